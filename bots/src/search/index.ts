/** One searching player for every game. */
export type { Effort, Insight } from './insight.ts';
export { searching } from './searching.ts';
export { type Judged, type Thought, think } from './think.ts';
