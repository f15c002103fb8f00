import type { AdventureState, Context } from '@questwright/adventure';
import type { Attack } from './attack/types.ts';
import type { DescentLegacy } from './campaign/party.ts';
import type { CampaignState } from './campaign/state.ts';
import type { Deeds } from './deeds.ts';
import type { Events, Values } from './events.ts';
import type { Legend } from './legend/state.ts';
import type { Roll } from './rolls.ts';
import type { Level } from './setup/levels.ts';
import type { Attribute, Piece, Side } from './things.ts';

export * from './things.ts';

export type Phase = 'campaign' | 'setup' | 'travel' | 'hero' | 'overlord' | 'between' | 'upgrade';

/** The steps of a hero's turn; the overlord's goes through 1.I, 1.II, 2 and 4, which are his start, activations and end. */
export const STEPS = ['1.I', '1.II', '2', '3.I', '3.II', '3.III', '4'] as const;
export type TurnStep = (typeof STEPS)[number];

export interface Turn {
  readonly side: Side;
  /** The number of the hero whose turn it is; NONE in the overlord's. */
  readonly hero: number;
  step: TurnStep;
  /** Whether the hero has taken a rest action in it. */
  rested: boolean;
  /** Movement points that the hero has gained before step 3.II, which wait for it. */
  gained?: number;
  /** Whether the hero has moved in it. */
  moved: boolean;
  /** Whether the hero has begun a move action in it. */
  walked?: boolean;
  /** How many move actions the hero has begun in it. */
  walks?: number;
  /** Whether the hero has made the attack that takes no action, of a game with two heroes. */
  freeAttack?: boolean;
  /**
   * Whether the hero was not asked in step 2 what to equip, wants to be asked, or has been asked or has acted
   * since.
   */
  equipment?: 'skipped' | 'wanted' | 'done';
  /** The sort of familiars that are being activated: all of them, before any others are. */
  familiars?: string;
  /** Whether the hero has been defeated or has stood up in it: then no familiar is activated any more. */
  fallen: boolean;
}

/** Movement points of one source: how they may be spent can differ. */
export interface Points {
  readonly source: 'move' | 'fatigue' | 'gift';
  /** The number of the move action that they came from; of other sources just a number. */
  readonly id: number;
  left: number;
  /** The ability whose points they are, where spending them has a consequence of its own. */
  readonly by?: string;
}

/** An action that an effect gives besides those of an activation. Neither they nor their limits are used up by it. */
export interface Granted {
  readonly action: 'attack' | 'move';
  /** The name of the card that has given it. */
  readonly by: string;
  used: boolean;
}

/** A figure that acts: in its activation, or in an interrupt, which lies on top of what it interrupts. */
export interface Activation {
  readonly figure: number;
  /** Whether it is the figure's activation, and not an interrupt. */
  readonly own: boolean;
  /** Actions left. */
  actions: number;
  /** How many of them may contain an attack; heroes have no such limit. */
  attacks: number;
  /** How many of them may be move actions. */
  moves: number;
  /** How many actions have been begun in it. */
  taken: number;
  granted: Granted[];
  points: Points[];
  /** The number of the move action that is under way; 0 when none is. */
  walking: number;
  /** Whether the figure has moved into the space where it is since it began to act. */
  underWay: boolean;
  /** Ended by an effect: what is under way is finished, and then nothing more is done. */
  over: boolean;
}

/** An attribute test that is being made. */
export interface Test {
  readonly figure: number;
  readonly attribute: Attribute;
  roll: Roll;
}

/** Somebody else decides for a figure, or it fights for the other side. The last entry holds. */
export interface Control {
  readonly figure: number;
  /** Who decides; null for whoever decides for that side. */
  readonly seat: number | null;
  readonly side: Side;
}

/** The secret room that is open: its card, the drawing of the map without it, and the first of its spaces. */
export interface Room {
  readonly card: number;
  readonly home: string;
  readonly from: number;
}

export interface Descent extends AdventureState<Events, Values, Context, Piece, Deeds> {
  /** The seat of the overlord; `AUTOMATON` when nobody plays him. */
  readonly overlord: number;
  /** The seat that plays each hero. */
  readonly players: readonly number[];
  /** Whether the rules for exactly two heroes apply. */
  twoHeroes: boolean;
  /** The quest; empty while none has been chosen, and in a described position. */
  quest: string;
  /** Which of its encounters is played, from 0. */
  encounter: number;
  /** Who has won the encounter before the one that is played. */
  won?: Side;
  /** How many steps of the set-up have been done. */
  setUp: number;
  /** The act of the components; 0 until the quest has been chosen. */
  act: number;
  /** The level of Epic Play. */
  level: Level;
  /** Whether the players have said the level, and do not leave it to the quest. */
  readonly isLevelSaid: boolean;
  round: number;
  phase: Phase;
  /** The map: its drawing, of which the tables are made. */
  map: string;
  /** By door-like object: whether it is closed, open or gone. */
  doors: number[];
  /** The spaces of the map that nobody has explored yet: as if they were not there. */
  unexplored?: readonly number[];
  turn: Turn | null;
  /** A hero's turn that waits, with what is left of it, and how many heroes had ended theirs by then. */
  suspended?: { readonly turn: Turn; readonly act: Activation; readonly ended: number };
  acting: Activation[];
  attacks: Attack[];
  tests: Test[];
  control: Control[];
  /** Threat tokens of the overlord. */
  threat: number;
  /** The hero's figure that is standing up: from the moment of the action on it counts as on the map. 0 for none. */
  rising: number;
  /** Figures that an effect is moving by spaces, one inside the other. */
  moving: number[];
  /** The abilities that are being resolved, one inside the other: none of them answers to what follows from itself. */
  answering: string[];
  /** The campaign that the match is part of; null when a quest is played by itself. */
  campaign: CampaignState | null;
  /** What the match before it has left, until it lies on the table. */
  inherited: DescentLegacy | null;
  /** Whether heroes, classes and first skills are dealt. */
  readonly dealt?: boolean;
  /** What only play without an overlord has. */
  legend?: Legend;
  /** The boxes beside the base box that the players have said they play with. */
  readonly boxes?: readonly string[];
  /** Whether the players want secret rooms; a campaign of a box that has them always uses them. */
  rooms?: boolean;
  /** Whether the heroes can gain an ally in this campaign. */
  allies?: boolean;
  /** The secret room that is open; null or left out while none is. */
  room?: Room | null;
  /** How many attacks, move actions and the like have been numbered. */
  counted: number;
  /** By hero: the equipment that its player wants to keep as it is, without being asked in every turn. */
  kept?: { readonly [hero: number]: string };
}
