/** Descent, second edition: one to four heroes against an overlord. */
export { bots, strongest } from './bot/index.ts';
export { type Descent, game, terminal } from './rules/index.ts';
export { variety } from './variety.ts';
