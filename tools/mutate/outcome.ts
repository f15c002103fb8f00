export type Status =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  /** No test runs this code. */
  | 'NoCoverage'
  /** It works only while modules are loaded, which is before any test begins. */
  | 'Ignored'
  /** The code can no longer be run at all, so there is nothing to notice. */
  | 'RuntimeError';

/** What came of a mutant. */
export interface Outcome {
  /** `placeOf` its mutant. */
  readonly place: string;
  readonly status: Status;
  /** The test files with a test that failed. */
  readonly killers: readonly string[];
}
