import { type Recording, recordingTests } from '@questwright/kernel/testing';
import { instinct } from '../bot/instinct.ts';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import type { Bardsung } from '../rules/state.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];

/** Of each chapter: its first node in a campaign, and its last as an encounter by itself, both by instinct; and one at random. */
const recordings: Recording[] = content.chapters.flatMap(({ id, number, nodes, end }, i) => {
  const seats = NAMES.slice(0, 1 + (i % NAMES.length));
  const byInstinct: Recording['play'] = (match) => {
    while (match.choice)
      match.answer(match.choice.seat, instinct(match.state as unknown as Bardsung, match.choice));
  };
  const named = (what: string, more: Pick<Recording, 'options'> & Partial<Recording>): Recording => {
    const name = `${String(number).padStart(2, '0')}-${id}-${what}`;
    return { name, seats, seed: name, ...more };
  };
  return [
    named('campaign', { options: { chapter: id }, play: byInstinct }),
    named('end', { options: { encounter: nodes[end]! }, play: byInstinct }),
    named('at-random', { options: { chapter: id } }),
  ];
});

recordingTests(new URL('./recordings/', import.meta.url), game, recordings);
