import type { Report } from '../report.ts';

export interface StageResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts tests. A failed stage other than the tests counts as one failure, and so does a test file that did
 * not load.
 */
export function tally(results: readonly StageResult[], report: Report | undefined): Tally {
  const failedStages = results.filter(({ name, passed }) => !passed && name !== 'tests').length;
  const ran = results.find(({ name }) => name === 'tests');
  const brokenFiles = report?.testResults.filter(isBroken).length ?? 0;
  const failedTests = (report?.numFailedTests ?? 0) + brokenFiles;
  // A run can also fail without a failing test: no report at all, or an error thrown outside every test.
  const failedRun = ran && !ran.passed && failedTests === 0 ? 1 : 0;
  return { passed: report?.numPassedTests ?? 0, failed: failedStages + failedTests + failedRun };
}

function isBroken({ status, assertionResults }: Report['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}
