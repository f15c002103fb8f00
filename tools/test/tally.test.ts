import { describe, expect, it } from 'vitest';
import type { Report, TestResult } from '../report.ts';
import { tally } from './tally.ts';

const stage = (name: string, passed: boolean) => ({ name, passed, seconds: 1 });

function report(...files: TestResult['status'][][]): Report {
  const all = files.flat();
  return {
    numPassedTests: all.filter((status) => status === 'passed').length,
    numFailedTests: all.filter((status) => status === 'failed').length,
    testResults: files.map((statuses) => ({
      name: 'some.test.ts',
      status: statuses.length > 0 && !statuses.includes('failed') ? 'passed' : 'failed',
      assertionResults: statuses.map((status) => ({ fullName: 'a test', status })),
    })),
  };
}

describe('tally', () => {
  it('counts the tests of the report', () => {
    const results = [stage('types', true), stage('tests', false)];
    expect(tally(results, report(['passed', 'passed'], ['failed', 'skipped']))).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts each failed stage beside the tests as one failure', () => {
    const results = [stage('types', false), stage('lint', false), stage('tests', true)];
    expect(tally(results, report(['passed']))).toEqual({ passed: 1, failed: 2 });
  });

  it('counts a test file that does not load as one failure', () => {
    expect(tally([stage('tests', false)], report(['passed'], [], []))).toEqual({ passed: 1, failed: 2 });
  });

  it('counts an error outside every test as one failure', () => {
    expect(tally([stage('tests', false)], report(['passed']))).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a run without a report as one failure', () => {
    expect(tally([stage('tests', false)], undefined)).toEqual({ passed: 0, failed: 1 });
  });
});
