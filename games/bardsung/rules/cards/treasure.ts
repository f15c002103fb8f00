import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import type { BardEffect, TreasureDef, WoundDef } from '../definitions.ts';
import type { Characteristic, Piece } from '../things.ts';

const upgrade = (
  written: Written,
  sort: 'gemstone' | 'rune',
  abilities: readonly Ability[],
): TreasureDef => ({
  ...head(written),
  kind: 'treasure',
  back: 'treasure',
  sort,
  effect: null,
  price: null,
  // It works once it is fitted to a weapon or to armour.
  silent: (_, { host }: Piece) => host === 0,
  ...printed(abilities),
});

/** Fits a weapon, and changes attacks. */
export const gemstone = (written: Written, abilities: readonly Ability[]): TreasureDef =>
  upgrade(written, 'gemstone', abilities);

/** Fits armour, and changes defence rolls. */
export const runeStone = (written: Written, abilities: readonly Ability[]): TreasureDef =>
  upgrade(written, 'rune', abilities);

/** Used in its hero's turn without an action: once, or again after it was readied for its price. */
export const consumableCard = (written: Written, price: number | null, effect: BardEffect): TreasureDef => ({
  ...head(written),
  kind: 'treasure',
  back: 'treasure',
  sort: 'consumable',
  effect,
  price,
  text: [['bs.card.consumable', { effect: nested(effect.text), price: price ?? 0 }]],
});

/** A wound: what its abilities say holds while its serious side is up, and the roll turns that side down. */
export const woundCard = (
  written: Written,
  characteristic: Characteristic,
  tn: number,
  abilities: readonly Ability[] = [],
): WoundDef => ({
  ...head(written),
  kind: 'wound',
  back: 'wound',
  characteristic,
  tn,
  silent: (_, { turned }: Piece) => !turned,
  ...printed(abilities, [], [['bs.card.wound', { characteristic, tn }]]),
});
