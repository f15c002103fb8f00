import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatch, writeMatch } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { game } from '@questwright/tic-tac-toe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const replay = (...args: string[]) => questwright(['replay', ...args]);

function finished(): string {
  const match = createMatch({ game, seats: ['Ada', 'Ben'], seed: 1 });
  for (const cell of ['1', '4', '2', '5', '3']) match.answer(match.choice!.seat, cell);
  return writeMatch(match);
}

describe('replay', () => {
  it('prints the log and the outcome', async () => {
    expect(await replay(write('a.jsonl', finished()))).toEqual({
      code: 0,
      err: '',
      out: `Tic-tac-toe: Ada, Ben
Ada marks cell 1.
Ben marks cell 4.
Ada marks cell 2.
Ben marks cell 5.
Ada marks cell 3.
Ada has three in a row.
`,
    });
  });

  it('prints the match and its typed entries as JSON', async () => {
    const { out } = await replay(write('a.jsonl', finished()), '--json');
    const { log, ...about } = JSON.parse(out);
    expect(about).toMatchObject({ game: 'tic-tac-toe', seats: ['Ada', 'Ben'], seed: 1, choices: 5 });
    expect(about.over.result).toBe('seat 1');
    expect(log[4]).toEqual({ at: 5, key: 'ttt.marked', args: { seat: { seat: 0 }, cell: 3 } });
  });

  it('prints the line of the rules, as a spectator or as a seat saw it', async () => {
    const running = writeMatch(createMatch({ game: magpies, seats: ['Ada', 'Ben'], seed: 1 }), {
      secret: true,
    });
    const path = write('b.jsonl', running);
    expect((await replay(path, '--rules')).out).toMatch(/Ada draws a card\. · MP-[A-Z]+-\d+\n/);
    expect((await replay(path, '--seat', '2')).out).toContain('Ada draws a card.\n');
    const own = (await replay(path, '--seat', '1')).out;
    expect(own).toMatch(/Ada draws [^\n]+\.\n/);
    expect(own).not.toContain('Ada draws a card.');
    expect(own).toContain('The match is not over after 0 choices.');
  });

  const lines = () => finished().split('\n');

  it.each([
    ['nothing', () => '', ':1: expected a line of JSON.'],
    [
      'something else',
      () => '{"a":1}\n',
      ':1: expected a header with "questwright": 1; this is not a match file.',
    ],
    ['a broken line', () => lines().with(2, '[0,').join('\n'), ':3: expected a line of JSON.'],
    [
      'an illegal answer',
      () => lines().with(2, '[1,"1"]').join('\n'),
      /:3: the answer does not fit the match/,
    ],
    [
      'another game',
      () => finished().replace('tic-tac-toe', 'chess'),
      ':1: there is no game "chess"; there are',
    ],
    [
      'no seed',
      () => finished().replace(/,"seed":1/, ''),
      ':1: This file was made while its match was running',
    ],
  ])(
    'refuses %s with one sentence that names file and line, and exits with 2',
    async (name, text, sentence) => {
      const path = write(`${name}.jsonl`, text());
      const { code, out, err } = await replay(path);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.startsWith(path)).toBe(true);
      expect(err).toMatch(sentence);
      expect(err.trimEnd()).not.toContain('\n');
    },
  );

  it('refuses a seat that the match does not have', async () => {
    const { code, err } = await replay(write('a.jsonl', finished()), '--seat', '3');
    expect({ code, err }).toEqual({
      code: 2,
      err: '--seat takes a number from 1 to 2 for this match, not "3".\n',
    });
  });
});
