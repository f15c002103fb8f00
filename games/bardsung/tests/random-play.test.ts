import { createMatch, createRandom, type Match, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import type { Bardsung } from '../rules/state.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];
const NODES = content.encounters.length;
/** Every node once. */
const MATCHES = NODES;
/** Far more than any match needs: whoever gets here does not come to an end. */
const MOST_ANSWERS = 20_000;

const begin = (seed: number): Match<Bardsung> =>
  createMatch<Bardsung>({
    game,
    seats: NAMES.slice(0, 1 + ((seed + Math.floor(seed / NODES)) % NAMES.length)),
    seed,
    options: { encounter: content.encounters[seed % NODES]!.id },
    // Some with checkpoints, where the rules work on copies.
    checkpoints: seed % 6 === 0,
  } as never);

/** Plays a match to its end and looks for faults after every answer. */
function playOut(seed: number): Match<Bardsung> {
  const match = begin(seed);
  const random = createRandom(`player ${seed}`);
  for (let answers = 0; match.choice; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`Match ${seed} does not end.`);
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    const faults = game.faults!(match.state);
    if (faults.length > 0) throw new Error(`Match ${seed}: ${faults.join(' ')}`);
  }
  return match;
}

describe('the start of a crawl', () => {
  it('takes the entrance tile out of its deck', () => {
    const { state } = begin(0);
    const told = content.stories.flatMap(({ options }) => options);
    const later = new Set([...content.chapters, ...told].flatMap(({ adds }) => adds));
    expect(state.tiles.map(({ def }) => def)).toEqual(['r01']);
    expect(state.zones['room-deck']!.map(({ def }) => def).sort()).toEqual(
      content.dungeon
        .filter(({ sort, id }) => sort === 'room' && id !== 'r01' && !later.has(id))
        .map(({ id }) => id),
    );
  });
});

describe('random play', () => {
  it('comes to an end with nothing amiss on the way, with one to five heroes', () => {
    for (let seed = 0; seed < MATCHES; seed++)
      expect(playOut(seed).over!.result).toMatch(/^(completed|failed)$/);
  }, 60_000);
});
