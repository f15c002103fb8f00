import type { Valuation } from '@questwright/bots';
import { hasMark } from '../rules/conditions/tokens.ts';
import { distancesFrom, UNREACHED } from '../rules/map/ways.ts';
import { initiativeCard } from '../rules/order/marching-order.ts';
import { enemiesOnMat, heroModel, heroModels, packOf, terrainIn, woundsOf } from '../rules/pieces.ts';
import { gritOf, hasNextSide, profileOf, rangeOf, resilienceOf, speedOf } from '../rules/profile.ts';
import type { Bardsung, Piece } from '../rules/state.ts';
import { wayLeft } from './goal.ts';
import { weights } from './weights.ts';

const FEATURES = [
  /** The zones that the heroes still have to go, all together. */
  'way',
  /** Whether the echo token is loud. */
  'loud',
  /** What the enemies will cost before they fall. */
  'danger',
  /** The blows to be expected from enemies that still act in this round. */
  'threat',
  /** Wounds of the heroes, the later ones of each the worse. */
  'wounds',
  'serious',
  /** Harmful conditions, the worse ones for more. */
  'harms',
  'blessings',
  /** Third action tokens. */
  'actions',
  /** The zones that heroes are short of reaching their nearest enemies. */
  'reach',
  /** Hazards in the zones of the heroes. */
  'hazards',
  /** Fate tokens, supplies and gold. */
  'stores',
  /** Treasure cards in the packs. */
  'treasure',
] as const;

type Measured = Record<(typeof FEATURES)[number], number>;

/** The party as a whole: its heroes win or lose together. */
export const valuation: Valuation<Bardsung> = {
  features: FEATURES,
  weights,
  measure({ state: g }) {
    const enemies = enemiesOnMat(g);
    const f: Measured = {
      way: wayLeft(g),
      loud: Number(g.loud),
      danger: 0,
      threat: threat(g, enemies),
      wounds: 0,
      serious: 0,
      harms: 0,
      blessings: 0,
      actions: 0,
      reach: 0,
      hazards: 0,
      stores: stores(g),
      treasure: 0,
    };
    for (const enemy of enemies) f.danger += danger(g, enemy);
    for (const hero of heroModels(g)) {
      const wounds = woundsOf(g, hero.seat);
      f.wounds += wounds.length ** 2 / gritOf(g, hero);
      for (const { turned } of wounds) f.serious += Number(turned);
      f.harms += harms(hero);
      f.blessings += Number(hasMark(hero, 'blessing'));
      f.actions += Number(g.third[hero.seat]);
      f.treasure += packOf(g, hero.seat).length;
      if (enemies.length > 0) f.reach += outOfReach(g, hero, enemies);
      for (const { def } of terrainIn(g, hero.at)) f.hazards += HAZARDS[def] ?? 0;
    }
    return FEATURES.map((feature) => f[feature]);
  },
  why: (feature, { n, other }) => [`bs.better.${feature}`, { n, other }],
};

/** What can still be spent. */
const stores = ({ fate, supplies, gold }: Bardsung): number =>
  0.4 * fate.active +
  6 * supplies.potion +
  3 * supplies.firewood +
  1.5 * supplies.charm +
  0.8 * supplies.toolkit +
  gold / 7;

function danger(g: Bardsung, enemy: Piece): number {
  const { effects, powerful, tn } = profileOf(g, enemy);
  const whole = 1.5 + 0.4 * effects.length + 0.6 * Number(powerful) + 0.1 * (tn - 11);
  const left = hasNextSide(g, enemy) ? 2 - 0.4 * enemy.wounds : 1 - 0.4 * enemy.wounds;
  // Each is worth a part of the wounds that it will help to give.
  const eased =
    0.05 * Number(hasMark(enemy, 'weaken')) +
    0.12 * Number(hasMark(enemy, 'bane')) +
    0.3 * Number(hasMark(enemy, 'burn')) +
    0.22 * Number(hasMark(enemy, 'frostbite')) +
    0.08 * enemy.poison;
  return whole * Math.max(0.1, left - eased);
}

/** Each hero who acts before an enemy may fell it, or get out of its way. */
const FELLED_BEFORE = 0.2;

/**
 * An enemy that still acts in this round will strike a hero within reach: the higher its target number, the
 * more likely; and less likely while it is weak, or while heroes have their turns before it.
 */
function threat(g: Bardsung, enemies: readonly Piece[]): number {
  if (enemies.length === 0) return 0;
  let sum = 0;
  let before = 0;
  for (const id of g.order) {
    const card = initiativeCard(g, id);
    if (card.exhausted) continue;
    if (card.seat >= 0) before++;
    else
      for (const enemy of enemies)
        if (enemy.def === card.def) sum += blowOf(g, enemy) * (1 - FELLED_BEFORE) ** before;
  }
  return sum;
}

function blowOf(g: Bardsung, enemy: Piece): number {
  const far = distancesFrom(g, enemy.at);
  const reach = rangeOf(g, enemy) + speedOf(g, enemy);
  const { tn, powerful, effects } = profileOf(g, enemy);
  let most = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    const hero = heroModel(g, seat);
    if (far[hero.at]! > reach) continue;
    const fails = Math.min(1, Math.max(0, (tn - resilienceOf(g, hero) - 1) / 20));
    most = Math.max(
      most,
      hasMark(enemy, 'weaken') !== powerful ? (powerful ? 1 - (1 - fails) ** 2 : fails ** 2) : fails,
    );
  }
  return most * (0.8 + 0.2 * effects.length);
}

function harms(hero: Piece): number {
  let sum = 0.8 * hero.poison + hero.stunned;
  for (const [mark, cost] of HARM) if (hasMark(hero, mark)) sum += cost;
  return sum;
}

const HARM = [
  ['burn', 1.5],
  ['fatigue', 0.4],
  ['sundered', 0.3],
  ['frostbite', 0.6],
  ['bleed', 0.5],
  ['pinned', 0.1],
] as const;

const HAZARDS: { readonly [terrain: string]: number } = { gas: 1, drift: 0.5, rubble: -0.2, elevation: -0.2 };

function outOfReach(g: Bardsung, hero: Piece, enemies: readonly Piece[]): number {
  const far = distancesFrom(g, hero.at);
  const least = Math.min(...enemies.map(({ at }) => far[at]!));
  return least === UNREACHED ? 0 : Math.max(0, least - rangeOf(g, hero));
}
