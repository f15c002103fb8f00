import { playedBy, type Recording, recordingTests } from '@questwright/kernel/testing';
import { companion } from '../bot/companion.ts';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** Every quest with every number of heroes at random, some under the grim rule, and every quest with the companion. */
const recordings: Recording[] = content.quests.flatMap(({ id }, i) => {
  const seatsFor = (n: number): string[] => NAMES.slice(0, n);
  const atRandom = [2, 3, 4].map((n): Recording => {
    const name = `${id}-${n}-at-random`;
    return { name, seats: seatsFor(n), options: { quest: id, grim: (i + n) % 2 === 0 }, seed: name };
  });
  const name = `${id}-companion`;
  const options = { quest: id };
  return [
    ...atRandom,
    { name, seats: seatsFor(2 + (i % 3)), options, seed: name, play: playedBy(companion, name) },
  ];
});

/** Phrases that the common words of adventure games have now. */
const RENAMED = {
  'ht.whenever': 'ability.whenever',
  'ht.either': 'effect.either',
  'ht.unless': 'effect.unless',
  'ht.cost-to': 'effect.paying',
  'ht.may-clause': 'effect.may-clause',
  'ht.for-price': 'effect.for-price',
};

recordingTests(new URL('./recordings/', import.meta.url), game, recordings, RENAMED);
