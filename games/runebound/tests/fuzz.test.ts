import {
  type Answer,
  type Choice,
  createMatch,
  createRandom,
  type Match,
  type Random,
  randomAnswer,
} from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import type { Runebound } from '../rules/state.ts';
import { position } from './position.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const HEROES = ['elder-mok', 'lord-hawthorne', 'corbin', 'lyssa'];
const MATCHES = 1;
const SLOW = 120_000;

/** Plays a match to its end and looks for faults after every answer. */
function playOut(
  match: Match<Runebound>,
  answer: (choice: Choice, random: Random) => Answer,
  seed: number,
): Match<Runebound> {
  const random = createRandom(`player ${seed}`);
  while (match.choice) {
    match.answer(match.choice.seat, answer(match.choice, random));
    expect(game.faults!(match.state)).toEqual([]);
  }
  expect(match.over!.result).toMatch(/^(seat \d|defeat)$/);
  return match;
}

const WANTED = /^(adventure|attempt|learn|surge|use|attack|buy|outcome|option|yes)/;
const DULL = /^(end|idle|train|pass|barter|stop|decline|reroll|exert)/;

/** Mostly what leads to adventures and fights, so that more of the cards come into play. */
function eagerAnswer(choice: Choice, random: Random): Answer {
  if (choice.kind !== 'one' || random.below(8) === 0) return randomAnswer(choice, random);
  const ids = choice.among.map((thing) => choice.as.id(thing));
  const wanted = ids.filter((id) => WANTED.test(id));
  const fair = wanted.length > 0 ? wanted : ids.filter((id) => !DULL.test(id));
  const among = fair.length > 0 ? fair : ids;
  return among[random.below(among.length)]!;
}

describe('matches come to their end with nothing amiss on the way', () => {
  for (const scenario of ['margath', 'corpse-king']) {
    for (const seats of [1, 2, 3, 4]) {
      const begin = (seed: number): Match<Runebound> =>
        createMatch({ game, seats: NAMES.slice(0, seats), seed, options: { scenario }, checkpoints: false });

      it(
        `${scenario} with ${seats} heroes`,
        () => {
          for (let seed = 0; seed < MATCHES; seed++) playOut(begin(seed), randomAnswer, seed);
          for (let seed = 0; seed < MATCHES; seed++) playOut(begin(seed), eagerAnswer, seed);
        },
        SLOW,
      );
    }
  }

  it(
    'with every hero in the villain’s hex, where all are eliminated or one wins',
    () => {
      const results = new Set<string>();
      for (let seed = 0; seed < 12; seed++) {
        const scenario = seed % 2 === 0 ? 'margath' : 'corpse-king';
        const start = position({
          scenario,
          players: HEROES.slice(0, 1 + (seed % 4)).map((hero, seat) => ({
            hero,
            at: 'Skydown',
            [scenario === 'margath' ? 'lore' : 'companions']: 7,
            assets: seat === 0 ? ARMS : [],
          })),
          act: 2,
          villain: 'Skydown',
          chance: { '*': 'seeded' },
        });
        const match = createMatch({
          seats: [],
          ...start,
          seed,
          checkpoints: false,
        } as never) as Match<Runebound>;
        results.add(playOut(match, eagerAnswer, seed).over!.result.split(' ')[0]!);
      }
      expect(results).toEqual(new Set(['seat', 'defeat']));
    },
    SLOW,
  );
});

const ARMS = [
  { name: 'Blade', type: 'weapon', token: ['4 physical', '2 physical'] },
  { name: 'Mail', type: 'clothing', token: ['2 shield', '3 magic'] },
];
