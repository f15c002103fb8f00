import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game as magpies } from '../../../examples/magpies/rules/index.ts';
import type { Recording } from '../../src/testing/recordings.ts';
import { type MadeTest, testsMade } from './made-tests.ts';

type Recordings = typeof import('../../src/testing/recordings.ts');

const NAME = 'two';
const setup = { name: NAME, seats: ['Ada', 'Ben'], options: {}, seed: 'two' };

let folder: string;
const at = (name: string): string => join(folder, name);
const met = (): string => gunzipSync(readFileSync(at('two.met.gz'))).toString('utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

interface Change {
  readonly version?: string;
  readonly recording?: Partial<Recording>;
  readonly renamed?: { readonly [before: string]: string };
}

/** The test of the recording, for Magpies or for a Magpies that has changed. */
const theTest = async ({ version, renamed, recording = {} }: Change = {}): Promise<MadeTest> => {
  const game = version === undefined ? magpies : { ...magpies, version };
  const made = await testsMade<Recordings>('recordings', ({ recordingTests }) => {
    recordingTests(pathToFileURL(`${folder}/`), game, [{ ...setup, ...recording }], renamed);
  });
  return made[0]!;
};

const record = async (change?: Change): Promise<void> => {
  vi.stubEnv('MODE', 'record');
  const { run } = await theTest(change);
  try {
    run();
  } finally {
    vi.unstubAllEnvs();
  }
};

/** Changes what the recording says was met. */
const tamper = (from: string | RegExp, to: string): void => {
  expect(met()).toMatch(from);
  writeFileSync(at('two.met.gz'), gzipSync(met().replace(from, to)));
};

describe('a match that is recorded for its result', () => {
  const showing = (shows: string): Change => ({ recording: { shows } });

  it.each(['seat 1', 'seat 2'])('is the first of several that ends with %s', async (result) => {
    await record(showing(result));
    expect(met()).toMatch(new RegExp(`\\nover ${result} `));
    expect((await theTest(showing(result))).run).not.toThrow();
    expect((await theTest(showing('shared'))).run).toThrow('shared');
  });

  it('is refused when none of them does', async () => {
    await expect(record(showing('nobody'))).rejects.toThrow('did not end with "nobody" in 40 matches');
  });
});

describe('choices whose options become more', () => {
  const growing: Change = { recording: { growing: [''] } };

  it('are recorded by their topic and their answer alone', async () => {
    await record(growing);
    expect(met()).toMatch(/^ask 0 one $/m);
    expect((await theTest(growing)).run).not.toThrow();
    tamper(/^answer 0 "[^"]*"/m, 'answer 0 "other"');
    expect((await theTest(growing)).run).toThrow();
  });
});

describe('a recorded match', () => {
  it('fails before it was recorded, and says what to do', async () => {
    expect((await theTest()).run).toThrow('npm run record');
  });

  it('tells every question, answer, draw and note, and the end', async () => {
    await record();
    for (const line of [
      /^ask 0 one \["/m,
      /^answer 0 "/m,
      /^draw shuffle: /m,
      /^log "magpies\.drew"/m,
      /^over /m,
    ])
      expect(met()).toMatch(line);
    expect((await theTest()).run).not.toThrow();
  });

  it.each([
    ['an option', /^(ask 0 one \[)"/m, '$1"other","'],
    ['who is asked', /^ask 0/m, 'ask 1'],
    ['what was drawn', /^draw shuffle: \S+/m, 'draw shuffle: other'],
    ['what was logged', '"magpies.drew"', '"magpies.other"'],
    ['the rule', 'MP-TURN-02', 'MP-TURN-01'],
    ['the end', /^over .*/m, 'over nobody'],
    ['less', /\nover .*/, ''],
  ])('fails where play meets %s', async (_, from, to) => {
    await record();
    tamper(from, to);
    expect((await theTest()).run).toThrow();
  });

  it('that still holds is not recorded again', async () => {
    await record();
    const before = readFileSync(at('two.jsonl'), 'utf8');
    await record({ version: '99' });
    expect(readFileSync(at('two.jsonl'), 'utf8')).toBe(before);
  });

  it('that no longer holds is recorded again only under a new version of the game', async () => {
    await record();
    tamper('"magpies.drew"', '"magpies.other"');
    await expect(record()).rejects.toThrow('raise it first');
    await record({ version: '99' });
    expect(readFileSync(at('two.jsonl'), 'utf8')).toContain('"rules":"99"');
    expect((await theTest({ version: '99' })).run).not.toThrow();
  });

  it('holds through a change of names that is written down', async () => {
    await record();
    tamper(/"magpies\.drew"/g, '"magpies.took"');
    expect((await theTest()).run).toThrow();
    expect((await theTest({ renamed: { 'magpies.took': 'magpies.drew' } })).run).not.toThrow();
    expect(existsSync(at('two.met.gz'))).toBe(true);
  });
});
