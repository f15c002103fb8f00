import type { Catalogue } from '@questwright/kernel';
import { eventTexts } from '../campaign/event-words.ts';
import { handTexts } from '../campaign/looks-at-hand.ts';
import { rewardTexts } from '../campaign/rewards.ts';

/** What is said of campaigns. */
export const campaignTexts: Catalogue = {
  ...rewardTexts,
  ...eventTexts,
  ...handTexts,
  'd2.closed.too-dear': 'the heroes do not have so much gold',
  'd2.closed.relic': 'relics are not sold',
};
