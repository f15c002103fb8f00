/** One searching player for every game. */
export { advise } from './advise.ts';
export type { Effort, Insight } from './insight.ts';
export { searching } from './searching.ts';
export { type Judged, type Thought, think, type Wish } from './think.ts';
export { type Amounts, LOST, type Valuation, valueBy, type Weights, WON } from './valuation.ts';
