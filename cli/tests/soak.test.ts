import { loadGame } from '@questwright/games';
import { OptionsError } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { describe, expect, it } from 'vitest';
import { setupsOf, soak } from '../src/commands/soak.ts';

const quiet = () => {};

describe('soak', () => {
  it('plays every number of seats with every variety of options', () => {
    expect(setupsOf(magpies)).toEqual([2, 3, 4].map((seats) => ({ seats, options: {} })));
    expect(setupsOf(magpies, [{ a: 1 }, { a: 2 }])).toHaveLength(6);
    expect(setupsOf(magpies, [{ a: 1 }, { a: 2 }], '"a":2').map(({ options }) => options)).toEqual(
      Array(3).fill({ a: 2 }),
    );
  });

  it('tells a rule that throws, a match without end and a broken invariant', () => {
    const broken = { ...magpies, faults: () => ['a card is missing'] };
    const { faults, matches } = soak(broken, [{ seats: 2 }], 1, quiet);
    expect(matches).toBe(1);
    expect(faults[0]).toContain('choice 1: a card is missing');

    const throwing = {
      ...magpies,
      play: function* () {
        yield* magpies.play({} as never);
      },
    };
    expect(soak(throwing, [{ seats: 2 }], 1, quiet).faults).toHaveLength(1);
  });

  it('refuses options that do not fit before there is a match', () => {
    expect(() => soak(magpies, [{ seats: 9 }], 1, quiet)).toThrow(OptionsError);
  });

  it('finds nothing amiss in Heroes of Terrinoth, each quest at each number of heroes', async () => {
    const { game, variety } = (await loadGame('heroes-of-terrinoth'))!;
    const setups = setupsOf(game, variety);
    expect(setups).toHaveLength(48);
    const { faults, outcomes } = soak(game, setups, 2 * setups.length, quiet);
    expect(faults).toEqual([]);
    expect(Object.keys(outcomes).filter((result) => !['victory', 'defeat'].includes(result))).toEqual([]);
  }, 60_000);
});
