/** Descent, second edition: one to four heroes against an overlord. */
export { arena } from './bot/arena.ts';
export { bots, strongest } from './bot/index.ts';
export { trials } from './bot/trials.ts';
export { type Descent, game, terminal } from './rules/index.ts';
export { variety } from './variety.ts';
