import { changeOf, type Modifier, nested, type Text } from '@questwright/kernel';
import { assetDef, skillDef } from '../catalogue.ts';
import { contextOfCard, ownerOf } from '../context.ts';
import type { Ability, AssetType, Attribute, GameCondition } from '../definitions.ts';
import { HEXES } from '../map/hexes.ts';
import type { Piece, Runebound } from '../state.ts';
import { BIT, EVERY_TERRAIN, type Terrain } from '../terrain.ts';
import { type Bonuses, plus } from './abilities.ts';

/** Any die takes the hero into hexes of a terrain. */
export const anyDieInto = (terrain: Terrain): Ability => ({
  text: ['rb.ability.any-die-into', { terrain: [`rb.terrain.${terrain}`] }],
  modify: {
    terrain: (g: Runebound, me: Piece, bits: number, { seat, hex }: { seat: number; hex: number }) =>
      ownerOf(g, me) === seat && HEXES[hex]!.terrain === terrain ? EVERY_TERRAIN : bits,
  },
});

/** A die that shows one terrain also serves for another. */
export const dieServesAs = (shown: Terrain, wanted: Terrain): Ability => ({
  text: ['rb.ability.die-serves', { shown: [`rb.terrain.${shown}`], wanted: [`rb.terrain.${wanted}`] }],
  modify: {
    terrain: (g: Runebound, me: Piece, bits: number, { seat }: { seat: number }) =>
      ownerOf(g, me) === seat && bits & BIT[wanted] ? bits | BIT[shown] : bits,
  },
});

/** Any die takes the hero across a river. */
export const anyDieOverRivers = (): Ability => ({
  text: 'rb.ability.any-die-over-rivers',
  modify: {
    river: (g: Runebound, me: Piece, bits: number, { seat }: { seat: number }) =>
      ownerOf(g, me) === seat ? EVERY_TERRAIN : bits,
  },
});

/** Assets cost less in markets; of a type only, when it is named. */
export const cheaper = (by: number, type: AssetType | null = null): Ability => ({
  text: ['rb.ability.cheaper', { k: by, type: type ?? 'any' }],
  modify: {
    price: (g: Runebound, me: Piece, price: number, { seat, card }: { seat: number; card: Piece }) =>
      ownerOf(g, me) === seat && (type === null || assetDef(g, card).type === type) ? price - by : price,
  },
});

/** Goods bring more when they are traded. */
export const betterTrade = (by: number): Ability => ({
  text: ['rb.ability.better-trade', { k: by }],
  modify: {
    trade: (g: Runebound, me: Piece, value: number, { seat }: { seat: number }) =>
      ownerOf(g, me) === seat ? value + by : value,
  },
});

/** More cards are revealed in tests; of one attribute only, when it is named. */
export const plusOnTests = (by: number, attribute: Attribute | null = null): Ability => {
  const text: Text = ['rb.ability.plus-on-tests', { k: by, n: by, attribute: attribute ?? 'any' }];
  return {
    text,
    modify: {
      test: (
        g: Runebound,
        me: Piece,
        cards: number,
        subject: { readonly seat: number; readonly attribute: Attribute },
      ) =>
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
    sale: (g: Runebound, me: Piece, price: number, { seat }: { seat: number }) =>
      ownerOf(g, me) === seat ? price + by : price,
  },
});

/** Skills cost fewer gray orbs; of one attribute only, when it is named. */
export const cheaperSkills = (by: number, attribute: Attribute | null = null): Ability => ({
  text: ['rb.ability.cheaper-skills', { k: by, n: by, attribute: attribute ?? 'any' }],
  modify: {
    'gray-orbs': (g: Runebound, me: Piece, orbs: number, { seat, card }: { seat: number; card: Piece }) =>
      ownerOf(g, me) === seat && (attribute === null || attribute === skillDef(g, card).attribute)
        ? orbs - by
        : orbs,
  },
});

/** Counts for initiative as so many golden symbols more. */
export const plusInitiative = (by: number): Ability => ({
  text: ['rb.ability.plus-initiative', { k: by, n: by }],
  modify: {
    initiative: (g: Runebound, me: Piece, golden: number, side: number) =>
      contextOfCard(g, me, null).side === side ? golden + by : golden,
  },
});

/** The foe cannot retreat. */
export const foeCannotRetreat = (): Ability => ({
  text: 'rb.ability.foe-cannot-retreat',
  modify: {
    'retreat-forbidden': (g: Runebound, me: Piece, value: number, side: number) => {
      const own = contextOfCard(g, me, null).side;
      return own !== -1 && own !== side ? value + 1 : value;
    },
  },
});

/**
 * Speed that the hero has only while a condition holds. Not health, attributes or hand size: no rule looks at a
 * hero's limits at the moment when a condition ceases to hold.
 */
export function plusWhile(condition: GameCondition, bonuses: Pick<Bonuses, 'speed'>): Ability {
  const always = plus(bonuses);
  const modify: Record<string, Modifier> = {};
  for (const value in always.modify) {
    const change = changeOf(always.modify[value]!);
    modify[value] = (g: Runebound, me: Piece, base: number, seat: number) =>
      ownerOf(g, me) === seat && condition.holds(g, contextOfCard(g, me, null))
        ? change(g, me, base, seat)
        : base;
  }
  return {
    text: ['rb.ability.while', { condition: nested(condition.text), bonuses: nested(always.text) }],
    modify,
  };
}
