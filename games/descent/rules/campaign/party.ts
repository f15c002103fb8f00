import type { Difficulty, StoryAhead } from '../legend/state.ts';
import type { Side } from '../things.ts';
import type { Played } from './plan.ts';
import type { AllyHeld } from './state.ts';

/*
 * What a match of a campaign leaves to the next. It holds facts alone: decks follow from what nobody owns, and the act
 * from the log.
 */

/** An item, and whether it is equipped. */
export interface Held {
  readonly card: string;
  readonly worn: boolean;
}

export interface HeroLegacy {
  readonly hero: string;
  readonly class: string;
  /** XP that are not spent. */
  readonly xp: number;
  readonly skills: readonly string[];
  readonly gear: readonly Held[];
  readonly fortune: number;
}

export interface PlotLegacy {
  readonly deck: string;
  /** The cards that lie before the overlord, the basic one among them. */
  readonly bought: readonly string[];
  readonly threat: number;
  /** Those of them that stay exhausted beyond the quest. */
  readonly exhausted?: readonly string[];
}

export interface OverlordLegacy {
  /** All Overlord cards that he owns. */
  readonly owned: readonly string[];
  readonly xp: number;
  readonly relics: readonly string[];
  readonly plot: PlotLegacy | null;
  /** His hand of Rumor cards, which nobody else may know. */
  readonly rumors: readonly string[];
}

export interface RoomLegacy {
  readonly card: string;
  readonly hero: number;
  readonly tokens: number;
}

export interface KeptLegacy {
  readonly card: string;
  readonly hero: number;
}

/** What only a campaign without an overlord leaves. */
export interface RoadLegacy {
  readonly difficulty: Difficulty;
  readonly weeks: number;
  readonly fame: number;
  readonly morale: number;
  readonly story: StoryAhead | null;
  readonly side: readonly string[];
  readonly met: readonly string[];
}

export interface DescentLegacy {
  readonly campaign: string;
  /** Who has won the campaign; null while it goes on. */
  readonly over: Side | null;
  /** The quests that were played, with the one that this match was about. */
  readonly log: readonly Played[];
  /** The Search cards that the heroes have found in it. */
  readonly found: readonly string[];
  readonly heroes: readonly HeroLegacy[];
  readonly gold: number;
  readonly overlord: OverlordLegacy;
  /** Rumor cards that have been discarded or played, Quest cards in play, and Advanced Quest cards that may be played. */
  readonly rumorsOut: readonly string[];
  readonly questCards: readonly string[];
  readonly advanced: readonly string[];
  /** Special rewards of Advanced Quest cards that a side has got; none in what older rules have left. */
  readonly claimed?: readonly string[];
  /** Secret Room cards that heroes keep from quest to quest; `hero` is -1 for what is all the heroes'. */
  readonly rooms?: readonly RoomLegacy[];
  /** Event cards that heroes keep, or the overlord if `hero` is -1; none in what older rules have left. */
  readonly kept?: readonly KeptLegacy[];
  /** The ally of the heroes; campaigns from before there were allies do not say. */
  readonly ally?: AllyHeld | null;
  /** Lieutenants whom the overlord has sacrificed; none in what older rules have left. */
  readonly sacrificed?: readonly string[];
  /** Of a campaign without an overlord; null for all others. */
  readonly legend: RoadLegacy | null;
  /** What has been returned to the box until the campaign is over. */
  readonly box: readonly string[];
}
