/** Tries something out for so many rounds, and reports on it in lines. */
export type Trial = (rounds: number, run: TrialRun) => Iterable<string>;

/** What a trial is told about the run that it is part of. */
export interface TrialRun {
  /** Whether a part of the trial, by its name, is asked for. */
  readonly includes: (part: string) => boolean;
  /** What was found under a name in this run or an earlier one; else it is found now, and remembered. */
  readonly recall: <T extends Found>(name: string, find: () => T) => T;
}

/** What can be remembered from one run to the next. */
export type Found = string | number | boolean;

/** A run of everything, without a memory. */
export const WHOLE_TRIAL: TrialRun = { includes: () => true, recall: (_, find) => find() };
