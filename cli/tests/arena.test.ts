import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
const fileIn = (name: string): string => join(folder, name);

const arena = (records: string, ...args: string[]) =>
  questwright([
    'arena',
    'tic-tac-toe',
    '--bot',
    'random',
    '--threads',
    '1',
    '--records',
    fileIn(records),
    ...args,
  ]);

describe('arena', () => {
  it('finds a bot even with itself', async () => {
    const { code, out } = await arena('even', '-n', '10', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).score).toEqual({ n: 10, mean: 0.5, low: 0.5, high: 0.5 });
  });

  it('continues a run that was stopped, and plays nothing twice', async () => {
    await arena('whole', '-n', '6');
    await arena('stopped', '-n', '6');
    const whole = readFileSync(fileIn('whole'), 'utf8');
    const lines = readFileSync(fileIn('stopped'), 'utf8').split('\n');
    const marked = lines[1]!.replace('"pace":[', '"pace":[1000,').replace(/,\d+\]/, ']');
    writeFileSync(
      fileIn('stopped'),
      [lines[0], marked, ...lines.slice(2, 6), lines[6]!.slice(0, 30)].join('\n'),
    );
    await arena('stopped', '-n', '6');
    const continued = readFileSync(fileIn('stopped'), 'utf8').split('\n');
    expect(continued[1]).toBe(marked);
    const untimed = (text: string): string[] => text.split('\n').map((line) => line.replace(/"pace".*/, ''));
    expect(untimed(continued.join('\n'))).toEqual(untimed(whole));
  });

  it('plays the same in several threads', async () => {
    await arena('alone', '-n', '4');
    await arena('threads', '-n', '4', '--threads', '2');
    const sorted = (file: string): string[] =>
      readFileSync(fileIn(file), 'utf8')
        .split('\n')
        .map((line) => line.replace(/"pace".*/, ''))
        .sort();
    expect(sorted('threads')).toEqual(sorted('alone'));
  });

  it('lets a bot from a file take part', async () => {
    writeFileSync(
      fileIn('first.mjs'),
      'export const bot = { name: "mine", answer: ({ choice }) => choice.as.id(choice.among[0]) };',
    );
    const { out } = await arena('foreign', '-n', '2', '--against', fileIn('first.mjs'), '--json');
    expect(JSON.parse(out)).toMatchObject({ score: { n: 2 }, faults: [] });
    expect(readFileSync(fileIn('foreign'), 'utf8')).toContain('"seats":["random","mine"]');
  });

  it('makes a page with a picture', async () => {
    await arena('shown', '-n', '3', '--cells', '2 seats');
    const { code } = await questwright(['arena-page', fileIn('arena.md'), fileIn('shown')]);
    expect(code).toBe(0);
    const page = readFileSync(fileIn('arena.md'), 'utf8');
    expect(page).toContain("--against first --seed 1 --pairs 3 --cells '2 seats'\n");
    expect(page).toContain('![random against first](arena-1.svg)');
    expect(readFileSync(fileIn('arena-1.svg'), 'utf8')).toContain(
      '<title>random against first in tic-tac-toe',
    );
  });

  it.each([
    [['--cells', 'moon'], 'No cell is called "moon"; there are 2 seats.'],
    [
      ['--against', 'clever'],
      /^Tic-tac-toe has no bot "clever"; there are first, passive, previous, random, or/,
    ],
    [['--against', 'nowhere.mjs'], /^nowhere\.mjs: expected a module with a bot, but it cannot be loaded/],
  ])('refuses %j with one sentence', async (args, sentence) => {
    const { code, err } = await arena(`refused ${args}`.replaceAll('/', ''), '-n', '1', ...args);
    expect(code).toBe(2);
    expect(err.trimEnd()).toMatch(sentence);
  });

  it('does not mix the records of two runs', async () => {
    await arena('mixed', '-n', '1');
    const { code, err } = await arena('mixed', '-n', '1', '--seed', '2');
    expect(code).toBe(2);
    expect(err).toContain('has the records of another run');
  });
});
