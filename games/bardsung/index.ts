/** Bardsung: one to five heroes explore a dungeon together. */
export { type Bardsung, game } from './rules/index.ts';
