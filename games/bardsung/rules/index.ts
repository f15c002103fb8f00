/** Bardsung: one to five heroes explore a dungeon together. */
export { game } from './game.ts';
export type { Bardsung } from './state.ts';
