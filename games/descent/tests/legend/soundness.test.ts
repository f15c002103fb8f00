import {
  createMatch,
  createRandom,
  type LogEntry,
  legalAnswers,
  type Match,
  randomAnswer,
} from '@questwright/kernel';
import { proveNoLeak, resumeTests } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { examine, type HealthOfLists, playWithoutOverlord, report } from '../../bot/list-health.ts';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import type { Descent } from '../../rules/state.ts';
import { variety } from '../../variety.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 120_000;

/** The Delve with every number of heroes and in both difficulties. */
const setup = (n: number) =>
  ({
    game,
    seats: NAMES.slice(0, 1 + (n % 4)),
    seed: n,
    options: { play: 'legend', mode: 'delve', difficulty: n % 2 === 0 ? 'normal' : 'hard' },
  }) as never;

resumeTests(setup, 6);

describe('play without an overlord', () => {
  it(
    'tells nobody what is hidden',
    () => {
      expect(proveNoLeak(setup, 4, 'legend leaks').tested).toBeGreaterThanOrEqual(4);
    },
    PATIENCE,
  );

  it(
    'answers every choice of an overlord by the table, in quests that were made for one',
    () => {
      for (const [n, { id }] of content.quests.entries()) {
        if (n % 7 !== 0) continue;
        const match = createMatch<Descent>({
          ...(setup(1 + n) as object),
          options: { play: 'legend', quest: id, players: [0, 0] },
          seats: ['Ann'],
          log: false,
          checkpoints: false,
        } as never);
        expect(playedAtRandom(match, `table ${id}`)).toBe(true);
      }
    },
    PATIENCE,
  );
});

describe('each quest without an overlord and The Delve', () => {
  it(
    'comes to an end at random, with an answer to everything and no fault',
    () => {
      for (const [n, options] of variety.filter((one) => isMadeForIt(one)).entries()) {
        // In one of the two difficulties, which come in pairs.
        if (n % 2 !== (n >> 1) % 2) continue;
        const seats = NAMES.slice(0, 1 + (n % 4));
        const match = createMatch<Descent>({
          ...{ game, seats, seed: n, options, log: false, checkpoints: false },
        } as never);
        const random = createRandom(`slice ${n}`);
        while (match.choice && match.count < 20_000) {
          match.answer(match.choice.seat, randomAnswer(match.choice, random));
          const faults = game.faults!(match.state);
          if (faults.length > 0) expect.fail(`${JSON.stringify(options)}: ${faults[0]}`);
        }
        expect(match.over, JSON.stringify(options)).not.toBeNull();
      }
    },
    PATIENCE,
  );
});

const isMadeForIt = (options: unknown): boolean => {
  const { play, difficulty } = options as { play?: string; difficulty?: string };
  return play === 'legend' && difficulty !== undefined;
};

describe('the activation lists', () => {
  it(
    'are worked without a choice that nobody decides, and are counted entry by entry',
    () => {
      const health: HealthOfLists = new Map();
      for (let n = 0; n < 3; n++)
        examine(playWithoutOverlord(17 * n + 3, n === 0 ? 'habit' : 'random'), health);
      const all = [...health.values()];
      expect(all.reduce((sum, { activations }) => sum + activations, 0)).toBeGreaterThan(20);
      for (const { activations, idle, worked } of all)
        expect(Math.max(idle, ...worked)).toBeLessThanOrEqual(activations);
      expect([...report(health)].at(-1)).toContain('not healthy');
    },
    PATIENCE,
  );
});

it('an entry without a target is counted as well: Heal, which a master Flesh Moulder performs', () => {
  const list = content.activations.find(({ id }) => id === 'flesh-moulder-1')!;
  const deed = (verb: string, action: string, why: readonly unknown[]): LogEntry =>
    ({ key: 'd2.log.legend.deed', args: { verb, action, why } }) as never;
  const health: HealthOfLists = new Map();
  const log = [
    { key: 'd2.log.legend.group', args: { list: list.id } },
    { key: 'd2.log.activated', args: { rank: 'master' } },
    deed('act', 'Heal', ['d2.list.nobody']),
    { key: 'd2.log.legend.group-ends', args: {} },
  ];
  examine(log as never, health);
  expect(health.get('flesh-moulder-1 master')!.worked).toEqual([1, 0, 0]);
});

/** Plays a match to its end; every fault of the rules throws. */
function playedAtRandom(match: Match<Descent>, seed: string): boolean {
  const random = createRandom(seed);
  while (match.choice && match.count < 6000) {
    const answers = [...legalAnswers(match.choice)].slice(0, 100);
    match.answer(match.choice.seat, answers[random.below(answers.length)]!);
  }
  return match.over !== null;
}
