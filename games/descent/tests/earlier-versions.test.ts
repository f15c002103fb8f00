import {
  createMatch,
  createRandom,
  type Match,
  randomAnswer,
  readMatch,
  writeMatch,
} from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import type { Descent } from '../rules/state.ts';

const SEATS = ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'];

function play(match: Match, answers: number): void {
  const random = createRandom('play');
  for (let n = 0; match.choice && n < answers; n++)
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
}

/** A match under way, as the first version would have stored it. */
function storedByVersion1(quest: string): string {
  const match = createMatch({ game: game as never, seats: SEATS, options: { quest }, seed: quest });
  play(match, 250);
  return writeMatch(match, { secret: true }).replace(`"rules":"${game.version}"`, '"rules":"1"');
}

describe('a match that version 1 has stored', () => {
  it.each(['first-blood', 'a-fat-goblin', 'gryvorn-unleashed'])('goes on: %s', (quest) => {
    const { match, notice } = readMatch(storedByVersion1(quest), () => game as never);
    expect(notice).toMatchObject(['kernel.resumed-from-checkpoint', { from: '1', to: game.version }]);
    expect((match.state as unknown as Descent).quest).toBe(quest);
    expect(match.count).toBeGreaterThan(0);
    play(match, 100);
    expect(game.faults!(match.state as never)).toEqual([]);
  });
});
