import type { Condition, Effect, Printed } from '@questwright/adventure';
import type { Catalogue } from '@questwright/kernel';
import type { ActionKind, Terrinoth } from './state.ts';

export type { Context } from './effect-context.ts';

export const ARCHETYPES = ['Healer', 'Mage', 'Scout', 'Warrior'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** From the lowest to the highest. */
export const RATINGS = ['Trivial', 'Challenging', 'Formidable'] as const;
export type Rating = (typeof RATINGS)[number];

/** From the lowest to the highest within a rating. */
export const RANKS = ['minion', 'master', 'nemesis'] as const;
export type Rank = (typeof RANKS)[number];

export const COLOURS = ['gray', 'green', 'yellow', 'orange', 'red', 'purple', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export interface HeroDef extends Printed {
  readonly kind: 'hero';
  readonly archetype: Archetype;
  readonly health: number;
}

export interface ActivationDef extends Printed {
  readonly kind: 'activation';
  readonly archetype: Archetype;
  /** The class of an advanced card; null on a basic one. */
  readonly class: string | null;
  readonly action: ActionKind;
  readonly lines: readonly Effect<Terrinoth>[];
}

export interface Keyword {
  readonly name: string;
  readonly effect: Effect<Terrinoth>;
  /** Advance, Retreat, Inflict: explained by the rules and not by the card. */
  readonly basic: boolean;
}

export interface EnemyCardDef extends Printed {
  readonly kind: 'enemy';
  /** The set it belongs to; null for a nemesis and for quest-specific cards. */
  readonly set: string | null;
  readonly rank: Rank;
  readonly rating: Rating;
  readonly traits: readonly string[];
  readonly health: number;
  readonly attack: number;
  readonly resilience: number;
  readonly bar: readonly Keyword[];
  readonly threat: Effect<Terrinoth> | null;
  readonly questSpecific: boolean;
}

export interface LocationDef extends Printed {
  readonly kind: 'location';
  readonly rating: Rating;
  readonly traits: readonly string[];
  readonly exploration: number;
  /** How many enemies spawn engaged, and how many face down in the shadows. */
  readonly engaged: number;
  readonly shadows: number;
  readonly threat: Effect<Terrinoth> | null;
  readonly questSpecific: boolean;
}

export interface ItemDef extends Printed {
  readonly kind: 'item';
  readonly set: string | null;
  readonly threat: Effect<Terrinoth> | null;
  readonly questSpecific: boolean;
}

export interface ExplorationEventDef extends Printed {
  readonly kind: 'event';
  readonly set: string | null;
  readonly effect: Effect<Terrinoth>;
  readonly questSpecific: boolean;
}

export interface ConditionDef extends Printed {
  readonly kind: 'condition';
  readonly harmful: boolean;
}

/** One stack of a deck: named sets, single named cards, and random sets or cards of a rating. */
export interface Stack {
  readonly sets?: readonly string[];
  readonly cards?: readonly string[];
  readonly random?: { readonly [rating in Rating | 'any']?: number };
}

export interface PerilTrack {
  /** The colours of the spaces; the first is the start space. */
  readonly spaces: readonly Colour[];
  readonly effects: readonly { readonly colour: Colour; readonly effect: Effect<Terrinoth> }[];
}

/** A number that a quest keeps: villagers saved, the strength of a gate. */
export interface Counter {
  readonly name: string;
  readonly start: number;
  readonly max?: number;
}

export interface QuestSheetDef extends Printed {
  readonly kind: 'quest';
  readonly rating: Rating;
  /** What it asks of the players, in one word. */
  readonly task: string;
  /** Suggested to newcomers. */
  readonly forNewcomers: boolean;
  /** Every quest has one; only positions made for a scenario may go without. */
  readonly nemesis: string | null;
  readonly nemesisDown: boolean;
  /** Stacks from the top of the deck to its bottom. */
  readonly enemies: readonly Stack[];
  readonly locations: readonly Stack[];
  readonly exploration: readonly Stack[];
  readonly counters: { readonly [id: string]: Counter };
  /** Cards that lie aside until the quest's rules call for them. */
  readonly aside: readonly string[];
  readonly peril: PerilTrack;
  readonly threat: Effect<Terrinoth> | null;
  /** Special set-up: after the decks are made and before the first location is turned up. */
  readonly setUp: Effect<Terrinoth> | null;
  /** After the first location's enemies have come. */
  readonly opening: Effect<Terrinoth> | null;
  readonly victory: Condition<Terrinoth>;
  /** Besides the fall of every hero. */
  readonly defeat: Condition<Terrinoth> | null;
  readonly story: { readonly before: string; readonly victory: string; readonly defeat: string };
}

export type TerrinothCard =
  | HeroDef
  | ActivationDef
  | EnemyCardDef
  | LocationDef
  | ItemDef
  | ExplorationEventDef
  | ConditionDef
  | QuestSheetDef;

/** How many copies of each card are in the box, and what belongs together. */
export interface Content {
  readonly heroes: readonly HeroDef[];
  readonly activations: readonly ActivationDef[];
  readonly sets: readonly EnemySet[];
  /** Nemeses and quest-specific enemies. */
  readonly loners: readonly EnemyCardDef[];
  readonly locations: readonly LocationDef[];
  readonly exploration: readonly ExplorationSet[];
  /** Cards that a quest lets heroes carry: in no deck, claimed by effects. */
  readonly extras: readonly ItemDef[];
  readonly conditions: readonly ConditionDef[];
  readonly quests: readonly QuestSheetDef[];
  /** The sentences of cards and quests that have their own code. */
  readonly phrases?: Catalogue;
}

export interface EnemySet {
  readonly name: string;
  readonly rating: Rating;
  readonly minion: EnemyCardDef;
  readonly master: EnemyCardDef;
}

export interface ExplorationSet {
  readonly name: string;
  /** Each card once for each copy of it. */
  readonly cards: readonly (ItemDef | ExplorationEventDef)[];
}
