/** Bardsung: one to five heroes explore a dungeon together. */
import { winRates } from './bot/win-rates.ts';

export { bots, strongest } from './bot/index.ts';

export { type Bardsung, game } from './rules/index.ts';
export { variety } from './variety.ts';

/** What `questwright sim bardsung --trial` can try out. */
export const trials = { 'win-rates': winRates };
