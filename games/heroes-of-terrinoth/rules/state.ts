import type { AdventureState } from '@questwright/adventure';
import type { Context } from './effect-context.ts';
import type { Deeds, Events, Values } from './events.ts';
import type { Action, Piece } from './things.ts';

export {
  ACTION_KINDS,
  type Action,
  type ActionKind,
  type EnemyFace,
  type HeroFace,
  type Piece,
} from './things.ts';

export type RoundPhase = 'setup' | 'hero' | 'enemy' | 'peril' | 'travel' | 'end';

/** What was asked for when the match was made; what is null is asked at the table. */
interface Wishes {
  readonly quest: string | null;
  readonly heroes: readonly (string | null)[];
  readonly leader: number | null;
}

export interface Terrinoth extends AdventureState<Events, Values, Context, Piece, Deeds> {
  readonly wishes: Wishes;
  readonly grim: boolean;
  /** The id of the quest; empty until it is chosen. */
  quest: string;
  phase: RoundPhase;
  round: number;
  /** How many turns of the hero phase are over. */
  turn: number;
  /** The seat that the present phase began with, or whose pick of an enemy is next. */
  first: number;
  leader: number;
  /** The seat of the active hero. */
  active: number;
  /** The id of the activation card that the active hero has chosen and not resolved yet; 0 when there is none. */
  chosen: number;
  /** The space of the peril token, counted from 0. */
  peril: number;
  /** What the quest counts, by name. */
  counters: { readonly [name: string]: number };
  action: Action | null;
  /** The action that was resolved last: what the dice on the table still show. */
  lastAction: Action | null;
  /** The seat that activates an enemy now; -1 when none is being activated. */
  activating: number;
  /** How many decks have been refilled; numbers the stacks that refilling makes. */
  refills: number;
}
