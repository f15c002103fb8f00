import { createMatch, seatsAsked } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game, type Smugglers } from '../rules/index.ts';
import { choose, ending, left, offers, position, reads } from './playtest.ts';

const quiet = { watch: [6] };

describe('the night', () => {
  it('begins with all goods in the hold but three, which lie in the sea, and nobody sees them [SM-NIGHT-01]', () => {
    const match = createMatch<Smugglers>({ game, seats: ['Ada', 'Ben'], seed: 1 });
    for (const seat of [-1, 1]) {
      const { zones } = match.view(seat);
      expect([zones.hold, zones.sea, zones['hand:0']]).toEqual([13, 3, 1]);
    }
    const orders = [1, 2, 3].map((seed) =>
      createMatch<Smugglers>({ game, seats: ['Ada', 'Ben'], seed })
        .state.zones.sea!.map(({ def }) => def)
        .join(),
    );
    expect(new Set(orders).size).toBe(3);
  });

  ruleTest(
    'goes round from the first seat, each turn with a good from the top of the hold [SM-NIGHT-02, SM-NIGHT-03]',
    (open) => {
      const t = position(open, { players: [{}, {}], hold: ['Tea', 'Silk', 'Rum'] });
      expect(offers(t)).toEqual(['sell Tea for 2 coins', 'hide Tea']);
      choose(t, 'hide Tea');
      expect(t.match.choice!.seat).toBe(1);
      expect(offers(t)).toEqual(['sell Silk for 5 coins', 'hide Silk']);
      choose(t, 'hide Silk');
      expect(t.match.choice!.seat).toBe(0);
    },
  );

  ruleTest('lets goods be sold from hand and cellar, and hidden from the hand [SM-NIGHT-04]', (open) => {
    const t = position(open, { players: [{ hand: ['Salt'], cellar: ['Rum'] }, { hand: ['Tea'] }] });
    expect(offers(t)).toEqual(['sell Salt for 3 coins', 'sell Rum for 4 coins', 'hide Salt']);
    choose(t, 'hide Salt');
    expect(t.state.zones['cellar:0']!.map(({ def }) => def)).toEqual(['rum', 'salt']);
  });

  ruleTest('passes over a smuggler who has nothing [SM-NIGHT-04]', (open) => {
    const t = position(open, { players: [{}, { hand: ['Tea'] }] });
    expect(t.match.choice!.seat).toBe(1);
    expect(reads(t, 0)).toEqual(['Ada has nothing to sell.']);
  });

  ruleTest('hides hands and cellars from the others [SM-NIGHT-05]', (open) => {
    const t = position(open, { players: [{ cellar: ['Pearl'] }, { hand: ['Tea'] }], hold: ['Silk'] });
    choose(t, 'hide Silk');
    expect(reads(t, 0)).toEqual(['Ada takes Silk from the hold.', 'Ada hides Silk.']);
    expect(reads(t, 1).slice(0, 2)).toEqual(['Ada takes a good from the hold.', 'Ada hides a good.']);
    for (const seat of [-1, 1]) expect(t.match.view(seat).zones['cellar:0']).toBe(2);
    expect(t.match.view(0).zones['cellar:0']).toMatchObject([{ def: 'pearl' }, { def: 'silk' }]);
  });

  ruleTest('is over after three turns of each [SM-NIGHT-06]', (open) => {
    const t = position(open, {
      players: [{ hand: ['Tea'] }, { hand: ['Tea', 'Salt'] }],
      turns: 4,
      chance: quiet,
    });
    choose(t, 'hide Tea');
    expect(t.match.over).toBeNull();
    choose(t, 'hide Tea');
    expect(ending(t)).toBe('Night 1 is over, and nobody was caught.');
  });
});

