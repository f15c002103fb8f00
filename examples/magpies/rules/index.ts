import { adventureLanguages } from '@questwright/adventure';
import { CHECKPOINT, cardsIn, finish, type Game, type Rule } from '@questwright/kernel';
import { define } from '../content/define.ts';
import { deal } from './deal.ts';
import { english } from './english.ts';
import { faults } from './faults.ts';
import { scenario } from './scenario.ts';
import { scores } from './score.ts';
import type { Magpies } from './state.ts';
import { takeTurn } from './turn.ts';

function* play(g: Magpies): Rule {
  if (!g.dealt) deal(g);
  for (;;) {
    yield CHECKPOINT;
    yield* takeTurn(g);
    if (cardsIn(g, 'deck').length === 0) end(g);
    g.turn = (g.turn + 1) % g.seats;
  }
}

function end(g: Magpies): never {
  const all = scores(g);
  const best = Math.max(...all);
  const winners = [...all.keys()].filter((seat) => all[seat] === best);
  finish(g, {
    result: winners.length === 1 ? `seat ${winners[0]! + 1}` : 'shared',
    winners,
    text: [
      'magpies.won',
      {
        seats: { list: winners.map((seat) => ['magpies.seat', { seat: { seat } }]) },
        count: winners.length,
        score: best,
      },
    ],
  });
}

export const game: Game<Magpies> = {
  id: 'magpies',
  name: 'Magpies',
  version: '2',
  seats: { min: 2, max: 4 },
  zones: {
    deck: { sees: 'count' },
    discard: { sees: 'everyone' },
    hand: { of: 'seat', sees: 'owner' },
    nest: { of: 'seat', sees: 'everyone', live: true },
  },
  open: ['turn', 'pebbles'],
  languages: { en: { ...adventureLanguages.en, ...english } },
  options: () => ({}),
  start: (_, seats) => ({ turn: 0, pebbles: Array(seats).fill(0), dealt: false, extra: {} }),
  play,
  define,
  active: (g) => g.turn,
  moments: { robbed: 'magpies.robbed' },
  // Between two turns nothing differs from the first version.
  reads: (_, version) => version === '1',
  facts: (g) => ({ scores: scores(g) }),
  faults,
  scenario,
};

export type { Magpies } from './state.ts';
