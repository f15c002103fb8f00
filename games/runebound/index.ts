/** Runebound, third edition: one to four heroes, one of two scenarios. */
export { arena } from './bot/arena.ts';
export { bots, strongest } from './bot/index.ts';
export { game, type Runebound, terminal } from './rules/index.ts';
export { trials } from './trials.ts';
export { variety } from './variety.ts';
