import type { AdventureState } from '@questwright/adventure';
import type { HeroSheet, Journey, PartyLegacy } from './campaign/party.ts';
import type { Context } from './context.ts';
import type { Events, Values } from './events.ts';
import type { Piece, Supply } from './things.ts';

export type { HeroSheet, Journey } from './campaign/party.ts';
export * from './things.ts';

export type Phase = 'upkeep' | 'map' | 'begin' | 'turn' | 'end';

/** A tile on the mat: where its top left square lies, and how often it was turned clockwise. */
export interface LaidTile {
  /** The dungeon card that it came with. */
  readonly def: string;
  readonly col: number;
  readonly row: number;
  readonly turn: number;
}

/** The turn of a hero that is being taken. */
export interface HeroTurn {
  readonly seat: number;
  /** How many actions are left. */
  actions: number;
  /** How many zones the move action that is under way still reaches; 0 when none is. */
  steps: number;
  /** Nothing has been done in it yet: it is still the time between two turns. */
  fresh: boolean;
  /** Whether a serious wound may still be tried, which is done first of all. */
  mayRecover: boolean;
  /** Whether a third action token gave an action. */
  third: boolean;
}

export interface Bardsung extends AdventureState<Events, Values, Context, Piece> {
  /** The heroes, by seat: their ids in the box. */
  readonly party: readonly string[];
  heroes: HeroSheet[];
  /** The encounter that is played; empty while the party is on its way to one. */
  node: string;
  journey: Journey | null;
  /** What the match before has left, until the table is set up. */
  inherited: PartyLegacy | null;
  phase: Phase;
  /** How far the end phase has come. */
  step: number;
  round: number;
  /** Never changed but replaced. */
  tiles: readonly LaidTile[];
  /** The marching order: ids of initiative cards, from high to low. */
  order: number[];
  /** The initiative card whose turn it is; 0 when it is nobody's. */
  acting: number;
  /** The models of the acting enemy card that have yet to act. */
  queue: number[];
  turn: HeroTurn | null;
  /** Whether the banner has helped an enemy card in this round. */
  bannerUsed: boolean;
  /** The party's fate tokens. */
  fate: { readonly most: number; active: number };
  supplies: { [one in Supply]: number };
  gold: number;
  /** Whether the echo token is loud. */
  loud: boolean;
  /** Rounds that have yet to be lived through, in an encounter that is outlasted. */
  left: number;
  /** Portals that turned out to be dead ends. */
  dead: number[];
  /** Who has a third action token, by seat. */
  third: boolean[];
  /** How often a model has come into a zone: those in one zone act in the order in which they came. */
  arrivals: number;
  /** The hero who is defeated and may yet be saved, by seat; -1 when nobody is. */
  fallen: number;
  /** How often a healing potion has brought somebody back. */
  revived: number;
}
