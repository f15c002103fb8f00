import { describe, expect, it } from 'vitest';
import { next32 } from '../src/generator.ts';
import {
  below,
  type ChanceScript,
  cardsIn,
  coin,
  create,
  createChance,
  createRandom,
  die,
  pick,
  ScriptError,
  shuffle,
  shuffleArray,
} from '../src/index.ts';
import { atOnce, codeOf, type Toy } from './toy.ts';

/** Draws once with scripted chance and tells what came. */
function drawn<T>(chance: ChanceScript | undefined, draw: (g: Toy) => T, seed = 'chance'): T {
  let result: T | undefined;
  const act = (g: Toy): void => {
    result = draw(g);
  };
  atOnce(act, { seed, ...(chance && { chance }) });
  return result!;
}

describe('the generator', () => {
  /** xoshiro128** as its authors give it, with exact integers instead of 32-bit arithmetic. */
  function* reference(seed: readonly number[]): Generator<number> {
    const s = seed.map((word) => BigInt.asUintN(32, BigInt(word)));
    const rotl = (x: bigint, k: bigint): bigint => BigInt.asUintN(32, (x << k) | (x >> (32n - k)));
    for (;;) {
      yield Number(BigInt.asUintN(32, rotl(BigInt.asUintN(32, s[1]! * 5n), 7n) * 9n));
      const t = BigInt.asUintN(32, s[1]! << 9n);
      s[2]! ^= s[0]!;
      s[3]! ^= s[1]!;
      s[1]! ^= s[2]!;
      s[0]! ^= s[3]!;
      s[2]! ^= t;
      s[3] = rotl(s[3]!, 11n);
    }
  }

  it.each([
    [1, 2, 3, 4],
    [0, 0, 0, 1],
    [-1, -2, 0x7fffffff, 0x12345678],
  ])('is xoshiro128**, from %i %i %i %i', (a, b, c, d) => {
    const expected = reference([a, b, c, d]);
    const words: [number, number, number, number] = [a, b, c, d];
    for (let i = 0; i < 2000; i++) expect(next32(words)).toBe(expected.next().value);
  });

  it('gives the values that the rand_xoshiro crate took from the reference code for 1, 2, 3, 4', () => {
    const words: [number, number, number, number] = [1, 2, 3, 4];
    expect(Array.from({ length: 10 }, () => next32(words))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('keeps words that survive JSON', () => {
    const { words } = createChance('seed');
    for (let i = 0; i < 100; i++) next32(words);
    expect(JSON.parse(JSON.stringify(words))).toEqual(words);
    expect(words.every(Number.isInteger)).toBe(true);
  });

  it('differs for seeds that differ in any place', () => {
    const seeds = ['', 'a', 'b', 'aa', 'ab', 'ba', ' a', 'a ', 'A', '1', '10', '01', 'match-1', 'match-2'];
    const first = seeds.map((seed) => JSON.stringify(createChance(seed).words));
    expect(new Set(first).size).toBe(seeds.length);
  });

  it('is the same for a number and its text', () => {
    expect(createChance(17)).toEqual(createChance('17'));
  });
});

describe('below', () => {
  it.each([1, 2, 3, 6, 7, 52, 1000, 1_999_999])('stays below %i', (n) => {
    const random = createRandom(n);
    for (let i = 0; i < 500; i++) {
      const value = random.below(n);
      expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
    }
  });

  it.each([2, 3, 6, 7, 10, 13])('gives each of %i as often as the others', (n) => {
    const { words } = createChance(`uniform ${n}`);
    const counts: number[] = Array(n).fill(0);
    const draws = 20_000 * n;
    for (let i = 0; i < draws; i++) counts[below(words, n)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - draws / n) ** 2 / (draws / n), 0);
    // Far beyond the 99.99 % quantile for n - 1 degrees of freedom; a bias of 1 % would be over it.
    expect(chiSquare).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)) + 6);
  });

  it('refuses the draws that would favour low numbers', () => {
    // n = 3: a draw whose low half is 0 must be drawn again. With these words the first is 0.
    const words: [number, number, number, number] = [1, 0, 2, 3];
    const again: [number, number, number, number] = [...words];
    expect(next32(again)).toBe(0);
    const second = next32(again);
    expect(below(words, 3)).toBe(Math.floor((second * 3) / 2 ** 32));
    expect(words).toEqual(again);
  });
});

