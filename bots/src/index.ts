/** Programs that sit in a seat, and the runner that plays many matches with them. */
export { type GreedyOptions, greedy, type Valuation } from './greedy.ts';
export { random } from './random.ts';
export type { Forfeit, Lengths, MatchFault, Report } from './report.ts';
export { type RunSetup, runMatches } from './runner.ts';
