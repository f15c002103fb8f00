import { expect, it } from 'vitest';
import { announce, type Card, create, derive, explain, type Modifier } from '../src/index.ts';
import { atOnce, type Defs, type Toy } from './toy.ts';

const plus =
  (n: number): Modifier<Toy, Card, unknown, number> =>
  (_, __, value) =>
    value + n;

const said = (g: Toy, word: string): void => void g.notes.push(word);

const defs: Defs = {
  cap: { name: 'Cap', modify: { speed: { layer: 'limit', change: (_, __, n) => Math.min(n, 5) } } },
  boots: { name: 'Boots', modify: { speed: plus(3) } },
  root: { name: 'Root', modify: { speed: { layer: 'set', change: () => 1 } } },
  vest: {
    name: 'Vest',
    modify: { speed: [{ layer: 'limit', change: (_, __, n) => Math.min(n, 3) }, plus(2)] },
  },
  blade: { name: 'Blade', modify: { dice: (_, __, dice: string[]) => [...dice, 'red'] } },
  lame: { name: 'Lame', modify: { speed: plus(-2) }, silent: (_, me) => me.spent },
  bell: {
    name: 'Bell',
    on: {
      ring: [
        { run: (g: Toy) => said(g, 'ding'), once: 'turn', anyOrder: true },
        { run: (g: Toy) => said(g, 'dong'), anyOrder: true },
      ],
    },
    silent: (_, me) => me.spent,
  },
};

const play = (act: (g: Toy) => void) => atOnce(act, { defs });
const put = (g: Toy, def: string, spent = false) =>
  create<Card & { spent: boolean }>(g, def, 'table', { spent });

it('what sets comes before what adds, and what limits comes last, however the cards lie', () => {
  for (const order of [
    ['cap', 'boots', 'root'],
    ['boots', 'root', 'cap'],
    ['root', 'cap', 'boots'],
  ]) {
    play((g) => {
      for (const def of order) put(g, def);
      expect(derive(g, 'speed', 4, null)).toBe(4);
      expect(explain(g, 'speed', 9, null).parts.map(({ name, change }) => [name, change])).toEqual([
        ['Root', -8],
        ['Boots', 3],
      ]);
    });
  }
  play((g) => {
    put(g, 'cap');
    put(g, 'boots');
    expect(derive(g, 'speed', 4, null)).toBe(5);
  });
});

it('one card can change a value several times, each in its layer', () => {
  play((g) => {
    put(g, 'vest');
    put(g, 'boots');
    expect(derive(g, 'speed', 4, null)).toBe(3);
    expect(derive(g, 'speed', -4, null)).toBe(1);
  });
});

it('a collection is derived like a number', () => {
  play((g) => {
    put(g, 'blade');
    put(g, 'blade');
    expect(derive(g, 'dice', ['blue'], null)).toEqual(['blue', 'red', 'red']);
  });
});

it('a card that is silent modifies nothing and hears nothing, and speaks again without a move', () => {
  play((g) => {
    const lame = put(g, 'lame', true);
    const bell = put(g, 'bell', true);
    announce(g, 'ring', {}).next();
    expect([derive(g, 'speed', 4, null), explain(g, 'speed', 4, null).value, g.notes]).toEqual([4, 4, []]);
    lame.spent = false;
    bell.spent = false;
    announce(g, 'ring', {}).next();
    expect([derive(g, 'speed', 4, null), explain(g, 'speed', 4, null).value, g.notes]).toEqual([
      2,
      2,
      ['ding', 'dong'],
    ]);
  });
});

it('several abilities of one card on one event have limits of their own', () => {
  play((g) => {
    put(g, 'bell');
    announce(g, 'ring', {}).next();
    announce(g, 'ring', {}).next();
    expect(g.notes).toEqual(['ding', 'dong', 'dong']);
  });
});
