import type { LegendCampaignDef } from '../../rules/definitions.ts';

/** Its quests are not public, so that nobody can play it yet. */
export const trialsOfFrostgate: LegendCampaignDef = {
  id: 'trials-of-frostgate',
  name: 'Trials of Frostgate',
  learnsAtOnce: true,
};

/** The campaigns without an overlord. Each quest of their stories names its campaign and chapter. */
export const legendCampaigns: readonly LegendCampaignDef[] = [
  { id: 'kindred-fire', name: 'Kindred Fire' },
  { id: 'rise-of-all-goblins', name: 'Rise of All Goblins' },
];
