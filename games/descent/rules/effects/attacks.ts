import { type Ability, does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { strikeSpaces } from '../attack/area.ts';
import { attack } from '../attack/attack.ts';
import { attackerOf, struckFigure } from '../attack/fate.ts';
import { rollAlso } from '../attack/roll.ts';
import { type Weapon, weaponsOf } from '../attack/sources.ts';
import { takePlace } from '../attack/take-place.ts';
import { distanceTo, hasTarget } from '../attack/targets.ts';
import type { Attack, Struck } from '../attack/types.ts';
import { figureFor } from '../context.ts';
import type { Context } from '../definitions.ts';
import type { Attacking } from '../events.ts';
import { deciderOf, isFriend } from '../figures/sides.ts';
import { isBystander } from '../figures/standing.ts';
import { asOffer, blockingSight, distanceOf, seesSpace, spacesApart, spacesOf, tablesOf } from '../ground.ts';
import { onMap } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { AttackType, Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { Offer } from '../words.ts';
import { answers, type Terms } from './abilities.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import type { FigureTrait, Whom } from './whom.ts';

const attackOf = ({ event }: Context): Attack => (event as Attacking).attack;

/** What is said of an attack that an effect gives. */
export interface AttackTerms {
  readonly with?: AttackType;
  /** It goes against the figure of the event alone. */
  readonly against?: 'that';
}

/**
 * "Perform an attack": a plain one with what the figure attacks with, never an ability that contains an attack. It takes no
 * action, and inside another attack it is resolved first, with limits of its own.
 */
export const attacks = ({ with: type, against }: AttackTerms = {}): GameEffect =>
  does(
    ['d2.effect.attack', { type: type ?? 'any', whom: against ?? 'anybody' }],
    (g: Descent, c: Context) => attackWith(g, c.figure!, { type, against: against && only(c) }),
    (g, c) => openTo(g, c.figure!, type, against && only(c)).length > 0,
  );

type Against = ((figure: Figure) => boolean) | undefined;

const only = ({ chosen, event }: Context): Against => {
  const { id } = chosen ?? (event as { readonly figure: Figure }).figure;
  return (figure) => figure.id === id;
};

const openTo = (g: Descent, figure: Figure, type: AttackType | undefined, against: Against): Weapon[] =>
  weaponsOf(g, figure).filter(
    ({ arms }) => (!type || arms.type === type) && hasTarget(g, figure, arms, against),
  );

/** A figure attacks with what it chooses of its weapons; not at all where it cannot. */
export function* attackWith(
  g: Descent,
  figure: Figure,
  {
    type,
    against,
    first = against,
  }: { readonly type?: AttackType | undefined; readonly against?: Against; readonly first?: Against } = {},
): Rule {
  const open = openTo(g, figure, type, first);
  if (open.length === 0) return;
  const among = open.map(({ source, name }): Offer => ({ word: 'attack', source, name }));
  const seat = deciderOf(g, figure);
  const offer = yield* chooseOne(g, {
    seat,
    topic: 'weapon',
    prompt: 'd2.ask.weapon',
    among,
    as: asOffer(g),
  });
  yield* attack(g, figure, open[among.indexOf(offer)]!, {
    ...(against && { against }),
    ...(first && { first }),
  });
}

/** "Perform an attack that affects each other figure in sight within 2 spaces": it has no target. */
export const sweeps = (n: number): GameEffect =>
  does(
    ['d2.effect.sweep', { n }],
    function* (g: Descent, { figure }: Context): Rule {
      const [weapon] = weaponsOf(g, figure!);
      if (weapon) yield* attack(g, figure!, weapon, { spaces: (now, by) => spacesInSight(now, by, n) });
    },
    (g, { figure }) =>
      weaponsOf(g, figure!).length > 0 && isSomebodyIn(g, figure!, spacesInSight(g, figure!, n)),
  );

/** Whether anybody else is in one of these spaces whom an attack of this figure may affect. */
const isSomebodyIn = (g: Descent, attacker: Figure, spaces: readonly number[]): boolean =>
  onMap(g).some(
    (figure) =>
      figure.id !== attacker.id &&
      !isBystander(g, figure) &&
      isAllowed(g, 'affect', { attacker, figure }) &&
      spacesOf(g, figure).some((space) => spaces.includes(space)),
  );

/** The spaces that a figure sees within this many spaces, without its own. */
function spacesInSight(g: Descent, figure: Figure, n: number): number[] {
  const blocking = blockingSight(g);
  return Array.from({ length: tablesOf(g).count }, (_, space) => space).filter((space) => {
    const distance = distanceTo(g, figure, space);
    return distance > 0 && distance <= n && seesSpace(g, figure, space, blocking);
  });
}

/** What an ability asks of an attack when it is declared. */
export type Asked = (g: Descent, me: Piece, attack: Attack) => boolean;

/**
 * "When attacking": whether it applies is settled when the attack is declared, whatever happens later; it is used after the
 * dice are rolled. `name` tells several such abilities of one card apart.
 */
export function whenAttacking(
  effect: GameEffect,
  {
    holds,
    name = '',
    ...terms
  }: Omit<Terms, 'if' | 'of'> & { readonly holds: Asked; readonly name?: string },
): Ability {
  const keyOf = (me: Piece): string => `${me.id}${name}`;
  const asks: Answer<'declared'> = {
    when: (g, me, { figure, attack: one }) => figure.id === figureFor(g, me)?.id && holds(g, me, one),
    run: (_, me, { attack: one }) => {
      one.fixed.push(keyOf(me));
    },
    anyOrder: true,
  };
  const used = answers('afterRoll', effect, {
    ...terms,
    if: (_, me, event) => (event as Attacking).attack.fixed.includes(keyOf(me)),
  });
  return { ...used, on: { declared: asks, ...used.on } };
}

/** Those whose place a figure can take: other targets on its side, so near if that is said. */
function replaceable(g: Descent, figure: Figure, { struck }: Attack, within?: number): Struck[] {
  return struck.filter((one) => {
    const target = struckFigure(g, one);
    if (!target || one.as === 'area' || target.id === figure.id || !isFriend(g, figure, target)) return false;
    return within === undefined || distanceOf(g, figure, target) <= within;
  });
}

/** "You are struck in that figure's place": of one who is targeted, and so near if that is said. */
export const standsIn = (within?: number): GameEffect =>
  does(
    ['d2.effect.stand-in', { n: within ?? 0 }],
    function* (g: Descent, c: Context): Rule {
      yield* standIn(g, c.figure!, attackOf(c), c.seat, within);
    },
    (g, c) => replaceable(g, c.figure!, attackOf(c), within).length > 0,
  );

function* standIn(g: Descent, figure: Figure, one: Attack, seat: number, within?: number): Rule {
  const open = replaceable(g, figure, one, within);
  if (open.length === 0) return;
  const among = open.map((struck): Offer => ({ word: 'figure', figure: struckFigure(g, struck)! }));
  const offer = yield* chooseOne(g, {
    seat,
    topic: 'figure',
    prompt: 'd2.ask.stand-in',
    among,
    as: asOffer(g),
  });
  takePlace(g, one, open[among.indexOf(offer)]!, figure);
}

/**
 * Within this many spaces of the target (the whole figure) or of the space that is targeted. The target is not near
 * itself.
 */
export const nearTarget = (n: number, of: 'figure' | 'space'): FigureTrait => ({
  text: ['d2.which.near-target', { n, of }],
  noun: false,
  fits: (g, figure, c) =>
    targeted(g, attackOf(c), of).some((spaces) => {
      const distance = spacesApart(g, spaces, spacesOf(g, figure));
      return distance > 0 && distance <= n;
    }),
});

const targeted = (g: Descent, one: Attack, of: 'figure' | 'space'): (readonly number[])[] =>
  of === 'space'
    ? one.aims.map(({ space }) => [space])
    : one.struck.flatMap((struck) => {
        const figure = struckFigure(g, struck);
        return figure && struck.as !== 'area' ? [spacesOf(g, figure)] : [];
      });

/** "The attack also affects 1 monster adjacent to you": it gathers and rolls its dice then. */
export const affectsAlso = (whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.affects-also',
    {},
    {
      useful: (_, figure, c) => !attackOf(c).struck.some((struck) => struck.figure === figure.id),
      *does(g, figure, c) {
        const one = attackOf(c);
        const spaces = spacesOf(g, figure);
        yield* rollAlso(g, one, strikeSpaces(g, one, spaces));
      },
    },
  );

/** "The attack ends": it is resolved then and there, without having missed. */
export const endsAttack: GameEffect = does('d2.effect.end-attack', (g: Descent, c: Context) => {
  const one = attackOf(c);
  if (attackerOf(g, one) && one.fate === 'open') one.fate = 'over';
});

export const attackTexts: { readonly [key: string]: string } = {
  'd2.effect.attack':
    'perform an attack{type, select, melee { with a Melee weapon} ranged { with a Ranged weapon} other {}}{whom, select, that { against that figure} other {}}',
  'd2.effect.sweep': 'perform an attack that affects each other figure in sight within {n} spaces',
  'd2.effect.stand-in':
    'you become the target in the place of {n, plural, =0 {a figure on your side} one {a figure on your side beside you} other {a figure on your side within # spaces}}',
  'd2.which.near-target':
    'within {n, plural, one {# space} other {# spaces}} of the {of, select, space {target space} other {target}}',
  'd2.effect.affects-also': 'the attack also affects {whom}',
  'd2.effect.end-attack': 'the attack ends',
};
