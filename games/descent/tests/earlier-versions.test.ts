import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
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

/** A match under way, as an earlier version would have stored it. */
function storedBy(version: string, options: object, seats = SEATS, answers = 250): string {
  const match = createMatch({ game: game as never, seats, options, seed: JSON.stringify(options) } as never);
  play(match, answers);
  expect(match.over).toBeNull();
  return writeMatch(match, { secret: true }).replace(`"rules":"${game.version}"`, `"rules":"${version}"`);
}

describe('a match that an earlier version has stored', () => {
  it.each([
    ['1', 'first-blood'],
    ['1', 'a-fat-goblin'],
    ['2', 'gryvorn-unleashed'],
    ['3', 'castle-daerion'],
  ])('goes on: of version %s, %s', (version, quest) => {
    const { match, notice } = readMatch(storedBy(version, { quest }), () => game as never);
    expect(notice).toMatchObject(['kernel.resumed-from-checkpoint', { from: version, to: game.version }]);
    expect((match.state as unknown as Descent).quest).toBe(quest);
    expect(match.count).toBeGreaterThan(0);
    play(match, 100);
    expect(game.faults!(match.state as never)).toEqual([]);
  });

  it('goes on without an overlord', () => {
    const options = { play: 'legend', mode: 'delve', players: [0, 0, 0] };
    const { match, notice } = readMatch(storedBy('2', options, ['Ann'], 60), () => game as never);
    expect(notice).toMatchObject(['kernel.resumed-from-checkpoint', { from: '2', to: game.version }]);
    expect((match.state as unknown as Descent).legend!.delve!.drawn.length).toBeGreaterThan(0);
    play(match, 100);
    expect(game.faults!(match.state as never)).toEqual([]);
  });
});

/** What an earlier version has really stored, after some answers at random. */
const reallyStored = (version: string, quest: string): string =>
  gunzipSync(readFileSync(new URL(`./earlier/${quest}.version-${version}.gz`, import.meta.url))).toString();

describe('a match that an earlier version has really stored', () => {
  it.each([
    ['2', 'at-the-forge'],
    ['2', 'the-dawnblade'],
    ['2', 'gryvorn-unleashed'],
    ['2', 'the-overlord-revealed'],
    ['3', 'hestions-host'],
    ['3', 'the-goblin-who-would-be-king'],
  ])('goes on to its end, though the numbers of its quest have changed: version %s, %s', (version, quest) => {
    const { match, notice } = readMatch(reallyStored(version, quest), () => game as never);
    expect(notice).toMatchObject(['kernel.resumed-from-checkpoint', { from: version, to: game.version }]);
    expect((match.state as unknown as Descent).quest).toBe(quest);
    expect((match.state as unknown as Descent).round).toBeGreaterThan(1);
    play(match, 20_000);
    expect(game.faults!(match.state as never)).toEqual([]);
    expect(match.over).not.toBeNull();
  });
});
