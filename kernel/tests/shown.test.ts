import { expect, it } from 'vitest';
import { type Card, cardsIn, chooseOne, confirm, create } from '../src/index.ts';
import { proveNoLeak } from '../src/testing/index.ts';
import { end, type Play, toyGame, toyMatch } from './toy.ts';

const as = {
  id: ({ id }: Card) => `card:${id}`,
  text: ({ def }: Card) => def,
  about: ({ id }: Card) => ({ card: id }),
};

/** Seat 0 may look at what seat `of` holds, in a question. */
const look = (of: number, asker = 0): Play =>
  function* (g) {
    if (cardsIn(g, 'hand:0').length === 0) {
      for (const zone of ['hand:0', 'hand:1']) for (const def of ['a', 'b']) create(g, def, zone, {});
    }
    yield* confirm(g, { seat: 0, prompt: 'look?' });
    const card = yield* chooseOne(g, { seat: asker, prompt: 'which', among: cardsIn(g, `hand:${of}`), as });
    g.notes.push(card.zone);
    yield* confirm(g, { seat: 0, prompt: 'end' });
    end(g);
  };

it('whoever is asked about cards that they could not see has learned something', () => {
  const match = toyMatch(look(1));
  match.answer(0, 'yes');
  expect(match.undoable(0)).toBe('needs-consent');
  match.answer(0, match.view(0).choice!.options![0]!.id);
  // Back to the question itself shows nothing new.
  expect(match.undoable(0)).toBe('yes');
  match.undo(0);
  expect(match.undoable(0)).toBe('needs-consent');
});

it("one's own cards tell nothing new", () => {
  const match = toyMatch(look(0));
  match.answer(0, 'yes');
  expect(match.undoable(0)).toBe('yes');
});

it('it counts whoever is asked, for it cannot be taken out of their heads', () => {
  const match = toyMatch(look(0, 1));
  match.answer(0, 'yes');
  expect(match.undoable(0)).toBe('needs-consent');
});

it('what is shown on purpose is no leak', () => {
  const game = toyGame(look(1));
  expect(proveNoLeak((n) => ({ game, seats: ['Ada', 'Ben'], seed: n }), 60, 'shown').tested).toBeGreaterThan(
    0,
  );
});
