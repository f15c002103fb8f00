/** Heroes of Terrinoth: one to four people, two to four heroes, one quest. */
export { arena } from './bot/arena.ts';
export { bots, strongest } from './bot/index.ts';
export { game, terminal } from './rules/index.ts';
export { variety } from './variety.ts';
