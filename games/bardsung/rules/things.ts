import type { Card } from '@questwright/kernel';

/** What lies on the table: models, cards, tokens. Which of its fields mean something depends on what it is. */
export interface Piece extends Card {
  /** The hero it is or belongs to; -1 for what is no hero's. */
  seat: number;
  exhausted: boolean;
  /** The other side is up: an ability enhanced, an enemy card fierce, a wound serious, a door closed. */
  turned: boolean;
  /** The zone of the mat that it stands in; NOWHERE when it is not on the mat. */
  at: number;
  /** An enemy's wound tokens. */
  wounds: number;
  poison: number;
  stunned: number;
  /** The conditions that do not add up, a bit each. */
  marks: number;
  /**
   * What it belongs to: the tile of an aspect, the equipment of an upgrade, the portal of a door. For a model, when it
   * arrived; for a boss's initiative card, how often it was turned over after the first time.
   */
  host: number;
  /** The hero who attacked this enemy last, by seat; -1 when nobody has. */
  foe: number;
}

export const NOWHERE = -1;

/** The conditions of which a model has one token at most, in the order of their bits. */
export const MARKS = [
  'bane',
  'bleed',
  'blessing',
  'burn',
  'fatigue',
  'frostbite',
  'pinned',
  'silence',
  'sundered',
  'weaken',
] as const;
export type Mark = (typeof MARKS)[number];
export type ConditionName = Mark | 'poison' | 'stunned';

export const CHARACTERISTICS = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

export const SUPPLIES = ['charm', 'firewood', 'potion', 'toolkit'] as const;
export type Supply = (typeof SUPPLIES)[number];

export const DAMAGE_DICE = [4, 6, 8, 10, 12] as const;
export type DamageDie = (typeof DAMAGE_DICE)[number];
