import { type Moment, matchAt, random, review } from '@questwright/bots';
import {
  adviceOf,
  type Bot,
  createMatch,
  createRandom,
  createSpeaker,
  type Match,
  seatOf,
} from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { botOf, type GamePackage, games, levelsOf } from './registry.ts';

const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'];

/** A match in which the first seat was played by one bot and the others by another, so many answers long. */
async function played({ game, arena }: GamePackage, bot: Bot, others: Bot, answers: number): Promise<Match> {
  const { options, seats: count, name } = arena!.cells.find(({ seats }) => seats > 1)!;
  const seats = Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
  const match = createMatch({ game, options, seats, seed: `help ${name}` });
  const chance = createRandom('help');
  while (match.choice && match.count < answers) {
    const { choice } = match;
    match.answer(choice.seat, await (choice.seat === 0 ? bot : others).answer(seatOf(match, choice, chance)));
  }
  return match;
}

describe.each(Object.entries(games))('%s', (_, load) => {
  it('has five levels, from gentle to merciless, and any of them can take over in a match', async () => {
    const found = await load();
    expect(levelsOf(found).levels).toEqual(expect.arrayContaining(LEVELS));
    const match = await played(found, botOf(found, 'level-1'), random, 25);
    for (const level of LEVELS) {
      const { choice } = match;
      match.answer(
        choice!.seat,
        await botOf(found, level).answer(seatOf(match, choice!, createRandom(level))),
      );
    }
    expect(match.count).toBe(30);
  });

  it('gives hints with how sure they are, a reason in words, and what the runner-up brings', async () => {
    const found = await load();
    const speaker = createSpeaker({ languages: [found.game.languages] });
    const bot = botOf(found, levelsOf(found).strongest);
    const match = await played(found, botOf(found, 'level-1'), botOf(found, 'level-1'), 10);
    let withReasons = 0;
    for (let asked = 0; asked < 80 && withReasons < 3 && match.choice; asked++) {
      const { choice } = match;
      const seat = seatOf(match, choice, createRandom(`hint ${asked}`));
      const { answer, found: findings } = await adviceOf(bot, seat);
      if (findings) {
        const { chance, sure, runnerUp, reasons } = findings;
        for (const share of [chance, sure, runnerUp.chance]) expect(share >= 0 && share <= 1).toBe(true);
        match.fork().answer(choice.seat, runnerUp.answer);
        expect(runnerUp.answer).not.toEqual(answer);
        for (const reason of reasons) expect(speaker.say(reason)).toMatch(/^(?!.*\.why\.).*[a-z]{3,} /i);
        if (reasons.length > 0) withReasons++;
      }
      match.answer(choice.seat, answer);
    }
    expect(withReasons).toBe(3);
  });

  it('tells three moments of a match that was played without thought, each with its position', async () => {
    const found = await load();
    const match = await played(found, random, botOf(found, 'level-1'), 160);
    let moments: readonly Moment[] = [];
    for await (const step of review(match, botOf(found, 'level-3'), [0])) moments = step.moments;
    expect(moments).toHaveLength(3);
    for (const { at, seat, answer, found: findings, cost } of moments) {
      expect([seat, cost > 0]).toEqual([0, true]);
      const again = matchAt(match, at)!;
      expect(match.answers[at]!.answer).toEqual(answer);
      again.answer(seat, findings.runnerUp.answer);
      expect(again.count).toBe(at + 1);
    }
  });
});
