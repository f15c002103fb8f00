/** Descent, second edition: one to four heroes against an overlord. */
export { game } from './game.ts';
export type { Descent } from './state.ts';
export { terminal } from './terminal.ts';
