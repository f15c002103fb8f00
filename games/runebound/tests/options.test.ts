import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import '../rules/index.ts'; // opens the box, whose scenarios and heroes options name
import { readOptions } from '../rules/options.ts';

const NONE_OF_THREE = [null, null, null];

describe('the options of a match', () => {
  it('leave to the table what they leave out', () => {
    const open = { wishes: { scenario: null, heroes: NONE_OF_THREE, first: null }, components: null };
    expect(readOptions({}, 3)).toEqual(open);
    expect(readOptions({ scenario: 'random', heroes: null, first: 'random' }, 3)).toEqual(open);
    expect(readOptions({ heroes: [] }, 3)).toEqual(open);
    expect(readOptions({ heroes: ['random', null, undefined] }, 3)).toEqual(open);
  });

  it('say what is wished for', () => {
    const { wishes } = readOptions({ scenario: 'corpse-king', heroes: [null, 'lyssa'], first: 2 }, 3);
    expect(wishes).toEqual({ scenario: 'corpse-king', heroes: [null, 'lyssa', null], first: 2 });
    expect(readOptions({ first: 0 }, 3).wishes.first).toBe(0);
  });

  it('are taken as they are when they have been read before', () => {
    const read = readOptions({ scenario: 'margath' }, 2);
    expect(readOptions(read, 2)).toEqual(read);
  });

  it('are refused with the reason', () => {
    const refused = (raw: unknown, why: string) => expect(() => readOptions(raw, 3)).toThrow(why);
    refused(null, 'a record');
    refused('margath', 'a record');
    refused({ villain: 'margath' }, 'no option "villain"');
    refused({ scenario: 'dragons' }, 'no scenario "dragons"');
    refused({ heroes: 'lyssa' }, 'entry for each seat');
    refused({ heroes: ['lyssa', null, null, 'corbin'] }, 'entry for each seat');
    refused({ heroes: ['conan'] }, 'no hero "conan"');
    refused({ heroes: ['lyssa', 'lyssa'] }, 'the same hero');
    for (const first of [-1, 3, 0.5, '1']) refused({ first }, 'one of the seats 0 to 2');
  });

  it('are checked like any others when they look as if they had been read before', () => {
    const refused = (raw: unknown, why: string) => expect(() => readOptions(raw, 3)).toThrow(why);
    refused({ wishes: null }, 'a record');
    refused({ wishes: { scenario: 'dragons' } }, 'no scenario "dragons"');
    refused({ wishes: { heroes: ['conan'] } }, 'no hero "conan"');
    refused({ wishes: {}, scenario: 'margath' }, 'no option "scenario"');
  });

  it('say when they bring made-up components along', () => {
    const components = JSON.stringify([{ kind: 'asset', words: { name: 'Sling', cost: 1 } }]);
    expect(game.madeUp!(game.options({ components }, 2))).toBe(true);
    expect(game.madeUp!(game.options({}, 2))).toBe(false);
  });
});
