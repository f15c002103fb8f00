import { CHECKPOINT, derive, finish, type Game, type Rule } from '@questwright/kernel';
import { defOf } from '../content/cards.ts';
import { deal } from './deck.ts';
import { english } from './english.ts';
import type { Magpies } from './state.ts';
import { trinketsOf } from './steal.ts';
import { takeTurn } from './turn.ts';

function* play(g: Magpies): Rule {
  if (!g.dealt) deal(g);
  for (;;) {
    yield CHECKPOINT;
    yield* takeTurn(g);
    if (g.zones.deck!.length === 0) end(g);
    g.turn = (g.turn + 1) % g.seats;
  }
}

function end(g: Magpies): never {
  const scores = g.pebbles.map((_, seat) => score(g, seat));
  const best = Math.max(...scores);
  const winners = [...scores.keys()].filter((seat) => scores[seat] === best);
  finish(g, {
    result: winners.length === 1 ? `seat ${winners[0]! + 1}` : 'shared',
    winners,
    text: [
      'magpies.won',
      { seats: { list: winners.map((seat) => ['magpies.seat', { seat: { seat } }]) }, score: best },
    ],
  });
}

/** The shine of a magpie's trinkets and its pebbles. */
export function score(g: Magpies, seat: number): number {
  const shines = trinketsOf(g, seat).map((trinket) => derive(g, 'shine', defOf(trinket.def).shine, trinket));
  return shines.reduce((sum, shine) => sum + shine, g.pebbles[seat]!);
}

export const game: Game<Magpies> = {
  id: 'magpies',
  name: 'Magpies',
  version: '1',
  seats: { min: 2, max: 4 },
  zones: {
    deck: { sees: 'count' },
    discard: { sees: 'everyone' },
    hand: { sees: 'owner' },
    nest: { sees: 'everyone', live: true },
  },
  open: ['turn', 'pebbles'],
  languages: { en: english },
  options: () => ({}),
  start: (_, seats) => ({ turn: 0, pebbles: new Array(seats).fill(0), dealt: false }),
  play,
  define: (_, def) => defOf(def),
  active: (g) => g.turn,
  facts: (g) => ({ scores: g.pebbles.map((_, seat) => score(g, seat)) }),
  reads: (_, version) => version === '0',
};

export type { Magpies } from './state.ts';
