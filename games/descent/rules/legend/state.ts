import type { Rank } from '../things.ts';

export type Difficulty = 'normal' | 'hard';
export const DIFFICULTIES: readonly Difficulty[] = ['normal', 'hard'];

/** The activation of a monster group that is going on. */
export interface GroupActivation {
  /** The card of the group. */
  readonly group: number;
  /** The id of the list that the group works. */
  readonly list: string;
  /** The rank that acts now; those of a lieutenant have none. */
  rank: Rank | null;
  /** The entry that the acting figure looks at next. */
  next: number;
  /** What the acting figure has done in this activation. */
  did: ('engage' | 'spot' | 'attack' | 'act')[];
  /** Whom the entry that is being worked aims at; 0 for nobody. */
  aim: number;
  /** The hero whom the acting figure has engaged or spotted last in this activation. */
  engaged?: number;
}

/** A run through The Delve. */
export interface Delve {
  /** Stages that have been resolved. */
  resolved: number;
  /** The ids of the stages that have been drawn, the one that is played last. */
  drawn: string[];
  /** Whether the portal is open. */
  open: boolean;
  /** Search tokens that were examined in this stage. */
  searched: number;
  /** What each hero has left to spend. */
  xp: number[];
  /** Shop Item cards that may still be kept in this upgrade phase. */
  keep: number;
  /** What the run is worth so far. */
  score: number;
}

/** The story quest that is to come, and the weeks until it begins. */
export interface StoryAhead {
  readonly quest: string;
  weeksLeft: number;
}

/** A campaign without an overlord, on its way from quest to quest. */
export interface Road {
  /** Weeks that have gone by. */
  weeks: number;
  fame: number;
  /** null before the campaign has begun. */
  story: StoryAhead | null;
  /** The side quests on offer. */
  side: string[];
  /** The events that have been met on the way. */
  met: string[];
  /** The city in which the party is; empty on the map. */
  city: string;
  /** Whether the action of the city has been used in this visit. */
  acted: boolean;
  /** What has been found in this quest for the party: it is theirs whoever wins. */
  found: { gold: number; fame: number };
}

export const newRoad = (): Road => ({
  weeks: 0,
  fame: 0,
  story: null,
  side: [],
  met: [],
  city: '',
  acted: false,
  found: { gold: 0, fame: 0 },
});

/** Play without an overlord. */
export interface Legend {
  readonly difficulty: Difficulty;
  morale: number;
  /** Who goes next, if both sides have somebody left to go. */
  due: 'hero' | 'group';
  activation: GroupActivation | null;
  /** The list that each group has worked last, by the card of the group. */
  lists: { [group: number]: string };
  /** The perils that have struck. */
  perils: string[];
  delve: Delve | null;
  /** null for a quest alone and for The Delve. */
  road: Road | null;
}

export const newLegend = (
  difficulty: Difficulty,
  heroes: number,
  delve: boolean,
  road: Road | null = null,
): Legend => ({
  difficulty,
  morale: heroes,
  road,
  due: 'hero',
  activation: null,
  lists: {},
  perils: [],
  delve: delve
    ? {
        resolved: 0,
        drawn: [],
        open: false,
        searched: 0,
        xp: Array.from({ length: heroes }, () => 0),
        keep: 0,
        score: 0,
      }
    : null,
});
