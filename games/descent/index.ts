/** Descent, second edition: one to four heroes against an overlord. */
export { type Descent, game, terminal } from './rules/index.ts';
