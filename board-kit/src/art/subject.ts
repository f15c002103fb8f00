import type { Mood, Skin, Tint } from './inks.ts';
import type { places, weathers } from './places.ts';
import type { arms } from './words/arms.ts';
import type { beasts } from './words/beasts.ts';
import type { buildings } from './words/buildings.ts';
import type { backs, beards, bodies, faces, hair, hats } from './words/folk.ts';
import type { goods } from './words/goods.ts';
import type { nature } from './words/nature.ts';
import type { signs } from './words/signs.ts';
import type { wear } from './words/wear.ts';

export type Beast = keyof typeof beasts;
export type Thing =
  | keyof typeof arms
  | keyof typeof wear
  | keyof typeof goods
  | keyof typeof buildings
  | keyof typeof nature
  | keyof typeof signs;
export type Word = Beast | Thing;
export type Place = keyof typeof places;
export type Weather = keyof typeof weathers;

/** How somebody looks, as far as the shoulders. What is not said is left out, or is as it is with most. */
export interface Folk {
  readonly face: keyof typeof faces;
  readonly skin?: Skin;
  readonly hair?: keyof typeof hair;
  readonly beard?: keyof typeof beards;
  readonly hat?: keyof typeof hats;
  readonly wears: keyof typeof bodies;
  readonly back?: keyof typeof backs;
  /** The colour of what is worn. */
  readonly tint?: Tint;
  /** The colour of hair and trimmings. */
  readonly second?: Tint;
  /** In the right hand, which is on the left of the picture for whoever looks at it; and in the other. */
  readonly holds?: Word;
  readonly off?: Word;
  readonly build?: 'small' | 'broad' | 'huge';
}

/** A drawing and where it is; without a place it goes where there is room. */
export interface Put {
  readonly of: Word | Folk;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly tint?: Tint;
  readonly second?: Tint;
}

/** What a card shows: who or what it is, where, and in what light. */
export interface Subject {
  readonly who?: Folk | Beast | Put | readonly (Folk | Beast | Put)[];
  readonly what?: Thing | Put | readonly (Thing | Put)[];
  readonly where: Place;
  readonly mood: Mood;
  readonly weather?: Weather;
  /** The colours of what has none of its own. */
  readonly tint?: Tint;
  readonly second?: Tint;
  /** A sign behind everything. */
  readonly behind?: Thing | Put;
}

/** Puts a drawing at a place: its middle, and how large its square is. */
export const put = (
  of: Word | Folk,
  x: number,
  y: number,
  size: number,
  more: Omit<Put, 'of' | 'x' | 'y' | 'size'> = {},
): Put => ({ of, x, y, size, ...more });
