import { campaignTrials } from './campaigns.ts';
import { legendTrials } from './legend-rates.ts';
import { listHealth, OTHERS } from './list-health.ts';
import { winRateTrials } from './win-rates.ts';

/** What `sim --trial` can be asked for. */
export const trials = {
  ...winRateTrials,
  ...legendTrials,
  ...campaignTrials,
  'list-health': listHealth('habit'),
  'list-health-at-random': listHealth('random'),
  'list-health-in-quests-of-overlords': listHealth('habit', OTHERS),
};
