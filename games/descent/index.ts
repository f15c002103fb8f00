/** Descent, second edition: one to four heroes against an overlord. */
export { type Descent, game } from './rules/index.ts';
