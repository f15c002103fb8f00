/** Runebound, third edition: one to four heroes race to defeat the villain. */
export { game } from './game.ts';
export type { Runebound } from './state.ts';
export { terminal } from './terminal.ts';