describe('the second night', () => {
  const players = [
    { hand: ['Tea'], coins: 3 },
    { hand: ['Salt'], coins: 1 },
    { hand: ['Rum'], coins: 0 },
  ];
  const before = { players, night: 2, prepared: false, chance: { watch: [1, 1, 6] } };

  ruleTest('is begun by whom any of the smugglers names [SM-NIGHT-07]', (open) => {
    const t = position(open, before);
    expect(seatsAsked(t.match.choice!)).toEqual([0, 1, 2]);
    t.match.answer(2, 'first:1');
    expect(t.state.turn).toBe(1);
    expect(reads(t, 0)).toEqual(['Ben begins the night.']);
  });

  ruleTest('lets all pay the watch at the same time, if they have a coin [SM-NIGHT-08]', (open) => {
    const t = position(open, before);
    t.match.answer(0, 'first:0');
    expect(t.match.pending.map(({ choice }) => seatsAsked(choice))).toEqual([[0], [1]]);
    t.match.answer(1, 'yes');
    expect(t.state.coins).toEqual([3, 0, 0]);
    t.match.answer(0, 'no');
    expect(t.state.coins).toEqual([3, 0, 0]);
    choose(t, 'sell Tea for 2 coins');
    expect([t.state.heard, t.state.deaf]).toEqual([1, false]);
  });

  ruleTest('has a watch that two have paid overlook one sale [SM-NIGHT-09]', (open) => {
    const t = position(open, before);
    t.match.answer(0, 'first:0');
    t.match.answer(1, 'yes');
    t.match.answer(0, 'yes');
    expect(t.state.deaf).toBe(true);
    choose(t, 'sell Tea for 2 coins');
    expect([t.state.coins, t.state.heard, t.state.deaf]).toEqual([[4, 0, 0], 0, false]);
    choose(t, 'sell Salt for 3 coins');
    expect([t.state.coins, t.state.heard]).toEqual([[4, 0, 0], 1]);
  });
});

describe('a sale', () => {
  ruleTest(
    'brings less for each good of the kind in the market, but at least a coin [SM-SELL-01]',
    (open) => {
      const players = [{ hand: ['Tea', 'Rum'] }, { hand: ['Tea'] }];
      const t = position(open, { players, market: ['Tea', 'Tea', 'Tea', 'Rum'], chance: quiet });
      expect(offers(t).slice(0, 2)).toEqual(['sell Tea for a coin', 'sell Rum for 3 coins']);
      choose(t, 'sell Rum for 3 coins');
      expect(t.state.coins).toEqual([3, 0]);
      expect(t.state.zones.market!.at(-1)!.def).toBe('rum');
    },
  );

  ruleTest('that the watch hears brings nothing [SM-SELL-02]', (open) => {
    const t = position(open, { players: [{ hand: ['Silk'] }, { hand: ['Tea'] }], chance: { watch: [1] } });
    choose(t, 'sell Silk for 5 coins');
    expect([t.state.coins, t.state.heard]).toEqual([[0, 0], 1]);
    expect(t.state.zones.market!.map(({ def }) => def)).toEqual(['silk']);
  });

  ruleTest('that is the second to be heard ends the night, and costs each two coins [SM-SELL-03]', (open) => {
    const players = [
      { hand: ['Silk'], coins: 5 },
      { hand: ['Tea'], coins: 1 },
    ];
    const t = position(open, { players, heard: 1, chance: { watch: [1] } });
    choose(t, 'sell Silk for 5 coins');
    expect(ending(t)).toBe('The watch has caught the smugglers.');
    expect(left(t).coins).toEqual([3, 0]);
  });
});

describe('the end', () => {
  ruleTest('counts a coin for each good that is left, and equals share [SM-END-01]', (open) => {
    const players = [
      { cellar: ['Tea', 'Tea'], coins: 2 },
      { hand: ['Salt'], coins: 1 },
    ];
    const t = position(open, { players, night: 2, turns: 5, turn: 'p2', chance: quiet });
    choose(t, 'sell Salt for 3 coins');
    expect(ending(t)).toBe('Ada and Ben share the win with 4 coins.');
    expect(t.match.over!.winners).toEqual([0, 1]);
  });
});
