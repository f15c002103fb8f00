import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

const sim = (...args: string[]) => questwright(['sim', ...args]);

describe('sim', () => {
  it('prints a report as JSON', async () => {
    const { code, out, err } = await sim('tic-tac-toe', '--matches', '50', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ matches: 50, finished: 50, errors: [], forfeits: [] });
    const { 'seat 1': first, 'seat 2': second, draw } = report.outcomes;
    expect(first + second + draw).toBe(50);
    expect(report.choices).toBeGreaterThanOrEqual(50 * 5);
    expect(report.choices).toBeLessThanOrEqual(50 * 9);
    expect(report.choicesPerSecond).toBeCloseTo(report.choices / report.seconds);
  });

  it('prints a report for people', async () => {
    const { code, out } = await sim('tic-tac-toe', '-n', '20', '-b', 'random,random', '--seed', 'x');
    expect(code).toBe(0);
    expect(out).toContain('tic-tac-toe: 20 matches of random against random, seed x');
    expect(out).toMatch(/finished {2}20 of 20, [\d,]+ a second/);
    expect(out).toMatch(/outcomes +\d+\.\d % {2}(seat \d|draw) \(\d+\)/);
  });

  it('plays the same matches in a fresh process', async () => {
    const bin = fileURLToPath(new URL('../bin/questwright.mjs', import.meta.url));
    const args = ['sim', 'tic-tac-toe', '-n', '200', '--seed', '7', '--json'];
    const fresh = JSON.parse(spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' }).stdout);
    const here = JSON.parse((await questwright(args)).out);
    for (const report of [fresh, here]) {
      delete report.seconds;
      delete report.choicesPerSecond;
    }
    expect(fresh).toEqual(here);
  });

  it.each([
    [['chess'], /^There is no game "chess"; there are .*tic-tac-toe/],
    [['tic-tac-toe', '--matches', '-5'], '--matches takes a whole number from 1 up, not "-5".'],
    [['tic-tac-toe', '--matches', '1.5'], '--matches takes a whole number from 1 up, not "1.5".'],
    [['tic-tac-toe', '--bots', 'clever'], 'Tic-tac-toe has no bot "clever"; its bots are random.'],
    [['tic-tac-toe', '--bots', 'random,random,random'], 'There are 2 seats, and 3 to sit in them.'],
    [['tic-tac-toe', '--seats', '3'], 'Tic-tac-toe has 2 seats, not 3.'],
    [
      ['tic-tac-toe', '--options', 'big'],
      '--options takes JSON such as {"level": 2}, or key=value, not "big".',
    ],
    [['tic-tac-toe', '--options', '{big'], '--options begins like JSON but is none: {big'],
    [['tic-tac-toe', '--match', '3'], "Unknown option '--match' (Did you mean --matches?)"],
    [[], "Missing required argument 'game'."],
  ])('refuses %j with one sentence and exit code 2', async (args, sentence) => {
    const { code, out, err } = await sim(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd()).toMatch(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('questwright', () => {
  it('helps', async () => {
    const { code, out } = await questwright(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/sim \[options\] <game>/);
    expect(await questwright([])).toEqual({ code, out, err: '' });
    expect((await questwright(['sim', '--help'])).out).toContain('--matches <n>');
  });

  it('refuses a command that it does not know', async () => {
    expect(await questwright(['simm'])).toEqual({
      code: 2,
      out: '',
      err: "Unknown command 'simm' (Did you mean sim?)\n",
    });
  });

  it('lets a game try out something of its own', async () => {
    const { code, out } = await questwright(['sim', 'runebound', '--trial', 'fights', '--matches', '1']);
    expect(code).toBe(0);
    expect(out.trim().split('\n').at(-1)).toMatch(/^together [\d.]+ % of 6 fights$/);
  }, 60_000);

  it('tries out a part, and goes on from what it remembers of an earlier run', async () => {
    const records = join(mkdtempSync(join(tmpdir(), 'questwright-')), 'trial.jsonl');
    const habits = ['sim', 'descent', '--trial', 'win-rates-by-habit', '--only', 'First Blood, 2'];
    const first = await questwright([...habits, '--matches', '1', '--records', records]);
    expect(first.out).toMatch(/^First Blood, 2 heroes: the heroes won [01] of 1\n$/);
    const [title, match] = readFileSync(records, 'utf8').trim().split('\n');
    // A match that somebody else won, and another whose line was cut short.
    writeFileSync(records, `${title}\n${match!.replace(/"(heroes|overlord)"/, '"nobody"')}\n["First`);
    const next = await questwright([...habits, '--matches', '1', '--records', records]);
    expect(next.out).toBe('First Blood, 2 heroes: the heroes won 0 of 1, and 1 had no end\n');
    const other = ['sim', 'descent', '--trial', 'win-rates', '--records', records];
    expect(await questwright(other)).toMatchObject({
      code: 2,
      err: `${records} does not have the records of this trial.\n`,
    });
  }, 60_000);

  it('refuses a trial that the game does not have', async () => {
    expect(await questwright(['sim', 'magpies', '--trial', 'fights'])).toMatchObject({
      code: 2,
      err: 'The game "magpies" has no trial "fights"; there is none.\n',
    });
  });
});
