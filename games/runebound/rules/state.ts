import type { AdventureState } from '@questwright/adventure';
import type { Context } from './effect-context.ts';
import type { Deeds, Events, Values } from './events.ts';
import type { Piece, Side } from './things.ts';

export * from './things.ts';

export interface HeroState {
  /** The hex where the figure stands; NONE before it is placed and once it is eliminated. */
  at: number;
  gold: number;
  damage: number;
  /** Whether its defeat has been dealt with: a hero is defeated whenever its damage equals its health. */
  fallen: boolean;
  delayed: boolean;
  /** Lore or companions, as the scenario has it. */
  story: number;
  /** Hero actions left in this turn. */
  actions: number;
  eliminated: boolean;
}

export type Phase = 'setup' | 'turn-start' | 'turn' | 'round-end';

/** Between whom a combat is fought, which decides what follows from it. */
export type CombatKind = 'enemy' | 'story' | 'villain' | 'challenge';

export type CombatResult = 'attacker' | 'defender' | 'fled' | 'taken';

export interface Combat {
  readonly kind: CombatKind;
  /** The seats that decide for the two sides. */
  readonly seats: readonly [number, number];
  /** The seats of the heroes that fight; NONE for an enemy. */
  readonly heroes: readonly [number, number];
  /** The id of the enemy's card, or of the card whose ability made the challenge. */
  readonly card: number;
  readonly retreat: boolean;
  stage: 'engage' | 'cast' | 'action' | 'retreat' | 'over';
  round: number;
  /** The side that takes the next combat action. */
  turn: Side;
  /** How many further combat actions that side has been granted after this one. */
  again: number;
  passed: [boolean, boolean];
  result: CombatResult | null;
  /** The hero who fled and the hex fled to. */
  fled: number;
  refuge: number;
}

/** Terrain dice on the table. */
export interface Roll {
  readonly seat: number;
  readonly why: string;
  faces: number[];
  /** A bit for each die that is spent. */
  spent: number;
  /** The dice that were rerolled, in that order: the same die may be among them twice. */
  rerolled: number[];
}

/** An attribute test that is being made. Its cards lie in the zone `revealed`. */
export interface Test {
  readonly seat: number;
  readonly attribute: string;
  successes: number;
}

/** What was asked for when the match was made; what is null is asked or drawn at the table. */
export interface Wishes {
  readonly scenario: string | null;
  readonly heroes: readonly (string | null)[];
  readonly first: number | null;
}

export interface Runebound extends AdventureState<Events, Values, Context, Piece, Deeds> {
  readonly wishes: Wishes;
  /** Components that a scenario file made up, as JSON text; null in every other match. */
  readonly components: string | null;
  /** The id of the scenario; empty until it is chosen. */
  scenario: string;
  phase: Phase;
  round: number;
  /** The seats that have had their turn in this round, a bit each. */
  taken: number;
  first: number;
  active: number;
  act: number;
  /** The space of the time token, counted from 0. */
  time: number;
  /** Whether Act 2 is over. */
  ended: boolean;
  heroes: HeroState[];
  /** By gem: whether it lies face up. */
  gems: boolean[];
  /** The hex of the villain; NONE while it is not on the board. */
  villain: number;
  /** The hexes with zombies, one entry for each zombie. */
  zombies: number[];
  combat: Combat | null;
  roll: Roll | null;
  test: Test | null;
}
