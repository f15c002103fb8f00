import { expect, it } from 'vitest';
import { type Card, create, createAll, derive, explain, flip, type Modifier, move } from '../src/index.ts';
import { atOnce, type Defs, type Toy } from './toy.ts';

const plus =
  (n: number): Modifier<Toy, Card, string> =>
  (_, __, value) =>
    value + n;
const defs: Defs = {
  boots: { name: 'Boots', modify: { speed: plus(1) } },
  wings: { name: 'Wings', modify: { speed: (_, __, value) => value * 2 } },
  saddle: {
    name: 'Saddle',
    modify: { speed: (_, __, value, who) => (who === 'rider' ? value + 5 : value), load: plus(1) },
  },
};

const inPlay = (look: (g: Toy) => void) => atOnce(look, { defs });

it('a value without modifiers is what is printed', () => {
  inPlay((g) => expect(derive(g, 'speed', 3, 'walker')).toBe(3));
});

it('modifiers in play are folded into it, in the order in which they lie', () => {
  inPlay((g) => {
    create(g, 'boots', 'table', {});
    create(g, 'wings', 'table', {});
    expect(derive(g, 'speed', 3, 'walker')).toBe((3 + 1) * 2);
    expect(derive(g, 'load', 3, 'walker')).toBe(3);
  });
});

it('they begin when several cards come at once', () => {
  inPlay((g) => {
    expect(derive(g, 'speed', 3, 'walker')).toBe(3);
    createAll(g, ['boots', 'wings'], 'table', {});
    expect(derive(g, 'speed', 3, 'walker')).toBe((3 + 1) * 2);
  });
});

it('they look at whose value it is', () => {
  inPlay((g) => {
    create(g, 'saddle', 'table', {});
    expect(derive(g, 'speed', 3, 'walker')).toBe(3);
    expect(derive(g, 'speed', 3, 'rider')).toBe(8);
  });
});

it('they stop when their card leaves play or is turned over, and begin when it comes', () => {
  inPlay((g) => {
    const boots = create(g, 'boots', 'hand:0', {});
    const speeds = [derive(g, 'speed', 3, '')];
    const then = (act: () => void): void => {
      act();
      speeds.push(derive(g, 'speed', 3, ''));
    };
    then(() => move(g, boots, 'table'));
    then(() => flip(g, boots));
    then(() => flip(g, boots));
    then(() => move(g, boots, 'deck'));
    expect(speeds).toEqual([3, 4, 3, 4, 3]);
  });
});

it('they explain themselves: what is printed, and what each card that changed it added', () => {
  inPlay((g) => {
    for (const def of ['boots', 'saddle', 'wings']) create(g, def, 'table', {});
    expect(explain(g, 'speed', 3, 'walker')).toEqual({
      value: 8,
      base: 3,
      parts: [
        { card: 1, name: 'Boots', change: 1 },
        { card: 3, name: 'Wings', change: 4 },
      ],
    });
    expect(explain(g, 'sight', 2, 'walker')).toEqual({ value: 2, base: 2, parts: [] });
  });
});
