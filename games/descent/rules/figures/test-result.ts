import type { Icons } from '../rolls.ts';

/** How a test went: `excess` is the number of shields beyond the attribute. */
export interface TestResult {
  /** null for a figure that does not have the attribute, and so does not roll. */
  readonly rolled: Icons | null;
  readonly passed: boolean;
  readonly excess: number;
}
