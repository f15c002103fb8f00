import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

let folder: string;
let save: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'play-'));
  save = join(folder, 'game.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Plays with these lines typed. */
const play = (args: readonly string[], ...lines: string[]) =>
  questwright(['play', ...args, '--save', save], lines.map((line) => `${line}\n`).join(''));

const TIC_TAC_TOE = ['tic-tac-toe', '--seed', '3'];

describe('play', () => {
  it('lists the games and plays the one that is chosen', async () => {
    const { code, out } = await play([], '99', 'tic-tac-toe', 'q');
    expect(code).toBe(0);
    expect(out).toMatch(/\d {2}Tic-tac-toe \(an example\)\n/);
    expect(out).toContain('There is no game "99".');
    expect(out).toContain('Player 1: Mark a cell.');
  });

  it('quits cleanly when nobody chooses a game', async () => {
    expect((await play([])).code).toBe(0);
    expect((await play([], 'q')).code).toBe(0);
    expect(existsSync(save)).toBe(false);
  });

  it('shows the table, the question and its options, and what happened since', async () => {
    const { out } = await play(TIC_TAC_TOE, '5', 'q');
    expect(out).toContain(' 4 | 5 | 6\n');
    expect(out).toContain('| X |');
    expect(out).toContain('   9  cell 9\n');
    expect(out).toMatch(/· Player 1 marks cell 5\.\n· Random 2 marks cell \d\./);
  });

  it('shows what is closed, why, and by which rule', async () => {
    const { out } = await play(['magpies', '--seed', '3', '--seats', '3', '--rules'], 'q');
    expect(out).toMatch(/\n {3}x {2}[^\n]+: [^\n]+ · MP-[A-Z]+-\d+\n/);
    expect(out).toMatch(/· Player 1 draws [^\n]+\. · MP-[A-Z]+-\d+\n/);
    expect(out).toMatch(/\nhand of Random 2: \d cards\n/);
    expect(out).toMatch(/\nyour hand: [A-Z]/);
  });

  it('takes an option by the beginning of its text and refuses what is not offered', async () => {
    const { out } = await play(TIC_TAC_TOE, 'dance', '12', 'cell 5');
    expect(out).toContain('There is no option "dance".');
    expect(out).toContain('There is no option "12".');
    expect(out).toContain('· Player 1 marks cell 5.');
  });

  it('plays to the end, taking the only choice by itself', async () => {
    const cells = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const { code, out } = await play(['tic-tac-toe', '--seed', '11'], ...cells, ...cells);
    expect(code).toBe(0);
    expect(out).toMatch(/(has three in a row|Nobody has three in a row)\.\nThe game is saved as /);
    expect(JSON.parse(readFileSync(save, 'utf8').trimEnd().split('\n').at(-1)!)).toHaveProperty('over');
  });

  it('saves at every choice and goes on from there', async () => {
    const first = await play(TIC_TAC_TOE, '5');
    expect(first.out).toContain(`The game is saved as ${save}; go on with --load ${save}`);
    const before = readFileSync(save, 'utf8');
    const second = await questwright(['play', '--load', save], 'l\n');
    expect(second.code).toBe(0);
    expect(second.out).toContain('· Player 1 marks cell 5.');
    expect(readFileSync(save, 'utf8')).toBe(before);
  });

  it('takes a choice back, after asking when something has happened since', async () => {
    const { out } = await play(TIC_TAC_TOE, 'u', '5', 'u', 'n', 'u', 'y', 'q');
    expect(out).toContain('You have made no choice yet.');
    expect(out.match(/Take it back\?/g)).toHaveLength(2);
    expect(out).toContain('Taken back.');
    expect(readFileSync(save, 'utf8')).not.toContain('[0,"5"]');
  });

  it('gives a hint: what a bot would choose, why, how sure it is, and what it expects of the next best', async () => {
    const { out } = await play(
      ['heroes-of-terrinoth', '--seed', '5', '--seats', '2'],
      'h',
      '1',
      '1',
      'h',
      'q',
    );
    const hints = out
      .split('\n')
      .filter((line) => line.startsWith('[') && line.includes('A bot would choose: '));
    expect(hints).toHaveLength(2);
    expect(out).toMatch(/It is (very sure|fairly sure|not sure: it is close)\. It expects to win \d+ of 100/);
  });

  it('helps', async () => {
    expect((await play(TIC_TAC_TOE, '?')).out).toContain('u        undo your last choice');
  });

  it.each([
    [['chess'], 'There is no game "chess"'],
    [['tic-tac-toe', '--bots', 'clever'], 'Tic-tac-toe has no bot "clever"'],
    [['tic-tac-toe', '--bots', 'random,random'], 'There are 2 seats, and 3 to sit in them.'],
    [['--load', 'nowhere.jsonl'], 'nowhere.jsonl: expected a match file, but there is no such file.'],
  ])('refuses %j with one sentence, exit code 2 and nothing written', async (args, sentence) => {
    const { code, out, err } = await play(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
    expect(existsSync(save)).toBe(false);
  });

  it('refuses to begin where the game cannot be saved', async () => {
    writeFileSync(join(folder, 'file'), '');
    const place = join(folder, 'file', 'game.jsonl');
    const { code, out, err } = await questwright(['play', 'tic-tac-toe', '--save', place]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${place}: expected a place where the game can be saved`);
  });
});
