import { playedBy, type Recording, recordingTests } from '@questwright/kernel/testing';
import { adventurer } from '../bot/adventurer.ts';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** Both scenarios with every number of heroes: twice at random, and once with the bot in every seat. */
const recordings: Recording[] = content.scenarios.flatMap(({ id }) =>
  [1, 2, 3, 4].flatMap((n) => {
    const recording = (how: string): Recording => {
      const name = `${id}-${n}-${how}`;
      return { name, seats: NAMES.slice(0, n), options: { scenario: id }, seed: name };
    };
    const bots = recording('adventurer');
    return [
      recording('at-random'),
      recording('at-random-again'),
      { ...bots, play: playedBy(adventurer, bots.name) },
    ];
  }),
);

recordingTests(new URL('./recordings/', import.meta.url), game, recordings);
