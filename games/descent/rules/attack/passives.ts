import { type Ability, bans, changes } from '@questwright/adventure';
import { chooseOne } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import type { Defending } from '../events.ts';
import { attributeOf } from '../figures/characteristics.ts';
import { sufferDamage } from '../figures/harm.ts';
import { countsAsHero, deciderOf, isFriend } from '../figures/sides.ts';
import { areAdjacent, asOffer, distanceOf, seeFigures } from '../ground.ts';
import { onMap, pieceOf } from '../pieces.ts';
import type { Change } from '../rolls.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { Offer } from '../words.ts';
import { isTargeted } from './affected.ts';
import { struckFigure } from './fate.ts';
import { takePlace } from './take-place.ts';
import type { Attack, Struck } from './types.ts';

/**
 * A hero beside this monster, or who is treated as one, must spend a surge in each attack, whoever the target is, or the
 * attack misses. Who is charmed is no hero. [D2-HERO-20, D2-FCHARM-05]
 */
export const shadow: Ability = changes<Descent>('d2.passive.shadow', {
  surgeDemands: (g: Descent, me: Piece, demands: readonly string[], { attacker }: Attack) => {
    const hero = pieceOf(g, attacker);
    return countsAsHero(g, hero) && areAdjacent(g, me, hero) ? [...demands, 'Shadow'] : demands;
  },
});

/** Spends no surges unless a master or a lieutenant is within 3 spaces. */
export const cowardly: Ability = bans<Descent>('d2.passive.cowardly', {
  surge: {
    when: (g: Descent, me: Piece, { figure }: { readonly figure: Figure }) =>
      figure.id === me.id && !onMap(g).some((other) => leads(g, other) && distanceOf(g, me, other) <= 3),
    rule: 'D2-SURGE-02',
  },
});

function leads(g: Descent, figure: Figure): boolean {
  const { rank, sort } = figureDef(g, figure);
  return rank === 'master' || sort === 'lieutenant';
}

/** May roll a brown die more against a hero who is not beside it. */
const stalks: Answer<'beforeRoll'> = {
  optional: true,
  when: (g, me, { figure, defenders }) =>
    countsAsHero(g, figure) &&
    !areAdjacent(g, me, figure) &&
    defenders.some((struck) => struck.figure === me.id),
  run: (_, me, { defenders }: Defending) => {
    defenders.find((struck) => struck.figure === me.id)!.pool.push('brown');
  },
  text: 'd2.passive.night-stalker',
};
export const nightStalker: Ability = { text: 'd2.passive.night-stalker', on: { beforeRoll: stalks } };

/** An attack that targets this monster, and does not merely affect it, needs 3 range more, also a Melee attack. */
export const stealthy: Ability = changes<Descent>('d2.passive.stealthy', {
  rangeNeeded: (_: Descent, me: Piece, needed: number, attack: Attack) =>
    isTargeted(attack, me) ? needed + 3 : needed,
});

const WEAK = 2;

/**
 * Its attack deals 1 damage more, to whomever it affects, if it targets a hero of little might. A figure that
 * has no might at all does not count. [D2-FABIL-59, D2-FABIL-60]
 */
export const preyOnTheWeak: Ability = changes<Descent>('d2.passive.prey-on-the-weak', {
  attackChange: (g: Descent, me: Piece, all: readonly Change[], attack: Attack) =>
    attack.attacker === me.id && targetsOf(g, attack).some((target) => isWeak(g, target))
      ? [...all, { damage: 1 }]
      : all,
});

const targetsOf = (g: Descent, attack: Attack): Figure[] =>
  onMap(g).filter((figure) => countsAsHero(g, figure) && isTargeted(attack, figure));

function isWeak(g: Descent, figure: Figure): boolean {
  const might = attributeOf(g, figure, 'might');
  return might !== undefined && might <= WEAK;
}

/** The figures that a monster could protect: other targets beside it on its side. */
const protectable = (g: Descent, me: Piece, { struck }: Attack): Struck[] =>
  struck.filter((one) => {
    const target = struckFigure(g, one);
    return (
      target &&
      one.as !== 'area' &&
      target.id !== me.id &&
      isFriend(g, me, target) &&
      areAdjacent(g, me, target)
    );
  });

/** May take the place of a figure beside it that is the target of somebody it sees, and suffers 1 damage for it. */
const protects: Answer<'affected'> = {
  optional: true,
  when: (g, me, { figure, attack }) => seeFigures(g, me, figure) && protectable(g, me, attack).length > 0,
  *run(g, me, { attack }) {
    const open = protectable(g, me, attack);
    const among = open.map((struck): Offer => ({ word: 'figure', figure: struckFigure(g, struck)! }));
    const seat = deciderOf(g, me);
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'figure',
      prompt: 'd2.ask.stand-in',
      among,
      as: asOffer(g),
    });
    takePlace(g, attack, open[among.indexOf(offer)]!, me);
    yield* sufferDamage(g, me, 1, { kind: 'ability', attack: 0, by: me.id });
  },
  text: 'd2.passive.protect',
};
export const protect: Ability = { text: 'd2.passive.protect', on: { affected: protects } };
