import { existsSync, readFileSync } from 'node:fs';

/** What we read of the JSON report that vitest writes. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly TestResult[];
  }[];
}

export interface TestResult {
  /** The titles of the describe blocks and of the test, joined by spaces. */
  readonly fullName: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
}

export const fullReport = '.reports/vitest.json';
export const partialReport = '.reports/vitest-partial.json';

export function readReport(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
