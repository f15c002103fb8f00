/** Programs that sit in a seat, the runner that plays many matches with them, and the arena that compares them. */
export * from './arena/index.ts';
export * from './fit/index.ts';
export { type GreedyOptions, greedy, type Worth } from './greedy.ts';
export { passive } from './passive.ts';
export { random } from './random.ts';
export type { Forfeit, Lengths, MatchFault, Report } from './report.ts';
export { type Moment, matchAt, type Review, review } from './review.ts';
export { type RunSetup, runMatches } from './runner.ts';
export * from './search/index.ts';
export { type Found, type Trial, type TrialRun, WHOLE_TRIAL } from './trial.ts';
