import type { Characteristic, Supply } from '../things.ts';

/** What a hero is besides the cards: it goes on from match to match. */
export interface HeroSheet {
  readonly mods: { readonly [one in Characteristic]: number };
  /** How many of the party's XP the hero has spent. */
  readonly spent: number;
}

/** Where the party is in its campaign; null when one encounter is played by itself. */
export interface Journey {
  chapter: string;
  /** The node where the party stands; empty before the first of the chapter. */
  at: string;
  /** The nodes of this chapter that have been completed. */
  done: string[];
  /** Pathways that have been opened, such as "BD". */
  opened: string[];
  /** Cards that stories have put into the decks, and cards that they have taken out. */
  added: string[];
  barred: string[];
  /** The stories that have been told. */
  told: string[];
  /** The chapters that have been completed. */
  chapters: string[];
  /** How much of the chapter's lost treasure has been found. */
  found: number;
  /** XP of the whole party: every hero has as many to spend. */
  xp: number;
  /** Four steps of goodwill, 1 to 4, and four of corruption, -1 to -4. */
  reputation: number;
}

/** What a hero takes along to the next encounter. */
export interface HeroLegacy extends HeroSheet {
  readonly hero: string;
  readonly abilities: readonly string[];
  readonly equipment: readonly string[];
  /** Treasure; `fitted` is the place of the equipment that it is fitted to, or -1. */
  readonly pack: readonly { readonly card: string; readonly exhausted: boolean; readonly fitted: number }[];
}

export interface PartyLegacy {
  readonly heroes: readonly HeroLegacy[];
  readonly gold: number;
  readonly supplies: { readonly [one in Supply]: number };
  readonly journey: Journey;
  readonly isWon: boolean;
}
