import { createMatch, type Legacy, OptionsError } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game, type Holdings, type Smugglers } from '../rules/index.ts';
import { choose, left, position } from './playtest.ts';

const words = game.campaign!;
const seats = ['Ada', 'Ben'];

/** All goods of the box, somewhere. */
const holdings: Holdings = {
  night: 2,
  coins: [4, 7],
  cellars: [['silk', 'tea'], ['rum']],
  market: ['salt', 'salt'],
  hold: ['tea', 'salt', 'rum', 'rum', 'silk', 'tea', 'tea', 'rum', 'salt'],
  sea: ['pearl', 'tea', 'silk'],
};
const legacy = (changed: object = {}): Legacy => ({ version: 1, data: { ...holdings, ...changed } });

describe('a campaign', () => {
  it('goes on in the second night with everything as the first has left it [SM-CAMP-01, SM-CAMP-02]', () => {
    expect(words.next!(legacy(), { night: 1 }, 2)).toEqual({ night: 2 });
    const { state } = createMatch<Smugglers>({
      game,
      seats,
      seed: 1,
      options: { night: 2 },
      legacy: legacy(),
    });
    const inZone = (zone: string) => state.zones[zone]!.map(({ def }) => def);
    expect([state.night, state.coins]).toEqual([2, [4, 7]]);
    expect([inZone('cellar:0'), inZone('cellar:1')]).toEqual(holdings.cellars);
    expect([inZone('market'), inZone('sea')]).toEqual([holdings.market, holdings.sea]);
    expect(inZone('hold')).toEqual(holdings.hold);
  });

  ruleTest('brings the goods in hand to the cellar [SM-CAMP-03]', (open) => {
    const players = [{ hand: ['Tea'], cellar: ['Rum'] }, { hand: ['Silk', 'Salt'] }];
    const t = position(open, { players, turns: 5, turn: 'p2', chance: { watch: [6] } });
    choose(t, 'sell Silk for 5 coins');
    expect(left(t)).toMatchObject({ night: 2, coins: [0, 5], cellars: [['rum', 'tea'], ['salt']] });
  });

  ruleTest('plays a night again on which the smugglers were caught [SM-CAMP-04]', (open) => {
    const t = position(open, {
      players: [{ hand: ['Tea'] }, {}],
      heard: 1,
      night: 2,
      chance: { watch: [1] },
    });
    choose(t, 'sell Tea for 2 coins');
    expect(words.next!(t.match.legacy!, {}, 2)).toEqual({ night: 2 });
  });

  ruleTest('is over after the second night [SM-CAMP-05]', (open) => {
    const t = position(open, { players: [{}, { hand: ['Tea'] }], night: 2, turns: 5, turn: 'p2' });
    choose(t, 'hide Tea');
    expect(words.next!(t.match.legacy!, {}, 2)).toBeNull();
  });

  it('does not begin with its second night', () => {
    const begin = (night: unknown, left?: Legacy) => () =>
      createMatch({ game, seats, seed: 1, options: { night }, ...(left && { legacy: left }) });
    expect(begin(2)).toThrow('Night 2 comes after the one before it.');
    expect(begin(1, legacy())).toThrow('Night 1 comes after the one before it.');
    expect(begin(3)).toThrow('Smugglers has nights 1 to 2.');
  });
});

describe('a legacy is refused with a sentence', () => {
  it.each([
    ['that is nothing', null, 'There are 2 nights.'],
    ['of a night that is none', { night: 4 }, 'There are 2 nights.'],
    ['with coins that are none', { coins: [1, -1] }, 'Each smuggler has coins'],
    ['with coins of others', { coins: [1, 1, 1] }, 'Each smuggler has coins'],
    ['with cellars of others', { cellars: [[], [], []] }, 'Each smuggler has a cellar'],
    [
      'with a good that is none',
      { market: ['salt', 'gold'] },
      'In the market, the hold and the sea are goods.',
    ],
    ['with a good twice', { market: ['salt', 'pearl'] }, 'There are 4 of Salt in the box, not 3.'],
    [
      'with a good too many',
      { market: ['salt', 'salt', 'pearl'] },
      'There are 1 of Pearl in the box, not 2.',
    ],
    ['with something taken out of the sea', { sea: ['pearl', 'tea'] }, 'In the sea lie 3 goods.'],
  ])('%s', (_, changed, sentence) => {
    const bad = changed === null ? { version: 1, data: null } : legacy(changed);
    expect(() => words.read(bad, 2)).toThrow(sentence);
    expect(() => words.read(bad, 2)).toThrow(OptionsError);
  });

  it('of a newer version', () => {
    const newer = { ...legacy(), version: 2 };
    expect(() => createMatch({ game, seats, seed: 1, options: { night: 2 }, legacy: newer })).toThrow(
      'newer rules',
    );
  });
});
