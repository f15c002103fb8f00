import { type ChanceScript, describedPosition } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';
import type { Runebound } from '../rules/state.ts';

export type Words = Record<string, unknown>;

/** A position in the words of scenario files. */
export interface PositionWords extends Words {
  readonly players: readonly Words[];
  /** What chance gives. Nothing else can be drawn: a die too many fails the test. */
  readonly chance?: ChanceScript;
}

/**
 * A match that begins in a described position. A player who is not told a hero has a plain one, in a hex apart
 * from the others; the story deck is empty unless its cards are told.
 */
export function position({ chance = {}, ...words }: PositionWords): Start<Runebound> {
  const players = words.players.map((player, seat) => ({
    hero: plainHero(seat),
    ...(player.eliminated !== true && { at: PLACES[seat] }),
    ...player,
  }));
  const decks = { story: { only: [] }, ...((words.decks ?? {}) as Words) };
  return { ...describedPosition(game, { ...words, decks, players }), chance };
}

const PLACES = ['H9', 'A13', 'O1', 'B4'];
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];

/** Speed 3, health 9, hand size 3, every attribute 2, three plain tokens and no abilities. */
export const plainHero = (seat: number, more: Words = {}): Words => ({
  name: NAMES[seat],
  tokens: [
    ['2 physical', 'shield'],
    ['golden magic', 'agility'],
    ['surge', 'dash'],
  ],
  ...more,
});

/** What the terrain dice show, in the order in which they are rolled. */
export const dice = (...faces: string[]): ChanceScript => ({ 'terrain die': faces });

/** A plain enemy: 5 health, no abilities, 1 gold. */
export const foe = (more: Words = {}): Words => ({
  name: 'Brute',
  health: 5,
  reward: 'gain 1 gold',
  ...more,
});

/** What the five enemy tokens show: enemy-1 to enemy-5. */
export const enemyCasts = (...shown: (string | readonly string[])[]): Words =>
  Object.fromEntries(shown.map((symbol, i) => [`enemy-${i + 1}`, symbol]));

/** What Margath's seven tokens show, as scripted chance. */
export const margathCasts: ChanceScript = {
  'cast enemy-1': ['enemy'],
  'cast enemy-2': ['enemy'],
  'cast enemy-3': ['enemy'],
  'cast enemy-4': ['surge'],
  'cast enemy-5': ['double'],
  'cast master': ['enemy'],
  'cast margath-token': ['enemy'],
};

/** What the three tokens of a plain hero show. */
export const heroCasts = (...shown: (string | readonly string[])[]): Words =>
  Object.fromEntries(shown.map((symbol, i) => [`token ${i + 1}`, symbol]));
