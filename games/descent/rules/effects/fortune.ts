import { type Ability, type Cost, costs, does } from '@questwright/adventure';
import { isFresh, use } from '@questwright/kernel';
import { fortuneOf, spendFortune } from '../campaign/fortune.ts';
import { figureFor } from '../context.ts';
import type { Context } from '../definitions.ts';
import type { Defending } from '../events.ts';
import { tokensOf } from '../figures/class-tokens.ts';
import { FORTUNE } from '../ids.ts';
import type { Descent, Piece } from '../state.ts';
import { actingNow } from '../turn/activation.ts';
import { answers, type Terms, used } from './abilities.ts';
import { recovers } from './harm.ts';
import type { GameEffect } from './on-figures.ts';
import { rerolls } from './words.ts';

/*
 * What a hero does with fortune tokens. Of several that a hero has the first one speaks for all.
 */

/** Fortune tokens of the hero's own. [D2-PLOT-36] */
const fortune = (n: number): Cost<Descent, Context> =>
  costs(
    ['d2.cost.fortune', { n }],
    (g, { figure }) => figure !== null && fortuneOf(g, figure.hero) >= n,
    (g, { figure }) => spendFortune(g, figure!.hero, n),
  );

const isFirst = (g: Descent, me: Piece): boolean => {
  const figure = figureFor(g, me);
  return figure !== null && tokensOf(g, figure, me.def)[0]?.id === me.id;
};

/** Whether a hero has rolled dice of an attack just now: as the attacker, or as one who defends. */
function hasRolled(g: Descent, me: Piece, { figure, attack, defenders }: Defending): boolean {
  const own = figureFor(g, me)!;
  if (figure.id === own.id && attack.stage === 'roll') return true;
  return defenders.some((struck) => struck.figure === own.id);
}

/** "Perform 1 additional action." */
const gainsAction: GameEffect = does('d2.effect.gain-action', (g: Descent, { figure }: Context) => {
  use(g, 'round', actionOf(figure!));
  actingNow(g)!.actions++;
});

/** Tokens come and go, so that it is the hero by whom the limit is kept. */
const actionOf = ({ hero }: Piece): string => `${FORTUNE}:${hero}`;

/** Whether a hero has performed the two actions of the turn, and has not bought another in this round. */
function isDone(g: Descent, me: Piece): boolean {
  const act = actingNow(g);
  const figure = figureFor(g, me);
  if (!act || !figure || act.figure !== figure.id || !isFresh(g, 'round', actionOf(figure))) return false;
  return act.own && act.actions === 0 && act.taken >= NORMAL;
}
const NORMAL = 2;

const spending = (n: number, terms: Terms): Terms => ({
  ...terms,
  may: true,
  cost: fortune(n),
  if: (g, me, event) => isFirst(g, me) && (terms.if?.(g, me, event) ?? true),
});

/** What is printed about fortune tokens. [D2-PLOT-29, D2-PLOT-30, D2-PLOT-32, D2-PLOT-33] */
export const fortuneAbilities: readonly Ability[] = [
  used(
    'duringTurn',
    recovers('fatigue', 1),
    spending(1, { name: 'Fortune: fatigue', if: (g, me) => (figureFor(g, me)?.fatigue ?? 0) > 0 }),
  ),
  answers('rolled', rerolls, spending(1, { again: true, says: 'd2.when.you-rolled' })),
  answers(
    'afterRoll',
    rerolls,
    spending(1, {
      again: true,
      of: 'anybody',
      says: 'd2.when.attack-rolled',
      if: (g, me, event) => hasRolled(g, me, event as Defending),
    }),
  ),
  used('duringTurn', gainsAction, spending(2, { name: 'Fortune: action', once: 'round', if: isDone })),
];

export const fortuneTexts: { readonly [key: string]: string } = {
  'd2.cost.fortune': 'spend {n} fortune',
  'd2.effect.gain-action': 'perform 1 additional action',
};
