import { describe, expect, it } from 'vitest';
import { type Card, chooseAmount, chooseOne, create, createRandom } from '../../src/index.ts';
import { deadQuestions } from '../../src/testing/index.ts';
import { end, type Play, type Toy, toyMatch } from '../toy.ts';

interface Beast extends Card {
  wounds: number;
}

const as = { id: ({ id }: Beast) => `card:${id}`, text: ({ def }: Beast) => def };

/** Beasts whose numbers are like no other number. */
const herd = (g: Toy, ...defs: readonly string[]): Beast[] => {
  g.minted = 100;
  return defs.map((def) => create<Beast>(g, def, 'road', { wounds: 0 }));
};

const deadIn = (play: Play): readonly [asked: number, dead: number][] =>
  [...deadQuestions(toyMatch(play), createRandom('dead')).values()].map(({ asked, dead }) => [asked, dead]);

/** Two beasts, of which one is wounded; afterwards somebody looks. */
const wounding = (defs: readonly string[], refersTo: boolean): Play =>
  function* (g) {
    const among = herd(g, ...defs);
    if (refersTo) g.turn = among[1]!.id;
    const beast = yield* chooseOne(g, { seat: 0, prompt: 'toy.wound', among, as });
    beast.wounds++;
    end(g);
  };

describe('a question is dead', () => {
  it('if all answers lead to the same position, whatever the numbers of cards', () => {
    expect(deadIn(wounding(['goat', 'goat'], false))).toEqual([[1, 1]]);
    expect(deadIn(wounding(['goat', 'sheep'], false))).toEqual([[1, 0]]);
  });

  it('unless something refers to one of the cards', () => {
    expect(deadIn(wounding(['goat', 'goat'], true))).toEqual([[1, 0]]);
  });

  it('if an amount is not used, and not if it is', () => {
    const amount = (isUsed: boolean): Play =>
      function* (g) {
        const n = yield* chooseAmount(g, { seat: 0, prompt: 'toy.amount', min: 1, max: 3 });
        if (isUsed) g.notes.push(`${n}`);
        end(g);
      };
    expect(deadIn(amount(false))).toEqual([[1, 1]]);
    expect(deadIn(amount(true))).toEqual([[1, 0]]);
  });

  it('if the next question is the same', () => {
    const then: Play = function* (g) {
      const among = herd(g, 'goat', 'goat', 'goat');
      const first = yield* chooseOne(g, { seat: 0, prompt: 'toy.first', among, as });
      first.wounds++;
      const rest = among.filter((one) => one !== first);
      const second = yield* chooseOne(g, { seat: 0, prompt: 'toy.second', among: rest, as });
      second.wounds += 2;
      end(g);
    };
    expect(deadIn(then)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});