describe('draws', () => {
  it('come from the state: the same seed draws the same, another does not', () => {
    const rolls = (seed: string): number[] =>
      drawn(undefined, (g) => Array.from({ length: 20 }, () => die(g, 'die', 6)), seed);
    expect(rolls('one')).toEqual(rolls('one'));
    expect(rolls('one')).not.toEqual(rolls('two'));
  });

  it('show what they can show', () => {
    const seen = { die: new Set<number>(), coin: new Set<boolean>(), pick: new Set<string>() };
    drawn(undefined, (g) => {
      for (let i = 0; i < 200; i++) {
        seen.die.add(die(g, 'die', 4));
        seen.coin.add(coin(g, 'coin'));
        seen.pick.add(pick(g, 'pick', ['sun', 'moon']));
      }
    });
    expect([...seen.die].sort()).toEqual([1, 2, 3, 4]);
    expect(seen.coin.size).toBe(2);
    expect([...seen.pick].sort()).toEqual(['moon', 'sun']);
  });

  it('are news, except the shuffle of hidden cards', () => {
    const news = (draw: (g: Toy) => void): number =>
      drawn(undefined, (g) => {
        const before = g.news;
        draw(g);
        return g.news - before;
      });
    expect(news((g) => die(g, 'die', 6))).toBe(1);
    expect(news((g) => coin(g, 'coin'))).toBe(1);
    expect(news((g) => shuffleArray(g, 'list', [1, 2]))).toBe(1);
    const shuffled = (zone: string) => (g: Toy) => {
      create(g, 'card', zone, {});
      shuffle(g, 'shuffle', zone);
    };
    expect(news(shuffled('deck'))).toBe(0);
    expect(news(shuffled('table'))).toBe(1);
  });

  it('from nothing are a fault of the rules', () => {
    expect(codeOf(() => drawn(undefined, (g) => pick(g, 'pick', [])))).toBe('rule-threw');
  });

  it('shuffle into every order alike', () => {
    const counts = new Map<string, number>();
    drawn(undefined, (g) => {
      for (let i = 0; i < 6000; i++) {
        const list = ['a', 'b', 'c'];
        shuffleArray(g, 'list', list);
        const order = list.join('');
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
    });
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('scripted chance', () => {
  it('serves each label its values in order', () => {
    const chance = { attack: [6, 1], weather: ['rain'], toss: ['tails'] };
    expect(
      drawn(chance, (g) => [
        die(g, 'attack', 6),
        pick(g, 'weather', ['sun', 'rain']),
        die(g, 'attack', 6),
        coin(g, 'toss'),
      ]),
    ).toEqual([6, 'rain', 1, false]);
  });

  it('names faces that are not texts by the name the rules give them', () => {
    const faces = [{ name: 'hit' }, { name: 'miss' }];
    expect(drawn({ die: ['miss'] }, (g) => pick(g, 'die', faces, ({ name }) => name))).toBe(faces[1]);
  });

  const faultOf = (chance: ChanceScript, draw: (g: Toy) => unknown): ScriptError => {
    try {
      drawn(chance, draw);
    } catch (error) {
      if (error instanceof ScriptError) return error;
      throw error;
    }
    throw new Error('The script was good enough.');
  };

  it('fails when it runs dry', () => {
    const fault = faultOf({ attack: [6] }, (g) => [die(g, 'attack', 6), die(g, 'attack', 6)]);
    expect(fault).toMatchObject({ code: 'script-dry', label: 'attack' });
    expect(fault.message).toBe('The script for "attack" has run dry.');
  });

  it('fails for a label that it does not know, and lists those it knows', () => {
    const fault = faultOf({ attack: [6], defence: [1] }, (g) => die(g, 'atack', 6));
    expect(fault).toMatchObject({ code: 'script-label', label: 'atack' });
    expect(fault.message).toBe('The rules draw "atack", but the script only knows "attack", "defence".');
    expect(faultOf({}, (g) => die(g, 'constructor', 6)).code).toBe('script-label');
  });

  it.each([[7], ['six'], [['1', '2']]])('fails for a value that cannot come: %j', (value) => {
    const fault = faultOf({ attack: [value as never] }, (g) => die(g, 'attack', 6));
    expect(fault).toMatchObject({ code: 'script-value', label: 'attack' });
    expect(fault.message).toContain('1, 2, 3, 4, 5, 6');
  });

  it('leaves to the seed what it is told to', () => {
    const draws = (g: Toy) => Array.from({ length: 10 }, () => die(g, 'loot', 20));
    const seeded = drawn(undefined, draws);
    expect(drawn({ '*': 'seeded', attack: [1] }, draws)).toEqual(seeded);
    expect(drawn({ loot: 'seeded', attack: [1] }, draws)).toEqual(seeded);
    expect(drawn({ '*': 'seeded', attack: [1] }, (g) => die(g, 'attack', 6))).toBe(1);
    const twice = (g: Parameters<typeof die>[0]) => [die(g, 'attack', 6), die(g, 'attack', 6)];
    const [first] = drawn(undefined, twice);
    expect(drawn({ '*': 'seeded', attack: [1] }, twice)).toEqual([1, first]);
  });

  const order = (chance: ChanceScript) =>
    drawn(chance, (g) => {
      for (const def of ['a', 'b', 'c', 'b', 'd']) create(g, def, 'deck', {});
      shuffle(g, 'shuffle', 'deck');
      return cardsIn(g, 'deck').map(({ def }) => def);
    });

  it('shuffles by naming what comes first, or keeps the order', () => {
    expect(order({ shuffle: ['keep'] })).toEqual(['a', 'b', 'c', 'b', 'd']);
    expect(order({ shuffle: [['d', 'b', 'b']] })).toEqual(['d', 'b', 'b', 'a', 'c']);
    expect(order({ shuffle: ['c'] })).toEqual(['c', 'a', 'b', 'b', 'd']);
  });

  it('fails to shuffle by names that are not there, or not that often', () => {
    expect(codeOf(() => order({ shuffle: [['e']] }))).toBe('script-value');
    expect(codeOf(() => order({ shuffle: [['a', 'a']] }))).toBe('script-value');
  });

  it('needs no entry for the shuffle of a single thing, and takes one that is there', () => {
    const of = (things: string[], script: ChanceScript) =>
      drawn(script, (g) => shuffleArray(g, 'shuffle', things));
    expect(() => of(['a'], {})).not.toThrow();
    expect(() => of([], { shuffle: [] })).not.toThrow();
    expect(codeOf(() => of(['a', 'b'], {}))).toBe('script-label');
    expect(codeOf(() => of(['a'], { shuffle: [['b']] }))).toBe('script-value');
  });

  it('is left as it was given', () => {
    const chance = { attack: [6, 5, 4] };
    drawn(chance, (g) => die(g, 'attack', 6));
    expect(chance).toEqual({ attack: [6, 5, 4] });
  });
});
