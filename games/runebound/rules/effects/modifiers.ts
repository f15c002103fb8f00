import { ownerOf } from '@questwright/adventure';
import { changeOf, nested, type Text } from '@questwright/kernel';
import { assetDef, skillDef } from '../catalogue.ts';
import { contextOfCard } from '../context.ts';
import type { Ability, AssetType, Attribute, GameCondition } from '../definitions.ts';
import { HEXES } from '../map/hexes.ts';
import { BIT, EVERY_TERRAIN, type Terrain } from '../terrain.ts';
import { type Bonuses, plus } from './abilities.ts';

/** Any die takes the hero into hexes of a terrain. */
export const anyDieInto = (terrain: Terrain): Ability => ({
  text: ['rb.ability.any-die-into', { terrain: [`rb.terrain.${terrain}`] }],
  modify: {
    terrain: (g, me, bits, { seat, hex }) =>
      ownerOf(g, me) === seat && HEXES[hex]!.terrain === terrain ? EVERY_TERRAIN : bits,
  },
});

/** A die that shows one terrain also serves for another. */
export const dieServesAs = (shown: Terrain, wanted: Terrain): Ability => ({
  text: ['rb.ability.die-serves', { shown: [`rb.terrain.${shown}`], wanted: [`rb.terrain.${wanted}`] }],
  modify: {
    terrain: (g, me, bits, { seat }) =>
      ownerOf(g, me) === seat && bits & BIT[wanted] ? bits | BIT[shown] : bits,
  },
});

/** Any die takes the hero across a river. */
export const anyDieOverRivers = (): Ability => ({
  text: 'rb.ability.any-die-over-rivers',
  modify: {
    river: (g, me, bits, { seat }) => (ownerOf(g, me) === seat ? EVERY_TERRAIN : bits),
  },
});

/** Assets cost less in markets; of a type only, when it is named. */
export const cheaper = (by: number, type: AssetType | null = null): Ability => ({
  text: ['rb.ability.cheaper', { k: by, type: type ?? 'any' }],
  modify: {
    price: (g, me, price, { seat, card }) =>
      ownerOf(g, me) === seat && (type === null || assetDef(g, card).type === type) ? price - by : price,
  },
});

/** Goods bring more when they are traded. */
export const betterTrade = (by: number): Ability => ({
  text: ['rb.ability.better-trade', { k: by }],
  modify: {
    trade: (g, me, value, { seat }) => (ownerOf(g, me) === seat ? value + by : value),
  },
});

/** More cards are revealed in tests; of one attribute only, when it is named. */
export const plusOnTests = (by: number, attribute: Attribute | null = null): Ability => {
  const text: Text = ['rb.ability.plus-on-tests', { k: by, n: by, attribute: attribute ?? 'any' }];
  return {
    text,
    modify: {
      test: (g, me, cards, subject) =>
        ownerOf(g, me) === subject.seat && (attribute === null || attribute === subject.attribute)
          ? cards + by
          : cards,
    },
  };
};

/** Assets bring more when they are sold. */
export const betterSale = (by: number): Ability => ({
  text: ['rb.ability.better-sale', { k: by }],
  modify: {
    sale: (g, me, price, { seat }) => (ownerOf(g, me) === seat ? price + by : price),
  },
});

/** Skills cost fewer gray orbs; of one attribute only, when it is named. */
export const cheaperSkills = (by: number, attribute: Attribute | null = null): Ability => ({
  text: ['rb.ability.cheaper-skills', { k: by, n: by, attribute: attribute ?? 'any' }],
  modify: {
    'gray-orbs': (g, me, orbs, { seat, card }) =>
      ownerOf(g, me) === seat && (attribute === null || attribute === skillDef(g, card).attribute)
        ? orbs - by
        : orbs,
  },
});

/** Counts as this many additional golden symbols for initiative. */
export const plusInitiative = (by: number): Ability => ({
  text: ['rb.ability.plus-initiative', { k: by, n: by }],
  modify: {
    initiative: (g, me, golden, side) => (contextOfCard(g, me, null).side === side ? golden + by : golden),
  },
});

/**
 * Speed that the hero has only while a condition holds. Not health, attributes or hand size: no rule looks at a
 * hero's limits at the moment when a condition ceases to hold.
 */
export function plusWhile(condition: GameCondition, bonuses: Pick<Bonuses, 'speed'>): Ability {
  const always = plus(bonuses);
  const change = changeOf(always.modify!.speed!);
  return {
    text: ['rb.ability.while', { condition: nested(condition.text), bonuses: nested(always.text) }],
    modify: {
      speed: (g, me, base, seat) =>
        ownerOf(g, me) === seat && condition.holds(g, contextOfCard(g, me, null))
          ? change(g, me, base, seat)
          : base,
    },
  };
}
