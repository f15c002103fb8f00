import type { Played, Slot } from './plan.ts';

/** The icons of paths, by which events are met: those of the land, and those of a city. */
export const LAND_ICONS = ['road', 'plain', 'forest', 'mountain', 'water'] as const;
export const CITY_ICONS = ['street', 'building', 'tower', 'sewer', 'hazard'] as const;
export const ICONS = [...LAND_ICONS, ...CITY_ICONS] as const;
export type Icon = (typeof ICONS)[number];

/** The journey to a quest. */
export interface Journey {
  readonly icons: readonly Icon[];
  /** How many of the icons have been passed. */
  at: number;
  /** Whether no event is met at the next icon. */
  skip: boolean;
}

/** An Ally card, and the Ally Skill cards that go with it. */
export interface AllyHeld {
  readonly id: string;
  readonly skills: readonly string[];
}

/** What everybody knows of the campaign that a match is part of. */
export interface CampaignState {
  readonly id: string;
  /** The step of the Campaign phase, from 1 to 8; 0 while the quest is played. */
  step: number;
  /** The quests that were played before this match. */
  log: Played[];
  /** What part of the campaign the quest of this match is. */
  slot: Slot;
  /** Gold, of all heroes together. */
  gold: number;
  /** XP that are not spent: of each hero, and of the overlord. */
  xp: number[];
  overlordXp: number;
  /** Fortune tokens that heroes have put together for one more shop item. */
  pooled: number;
  /** The Plot deck; empty when there is none. */
  plot: string;
  /** What has been returned to the box, until the campaign is over. */
  box: string[];
  /** The Search cards that heroes have found in the quest before, until they are paid for. */
  found: string[];
  /** Advanced Quest cards that the overlord may play. */
  advanced: string[];
  /** Lieutenants whom the overlord has sacrificed. */
  sacrificed: string[];
  /** The heroes for whose defeat in this quest the overlord has taken threat. */
  threatFor: number[];
  /** Whether a Rumor card has been played in this Campaign phase. */
  rumorPlayed: boolean;
  /** Whether the cards of this shopping step are dealt face down. */
  unknown?: boolean;
  /** The trait of which no cards are on offer in this shopping step. */
  scarce?: string;
  journey: Journey | null;
  /** The ally whom the heroes have got, with Ally Skill cards; none in matches that were begun without allies. */
  ally?: AllyHeld | null;
}
