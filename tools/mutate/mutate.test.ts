import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Equivalent, wordsFor } from './equivalent.ts';
import { findingsOf } from './findings.ts';
import { homeOf, judgesOf } from './judges.ts';
import { type Entry, stillTrue, versionsOf, worldOf } from './known.ts';
import { type Mutant, mutantsOf, placeOf } from './mutants.ts';
import type { Outcome, Status } from './outcome.ts';
import { scoreOf, textOf } from './report.ts';
import { requestOf } from './request.ts';
import { sampleOf, sliced } from './sample.ts';

const root = mkdtempSync(join(tmpdir(), 'mutate-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const FILE = 'games/pawns/rules/step.ts';
write(
  FILE,
  `/** QQ-MOVE-01 */
export const isNear = (a: number, b: number): boolean => a - b <= 1;

export function refuse(n: number): string {
  return n > 3 ? 'far' : 'near';
}
`,
);
const all = await mutantsOf(root, [FILE]);
const near = all.find(({ replacement }) => replacement === 'a - b < 1')!;
const far = all.find(({ replacement }) => replacement === 'n >= 3')!;

describe('what is asked for', () => {
  it('is a folder and how many of its mutants', () => {
    expect(requestOf(['./kernel/src/', '--sample', '400', '--seed', 'x', '--slice', '2/4'])).toEqual({
      folder: 'kernel/src',
      sample: 400,
      seed: 'x',
      slice: { part: 2, of: 4 },
      fresh: false,
      concurrency: 2,
      minutes: 600,
    });
    expect(requestOf(['kernel'])).not.toHaveProperty('sample');
  });

  it.each([
    [[], 'Name one folder'],
    [['kernel', 'bots'], 'Name one folder'],
    [['kernel', '--sample', 'many'], '--sample is a number from 1, and not many.'],
    [['kernel', '--sample', '0'], '--sample'],
    [['kernel', '--slice', '5/4'], '--slice says which part of how many'],
    [['kernel', '--slice', '0/4'], '--slice'],
    [['kernel', '--slice', 'half'], '--slice'],
  ])('%j is refused', (args, sentence) => {
    expect(() => requestOf(args)).toThrow(sentence);
  });
});

describe('the mutants of a file', () => {
  it('are told with their line and what takes the place of what', () => {
    expect(near).toMatchObject({
      file: FILE,
      start: { line: 1, column: 57 },
      line: 'export const isNear = (a: number, b: number): boolean => a - b <= 1;',
      original: 'a - b <= 1',
      mutator: 'EqualityOperator',
    });
    expect(all.some(({ replacement }) => replacement === 'n <= 3')).toBe(true);
  });

  it('are never in words', () => {
    expect(all.filter(({ mutator }) => mutator === 'StringLiteral')).toEqual([]);
    expect(new Set(all.map(placeOf)).size).toBe(all.length);
  });
});

describe('a sample', () => {
  it('is the same for the same seed, and another for another', () => {
    const sample = sampleOf(all, '1', 5);
    expect(sample).toHaveLength(5);
    expect(sampleOf(all.toReversed(), '1', 5)).toEqual(sample);
    expect(sampleOf(all, '2', 5)).not.toEqual(sample);
    expect(sampleOf(all, '1')).toHaveLength(all.length);
  });

  it('is not changed by lines that are added above, nor by its size', () => {
    const moved = all.map((mutant) => ({
      ...mutant,
      start: { ...mutant.start, line: mutant.start.line + 9 },
    }));
    expect(sampleOf(moved, '1', 5).map(wordsFor)).toEqual(sampleOf(all, '1', 5).map(wordsFor));
    expect(sampleOf(all, '1', 6).slice(0, 5)).toEqual(sampleOf(all, '1', 5));
  });

  it('falls into slices that have every mutant once', () => {
    const parts = [1, 2, 3].map((part) => sliced(all, { part, of: 3 }));
    expect(parts.flat().map(placeOf).sort()).toEqual(all.map(placeOf).sort());
    expect(parts[0]!.length - parts[2]!.length).toBeLessThanOrEqual(1);
  });
});

describe('what judges a folder', () => {
  it('is the tests of its package or game; of the kernel, also those of the examples', () => {
    expect(homeOf('games/runebound/rules/map')).toBe('games/runebound');
    expect(homeOf('kernel/src')).toBe('kernel');
    expect(judgesOf('games/runebound/rules').include).toEqual(['games/runebound/**/*.test.{ts,tsx}']);
    expect(judgesOf('kernel/src').include).toEqual([
      'kernel/**/*.test.{ts,tsx}',
      'examples/**/*.test.{ts,tsx}',
    ]);
  });

  it('depends on the game, the kernel and its tools, but not on what is only read', () => {
    const { dependsOn } = judgesOf('games/runebound/rules');
    expect(
      ['games/runebound/scenarios/a.yaml', 'kernel/src/zones.ts', 'cli/src/a.ts'].filter(dependsOn),
    ).toHaveLength(3);
    expect(['games/runebound/RULES.md', 'games/descent/a.ts', 'server/a.ts'].filter(dependsOn)).toEqual([]);
  });
});

describe('what is known from before', () => {
  const files = { [FILE]: 'code', 'a.test.ts': 'a', 'b.test.ts': 'b' };
  const versions = versionsOf(Object.keys(files), (file) => files[file as keyof typeof files]);
  const entry = (status: Status, place: string, killers: string[] = []): Entry => ({
    place,
    status,
    killers,
    file: FILE,
    version: versions[FILE]!,
    killerVersions: killers.map((killer) => versions[killer]!),
    world: worldOf(versions),
  });
  const entries = [entry('Killed', 'killed by a', ['a.test.ts']), entry('Survived', 'survived')];
  const trueAfter = (change: Record<string, string>): string[] => [
    ...stillTrue(entries, {
      ...versions,
      ...versionsOf(Object.keys(change), (file) => change[file]!),
    }).keys(),
  ];

  it('holds while nothing has changed', () => {
    expect(trueAfter({})).toEqual(['killed by a', 'survived']);
  });

  it('holds for kills when other tests change, and for nothing else', () => {
    expect(trueAfter({ 'b.test.ts': 'changed' })).toEqual(['killed by a']);
    expect(trueAfter({ 'c.test.ts': 'new' })).toEqual(['killed by a']);
  });

  it('does not hold when the test that killed changes, or the code', () => {
    expect(trueAfter({ 'a.test.ts': 'changed' })).toEqual([]);
    expect(trueAfter({ [FILE]: 'changed' })).toEqual([]);
  });

  it('is what was found last', () => {
    const found = stillTrue([entry('Survived', 'x'), entry('Killed', 'x', ['a.test.ts'])], versions);
    expect(found.get('x')!.status).toBe('Killed');
  });
});

describe('the report', () => {
  const outcome = (mutant: Mutant, status: Status): [string, Outcome] => [
    placeOf(mutant),
    { place: placeOf(mutant), status, killers: [] },
  ];
  const reported = (statuses: readonly [Mutant, Status][], equivalents: readonly Equivalent[] = []) =>
    findingsOf({
      folder: 'games/pawns/rules',
      seed: '1',
      all,
      sample: statuses.map(([mutant]) => mutant),
      outcomes: new Map(statuses.map(([mutant, status]) => outcome(mutant, status))),
      equivalents,
      read,
    });

  it('counts what was killed among what could be noticed', () => {
    const [a, b, c, d, e] = all.filter((mutant) => mutant !== near && mutant !== far) as [
      Mutant,
      Mutant,
      Mutant,
      Mutant,
      Mutant,
    ];
    const findings = reported([
      [near, 'Killed'],
      [far, 'Timeout'],
      [a, 'Survived'],
      [b, 'NoCoverage'],
      [c, 'Ignored'],
      [d, 'RuntimeError'],
      [e, 'Killed'],
    ]);
    expect(scoreOf(findings)).toEqual({ killed: 3, judged: 5, percent: 60 });
    expect(findings.survivors.map(({ covered }) => covered).sort()).toEqual([false, true]);
  });

  it('joins a survivor to the rules that its function names, or else its file', () => {
    const { survivors } = reported([
      [near, 'Survived'],
      [far, 'Survived'],
    ]);
    expect(survivors.map(({ at, rules }) => [at, rules])).toEqual([
      [`${FILE}:2:58`, { ids: ['QQ-MOVE-01'], near: 'function' }],
      [`${FILE}:5:10`, { ids: ['QQ-MOVE-01'], near: 'file' }],
    ]);
  });

  it('says in words what was changed, and which rules nobody guards', () => {
    const text = textOf(reported([[near, 'Survived']]), new Map([['QQ-MOVE-01', 'A pawn steps once.']]));
    expect(text).toContain('0 of 1 killed: 0 %');
    expect(text).toContain('    - a - b <= 1\n    + a - b < 1\n    rules of this function: QQ-MOVE-01');
    expect(text).toContain(`unnoticed:\n  QQ-MOVE-01 A pawn steps once.\n    ${FILE}:2:58`);
  });

  it('counts equivalent mutants apart, with their reason, and names those that are no longer there', () => {
    const listed = { ...wordsFor(near), reason: 'Distances are never 1.' };
    const gone = { ...listed, line: 'const gone = a - b <= 1;' };
    const elsewhere = { ...gone, file: 'games/pawns/bot/a.ts' };
    const findings = reported([[near, 'Survived']], [listed, gone, elsewhere]);
    expect(findings.survivors).toEqual([]);
    expect(findings.equivalent).toEqual([listed]);
    expect(findings.stale).toEqual([gone]);
    expect(reported([[near, 'Killed']], [listed])).toMatchObject({ counts: { Killed: 1 }, equivalent: [] });
  });
});
