/** Bardsung: one to five heroes explore a dungeon together. */
export { arena } from './bot/arena.ts';
export { bots, strongest } from './bot/index.ts';
export { trials } from './bot/trials/index.ts';
export { type Bardsung, game } from './rules/index.ts';
export { variety } from './variety.ts';
