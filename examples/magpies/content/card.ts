import type { Context, Effect } from '@questwright/adventure';
import type { Def } from '@questwright/kernel';
import type { Magpies, Thing } from '../rules/state.ts';

/** What a card of the deck is. */
export interface CardDef extends Def {
  readonly kind: 'trinket' | 'perch' | 'find' | 'talon' | 'caw';
  /** Of a trinket. */
  readonly shine: number;
  /** How many of them are in the deck. */
  readonly copies: number;
  /** What a find does; its text is made of this. */
  readonly effect?: FindEffect;
}

/** What a find does for the magpie that plays it. */
export type FindEffect = Effect<Magpies, Context>;

/** What is announced: a trinket came to a nest. */
export interface Gathered {
  readonly trinket: Thing;
}

/** What is announced before a trinket is stolen. */
export interface Theft {
  readonly trinket: Thing;
  readonly victim: number;
  prevented?: boolean;
}
