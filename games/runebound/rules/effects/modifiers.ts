import type { Text } from '@questwright/kernel';
import { assetDef } from '../catalogue.ts';
import { ownerOf } from '../context.ts';
import type { Ability, AssetType, Attribute } from '../definitions.ts';
import { HEXES } from '../map/hexes.ts';
import type { Piece, Runebound } from '../state.ts';
import { BIT, EVERY_TERRAIN, type Terrain } from '../terrain.ts';

/** Any die takes the hero into hexes of a terrain. */
export const anyDieInto = (terrain: Terrain): Ability => ({
  text: ['rb.ability.any-die-into', { terrain: [`rb.terrain.${terrain}`] }],
  modify: {
    terrain: (_: Runebound, me: Piece, bits: number, { seat, hex }: { seat: number; hex: number }) =>
      ownerOf(me) === seat && HEXES[hex]!.terrain === terrain ? EVERY_TERRAIN : bits,
  },
});

/** A die that shows one terrain also serves for another. */
export const dieServesAs = (shown: Terrain, wanted: Terrain): Ability => ({
  text: ['rb.ability.die-serves', { shown: [`rb.terrain.${shown}`], wanted: [`rb.terrain.${wanted}`] }],
  modify: {
    terrain: (_: Runebound, me: Piece, bits: number, { seat }: { seat: number }) =>
      ownerOf(me) === seat && bits & BIT[wanted] ? bits | BIT[shown] : bits,
  },
});

/** Any die takes the hero across a river. */
export const anyDieOverRivers = (): Ability => ({
  text: 'rb.ability.any-die-over-rivers',
  modify: {
    river: (_: Runebound, me: Piece, bits: number, { seat }: { seat: number }) =>
      ownerOf(me) === seat ? EVERY_TERRAIN : bits,
  },
});

/** Assets cost less in markets; of a type only, when it is named. */
export const cheaper = (by: number, type: AssetType | null = null): Ability => ({
  text: ['rb.ability.cheaper', { k: by, type: type ?? 'any' }],
  modify: {
    price: (g: Runebound, me: Piece, price: number, { seat, card }: { seat: number; card: Piece }) =>
      ownerOf(me) === seat && (type === null || assetDef(g, card).type === type) ? price - by : price,
  },
});

/** Goods bring more when they are traded. */
export const betterTrade = (by: number): Ability => ({
  text: ['rb.ability.better-trade', { k: by }],
  modify: {
    trade: (_: Runebound, me: Piece, value: number, { seat }: { seat: number }) =>
      ownerOf(me) === seat ? value + by : value,
  },
});

/** More cards are revealed in tests; of one attribute only, when it is named. */
export const plusOnTests = (by: number, attribute: Attribute | null = null): Ability => {
  const text: Text = ['rb.ability.plus-on-tests', { k: by, n: by, attribute: attribute ?? 'any' }];
  return {
    text,
    modify: {
      test: (
        _: Runebound,
        me: Piece,
        cards: number,
        subject: { readonly seat: number; readonly attribute: Attribute },
      ) =>
        ownerOf(me) === subject.seat && (attribute === null || attribute === subject.attribute)
          ? cards + by
          : cards,
    },
  };
};
