// The titles here must not hold ids in brackets: the ledger would read them as proofs.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Report, TestResult } from '../report.ts';
import { ledger } from './ledger.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ledger-'));
  write('games/quoits/RULES-1.md', '- **QQ-THROW-01** a\n- **QQ-THROW-02** b\n- **QQ-THROW-03** c\n');
  write('games/quoits/RULES-2.md', '- **QQ-SCORE-01** d\n- **QQ-SCORE-02** e (table)\n');
  write('games/whist/RULES.md', '- **WW-DEAL-01** f\n- **WW-DEAL-02** g (content) (unseen)\n');
  write('games/registry/index.ts', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function report(tests: Record<string, TestResult['status']>) {
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }));
  const written: Report = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ name: 'some.test.ts', status: 'passed', assertionResults }],
  };
  write('.reports/vitest.json', JSON.stringify(written));
}

const unproven = () => JSON.parse(ledger(root, ['--json']).output).quoits.unproven;

describe('what proves a line', () => {
  it('is a passing test with its id in brackets', () => {
    report({ 'throws [QQ-THROW-01]': 'passed' });
    expect(unproven()).toEqual(['QQ-THROW-02', 'QQ-THROW-03', 'QQ-SCORE-01']);
  });

  it('is not a test that failed, was skipped or is still to do', () => {
    report({ 'a [QQ-THROW-01]': 'failed', 'b [QQ-THROW-02]': 'skipped', 'c [QQ-THROW-03]': 'todo' });
    expect(unproven()).toHaveLength(4);
  });

  it('is not an id without brackets', () => {
    report({ 'throws QQ-THROW-01': 'passed' });
    expect(unproven()).toHaveLength(4);
  });

  it('may name several lines, and name them in a describe block', () => {
    report({ 'throwing [QQ-THROW-01, QQ-THROW-02] far [QQ-THROW-03 QQ-SCORE-01]': 'passed' });
    expect(unproven()).toEqual([]);
  });
});

describe('a name that is in no ledger', () => {
  it.each(['QQ-THROW-04', 'QQ-THROW-1', 'QQ-THROW-01..03', 'ZZ-ANY-01'])(
    'is an error, even in a failing test: %s',
    (id) => {
      report({ [`throws [${id}]`]: 'failed' });
      const { status, errors } = ledger(root, []);
      expect(status).toBe(1);
      expect(errors).toEqual([`The test "throws [${id}]" names ${id}, which is not in the ledger.`]);
    },
  );

  it('may be any other word in brackets', () => {
    report({ 'reads [1, 2] and [UTF-8] and [object Object] and []': 'passed' });
    expect(ledger(root, []).errors).toEqual([]);
  });
});

it('examples have ledgers too, after the games', () => {
  write('examples/pebbles/RULES.md', '- **PP-TOSS-01** g\n');
  report({ 'tosses [PP-TOSS-01]': 'passed' });
  const printed = JSON.parse(ledger(root, ['--json']).output);
  expect(Object.keys(printed)).toEqual(['quoits', 'whist', 'pebbles']);
  expect(printed.pebbles).toEqual({ lines: 1, proven: 1, unproven: [], unseen: 0 });
});

describe('what is printed', () => {
  it('is a table of topics', () => {
    report({ 'throws [QQ-THROW-02]': 'passed' });
    expect(ledger(root, ['--game', 'quoits'])).toEqual({
      status: 0,
      errors: [],
      output: [
        'quoits: 1 of 4 lines proven',
        '  THROW  1 of 3  QQ-THROW-01 QQ-THROW-03',
        '  SCORE  0 of 1  QQ-SCORE-01',
      ].join('\n'),
    });
  });

  it('is one row a game in a summary', () => {
    report({ 'throws [QQ-THROW-02]': 'passed' });
    expect(ledger(root, ['--summary']).output).toBe(
      ['game    proven', 'quoits  1 of 4  25 %', 'whist   0 of 1  0 %, 1 unseen'].join('\n'),
    );
  });

  it('is a fixed shape in JSON', () => {
    report({ 'throws [QQ-THROW-02]': 'passed' });
    expect(JSON.parse(ledger(root, ['--json']).output)).toEqual({
      quoits: { lines: 4, proven: 1, unproven: ['QQ-THROW-01', 'QQ-THROW-03', 'QQ-SCORE-01'], unseen: 0 },
      whist: { lines: 1, proven: 0, unproven: ['WW-DEAL-01'], unseen: 1 },
    });
  });
});

describe('what is refused', () => {
  it('is a ledger without a test report', () => {
    const { status, errors } = ledger(root, []);
    expect(status).toBe(2);
    expect(errors[0]).toContain('run "npm test" first');
  });

  it('is a game that has no ledger', () => {
    report({});
    const { status, errors } = ledger(root, ['--game', 'chess']);
    expect(status).toBe(2);
    expect(errors).toEqual(['There is no ledger for chess, only for quoits, whist.']);
  });

  it('is an id that stands twice', () => {
    report({});
    write('games/whist/RULES-2.md', '- **WW-DEAL-01** again\n');
    const { status, errors } = ledger(root, []);
    expect(status).toBe(1);
    expect(errors).toEqual(['WW-DEAL-01 stands in the ledger more than once.']);
  });
});
