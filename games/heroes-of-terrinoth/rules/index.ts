/** Heroes of Terrinoth: one to four people, two to four heroes, one quest. */
export { game } from './game.ts';
export { terminal } from './terminal.ts';
