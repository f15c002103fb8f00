import { abilityUses } from './abilities.ts';
import { campaigns, campaignsByInstinct } from './campaigns.ts';
import { chapterRates, chapterRatesByInstinct } from './chapters.ts';
import { heroSwaps } from './heroes.ts';
import { searchRates } from './search.ts';
import { winRates } from './win-rates.ts';

/** What `questwright sim bardsung --trial` can try out. */
export const trials = {
  'win-rates': winRates,
  chapters: chapterRates,
  'chapters-by-instinct': chapterRatesByInstinct,
  campaigns,
  'campaigns-by-instinct': campaignsByInstinct,
  heroes: heroSwaps,
  abilities: abilityUses,
  search: searchRates,
};
