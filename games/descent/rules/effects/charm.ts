import { does } from '@questwright/adventure';
import { chooseOne, nested, type Rule } from '@questwright/kernel';
import { attack } from '../attack/attack.ts';
import { type Weapon, weaponsOf } from '../attack/sources.ts';
import { hasTarget } from '../attack/targets.ts';
import type { Context } from '../definitions.ts';
import { speedOf } from '../figures/characteristics.ts';
import { hasCondition } from '../figures/conditions.ts';
import { asOffer } from '../ground.ts';
import { isHeld } from '../move/base.ts';
import { walkAtOnce } from '../move/spaces.ts';
import { foundBy } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { endAction } from '../turn/actions.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';
import type { Whom } from './whom.ts';

/** What the overlord may do with a charmed hero: a move action or an attack action. */
export type Charmed = 'move' | 'attack';

const MOVE: Offer = { word: 'move' };

/**
 * The overlord moves or attacks with a hero, who counts as a monster of his meanwhile. It is no activation. The overlord
 * spends the surges, but nothing of the hero that is exhausted, paid for with fatigue or chosen.
 */
export const charms = (whom: Whom, ...what: readonly Charmed[]): GameEffect =>
  does(
    ['d2.effect.charm', { what: what.length > 1 ? 'either' : what[0]!, whom: nested(whom.text) }],
    function* (g: Descent, c: Context): Rule {
      const [figure] = whom.of(g, c);
      if (!figure || figure.zone !== MAP) return;
      g.control.push({ figure: figure.id, seat: g.overlord, side: 'overlord' });
      yield* actAsMonster(g, figure, what);
      g.control = g.control.filter(({ figure: id, seat }) => id !== figure.id || seat !== g.overlord);
    },
    (g, c) => whom.of(g, c).some(({ zone }) => zone === MAP),
  );

function* actAsMonster(g: Descent, figure: Figure, what: readonly Charmed[]): Rule {
  const weapons = what.includes('attack') ? weaponsFor(g, figure) : [];
  const moves = what.includes('move') && !isHeld(g, figure) && !hasCondition(g, figure, 'immobilized');
  const among: Offer[] = [
    ...(moves ? [MOVE] : []),
    ...weapons.map(({ source, name }): Offer => ({ word: 'attack', source, name })),
  ];
  if (among.length === 0) return;
  const offer = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'act',
    prompt: ['d2.ask.charm', { figure: figure.label }],
    among,
    as: asOffer(g),
  });
  if (offer === MOVE) yield* walkAtOnce(g, figure, speedOf(g, figure), 'points', g.overlord);
  else if (offer.word === 'attack')
    yield* attack(g, figure, weapons.find(({ source }) => source === offer.source)!);
  yield* endAction(g, figure, offer === MOVE ? 'move' : 'attack');
}

/** Weapons that the hero has equipped, and bare hands, but none of his Search cards. */
function weaponsFor(g: Descent, figure: Figure): Weapon[] {
  const found = foundBy(g, figure.hero).map(({ id }) => id);
  return weaponsOf(g, figure).filter(
    ({ source, arms }) => !found.includes(source) && hasTarget(g, figure, arms),
  );
}

export const charmTexts: { readonly [key: string]: string } = {
  'd2.effect.charm':
    'perform {what, select, move {a move action} attack {an attack action} other {a move or an attack action}} with {whom} as if it were one of your monsters; it may attack itself',
};
