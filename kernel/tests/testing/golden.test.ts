import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game as magpies } from '../../../examples/magpies/rules/index.ts';
import { createMatch, createRandom, writeMatch } from '../../src/index.ts';
import { playRandomly } from '../../src/testing/index.ts';
import { type MadeTest, testsMade } from './made-tests.ts';

const recordings = new URL('../../../examples/magpies/tests/golden/', import.meta.url);

let folder: string;
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
  for (const name of ['two.jsonl', 'two.log']) copyFileSync(new URL(name, recordings), at(name));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const golden = (): Promise<MadeTest[]> =>
  testsMade<typeof import('../../src/testing/golden.ts')>('golden', ({ goldenTests }) =>
    goldenTests(pathToFileURL(`${folder}/`), magpies),
  );
const theTest = async (): Promise<MadeTest> => (await golden())[0]!;

describe('the tests of recorded matches', () => {
  it('are one for each recording, by its name', async () => {
    copyFileSync(new URL('three.jsonl', recordings), at('three.jsonl'));
    expect((await golden()).map(({ title }) => title).sort()).toEqual([
      'the recorded match three plays as it did',
      'the recorded match two plays as it did',
    ]);
  });

  it('are refused where nothing is recorded', async () => {
    rmSync(at('two.jsonl'));
    await expect(golden()).rejects.toThrow('There are no recorded matches in');
  });

  it('pass a match that plays as it did', async () => {
    expect((await theTest()).run).not.toThrow();
  });

  it.each([
    ['who is told', ' (to Ada)', ' (to Ben)'],
    ['a rule', 'MP-TURN-02', 'MP-TURN-01'],
    ['the end', 'Ada shines brightest', 'Ben shines brightest'],
    ['the state', /state ./, 'state x'],
  ])('notice another account of %s', async (_, part, other) => {
    const told = read('two.log');
    expect(told).toMatch(part);
    writeFileSync(at('two.log'), told.replace(part, other));
    expect((await theTest()).run).toThrow();
  });

  it('tell of a match that stopped that it goes on', async () => {
    writeFileSync(at('two.jsonl'), read('two.jsonl').split('\n').slice(0, 3).join('\n'));
    const error = await theTest().then(({ run }) => thrownBy(run));
    expect(error).toMatchObject({ actual: expect.stringMatching(/\nIt goes on\.\nstate [0-9a-f]{64}\n$/) });
  });
});

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('recording', () => {
  it('writes anew what a match tells', async () => {
    const told = read('two.log');
    writeFileSync(at('two.log'), 'something else');
    vi.stubEnv('MODE', 'record');
    expect((await theTest()).run).not.toThrow();
    expect(read('two.log')).toBe(told);
  });

  it('leaves a match that holds as it is', async () => {
    const other = createMatch({ game: magpies, seats: ['Ada', 'Ben'], seed: 'two magpies' });
    const file = writeMatch(playRandomly(other, createRandom('other answers')));
    expect(file).not.toBe(read('two.jsonl'));
    writeFileSync(at('two.jsonl'), file);
    vi.stubEnv('MODE', 'record');
    expect((await theTest()).run).not.toThrow();
    expect(read('two.jsonl')).toBe(file);
  });

  it.each([
    ['of which there is only the header', (lines: string[]) => lines.slice(0, 1)],
    ['that did not come to its end', (lines: string[]) => lines.slice(0, 4)],
    ['that no longer holds', (lines: string[]) => lines.with(2, '[1,"card:9999"]')],
  ])('plays a match to its end %s', async (_, broken) => {
    const header = read('two.jsonl').split('\n')[0]!;
    writeFileSync(at('two.jsonl'), broken(read('two.jsonl').split('\n')).join('\n'));
    vi.stubEnv('MODE', 'record');
    expect((await theTest()).run).not.toThrow();
    expect(JSON.parse(read('two.jsonl').split('\n')[0]!)).toMatchObject(JSON.parse(header));
    expect(read('two.log')).not.toContain('It goes on.');
    vi.unstubAllEnvs();
    expect((await theTest()).run).not.toThrow();
  });

  it('happens only when it is asked for', async () => {
    writeFileSync(at('two.log'), 'something else');
    vi.stubEnv('MODE', 'test');
    expect((await theTest()).run).toThrow();
    expect(read('two.log')).toBe('something else');
  });
});
