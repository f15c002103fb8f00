import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero } from '../position.ts';
import { askedSeats, camp, idleMonsters, idleTurn, passOn, room, scene, zone } from './kit.ts';

describe('a round', () => {
  ruleTest('begins with a hero, and any hero player may say which [D2-ROUND-02, D2-ROUND-04]', (open) => {
    const t = scene(open);
    expect([askedSeats(t), t.offered]).toEqual([
      [1, 2],
      ['activate:H', 'activate:A'],
    ]);
    t.answer(2, 'activate:H');
    expect(t.state.turn?.hero).toBe(0);
  });

  ruleTest(
    'gives every player one turn, the overlord the last, and then another begins [D2-ROUND-01, D2-ROUND-07, D2-ROUND-08]',
    (open) => {
      const t = scene(open, { figures: camp({ B: hero() }), map: room('HAB.....', '........', '.....YZG') });
      idleTurn(t, 'A');
      expect(t.offered).toEqual(['activate:H', 'activate:B']);
      idleTurn(t, 'H');
      expect([t.state.turn?.side, t.state.turn?.hero]).toEqual(['heroes', 2]);
      t.choose('end');
      expect([t.state.turn?.side, t.asked, t.state.round]).toEqual(['overlord', 0, 1]);
      idleMonsters(t, 'Y', 'Z', 'G');
      expect([t.state.round, t.state.turn, t.offered]).toEqual([
        2,
        null,
        ['activate:H', 'activate:A', 'activate:B'],
      ]);
    },
  );

  ruleTest('lets no turn begin before the one before it is over [D2-ROUND-03]', (open) => {
    const t = scene(open);
    t.choose('activate:H', 'action:rest');
    expect([askedSeats(t), t.offered.filter((id) => id.startsWith('activate'))]).toEqual([[1], []]);
    t.choose('end');
    expect(t.state.turn?.hero).toBe(1);
  });

  ruleTest(
    'has an order of heroes that they may change in it and from one to the next [D2-ROUND-05, D2-ROUND-06]',
    (open) => {
      const t = scene(open, { figures: camp({ B: hero() }), map: room('HAB.....', '........', '.....YZG') });
      const order: (number | undefined)[] = [];
      for (const letter of ['H', 'B', 'A']) {
        idleTurn(t, letter);
        order.push(t.state.turn?.hero);
      }
      idleMonsters(t, 'G', 'Y', 'Z');
      t.choose('activate:B');
      expect(t.state.turn?.hero).toBe(2);
      idleTurn(t, 'B');
      expect(t.offered).toEqual(['activate:H', 'activate:A']);
    },
  );
});

describe('the turn of the overlord', () => {
  const played = (open: Parameters<typeof scene>[0], more: Parameters<typeof scene>[1] = {}) => {
    const t = scene(open, more);
    return idleTurn(idleTurn(t, 'H'), 'A');
  };

  ruleTest('begins with a card from his deck [D2-OVCARD-11, D2-OVL-01]', (open) => {
    const t = played(open, { 'overlord deck': ['Gloom', 'Dusk'], hand: ['Dread'] });
    expect([t.asked, zone(t, 'hand:0'), zone(t, 'deck:0')]).toEqual([0, ['dread', 'gloom'], ['dusk']]);
    idleMonsters(t, 'Y', 'Z', 'G');
    idleTurn(idleTurn(t, 'H'), 'A');
    expect(zone(t, 'hand:0')).toEqual(['dread', 'gloom', 'dusk']);
  });

  ruleTest('shows nobody but him what he draws [D2-OVCARD-10]', (open) => {
    const t = played(open, { 'overlord deck': ['Gloom', 'Dusk'] });
    const hand = (seat: number) => JSON.stringify(t.view(seat).zones['hand:0']);
    expect([0, 1, 2, -1].map((seat) => hand(seat).includes('gloom'))).toEqual([true, false, false, false]);
    expect(hand(1)).toContain('1');
  });

  ruleTest('has what happens at its start after the card is drawn [D2-TURN-27]', (open) => {
    const look = {
      name: 'Omen',
      when: 'overlord starts',
      of: 'anybody',
      may: true,
      does: 'recover 1 damage',
    };
    const t = scene(open, {
      figures: camp({ A: hero({ damage: 2, skills: [look] }) }),
      'overlord deck': ['Gloom', 'Dusk'],
    });
    idleTurn(idleTurn(t, 'H'), 'A');
    expect(zone(t, 'hand:0')).toEqual(['gloom']);
    expect([passOn(t).asked, t.prompt]).toEqual([2, 'd2.ask.use']);
  });

  ruleTest(
    'lets him pick a group that has not been activated [D2-TURN-29, D2-OVL-03, D2-ACTIV-09]',
    (open) => {
      const t = played(open);
      expect([t.asked, t.offered]).toEqual([0, ['activate:Y', 'activate:Z', 'activate:G']]);
      idleMonsters(t, 'G');
      expect(t.offered).toEqual(['activate:Y', 'activate:Z']);
    },
  );

  ruleTest(
    'keeps to a group until each of its monsters has been activated [D2-ACTIV-10, D2-MON-24, D2-TURN-30]',
    (open) => {
      const t = played(open);
      idleMonsters(t, 'Z');
      expect(t.offered).toEqual(['activate:Y']);
      t.choose('activate:Y', 'action:move', 'end');
      expect(t.offered).toEqual(['activate:G']);
    },
  );

  ruleTest('goes on until no group is left, and skips none [D2-TURN-34, D2-ACTIV-12, D2-TURN-02]', (open) => {
    const t = played(open);
    for (const letter of ['Y', 'Z', 'G']) {
      expect([t.state.turn?.side, t.offered.some((id) => !id.startsWith('activate:'))]).toEqual([
        'overlord',
        false,
      ]);
      idleMonsters(t, letter);
    }
    expect(t.state.turn).toBeNull();
  });

  ruleTest(
    'gives each monster an activation of its own, with two actions [D2-ACTIV-11, D2-ACTIV-06]',
    (open) => {
      const t = played(open);
      t.choose('activate:Y', 'action:move');
      expect([t.state.acting.length, t.state.acting[0]!.figure, t.state.acting[0]!.actions]).toEqual([
        1,
        t.state.zones.map!.find(({ def }) => def === 'zombie/1/minion')!.id,
        1,
      ]);
      t.choose('end', 'activate:Z');
      expect(t.state.acting.map(({ actions }) => actions)).toEqual([2]);
    },
  );

  ruleTest('activates no figure twice, not even one that did nothing [D2-ACTIV-04, D2-ACTIV-13]', (open) => {
    const t = played(open);
    idleMonsters(t, 'Y');
    expect(t.offered).toEqual(['activate:Z']);
  });

  ruleTest('has what happens when a group is activated once for each group [D2-TURN-31]', (open) => {
    const cry = { name: 'Cry', when: 'group starts', of: 'anybody', does: 'suffer 1 damage' };
    const t = scene(open, { figures: camp({ A: hero({ skills: [cry] }) }) });
    idleTurn(idleTurn(t, 'H'), 'A');
    const hurt = () => t.state.zones.map!.map((one) => (one as unknown as { damage: number }).damage)[1];
    const seen = ['Y', 'Z', 'G'].map((letter) => {
      t.choose(`activate:${letter}`);
      const now = hurt();
      t.choose('end');
      return now;
    });
    expect(seen).toEqual([1, 1, 2]);
  });

  ruleTest(
    'ends with what happens at its end, and then with the end of the round [D2-TURN-26, D2-TURN-35, D2-TURN-36, D2-TURN-38]',
    (open) => {
      const dusk = (name: string, when: string) => ({
        name,
        when,
        of: 'anybody',
        may: true,
        does: 'suffer 1 damage',
      });
      const skills = [dusk('Late', 'round ends'), dusk('Early', 'overlord ends')];
      const t = scene(open, { figures: camp({ A: hero({ skills }) }) });
      idleTurn(idleTurn(t, 'H'), 'A');
      idleMonsters(t, 'Y', 'Z', 'G');
      const [early] = t.offered;
      expect([t.asked, t.state.turn?.side, t.state.round]).toEqual([2, 'overlord', 1]);
      t.choose(early!);
      expect([t.asked, t.state.turn, t.state.round]).toEqual([2, null, 1]);
      expect(t.offered[0]).not.toBe(early);
      t.choose(t.offered[0]!);
      expect([t.state.round, t.offered]).toEqual([2, ['activate:H', 'activate:A']]);
    },
  );
});

describe("the overlord's deck", () => {
  const drawing = (open: Parameters<typeof scene>[0], more: Parameters<typeof scene>[1]) =>
    idleTurn(idleTurn(scene(open, more), 'H'), 'A');

  ruleTest('is made of the discard pile as soon as its last card is drawn [D2-OVCARD-24]', (open) => {
    const t = drawing(open, {
      'overlord deck': ['Gloom'],
      'overlord discard': ['Dusk', 'Night'],
      chance: { 'overlord deck': ['keep'] },
    });
    expect([zone(t, 'hand:0'), zone(t, 'deck:0').sort(), zone(t, 'discard')]).toEqual([
      ['gloom'],
      ['dusk', 'night'],
      [],
    ]);
  });

  ruleTest('gives nothing when all of his cards are in his hand [D2-OVCARD-25, D2-OVCARD-23]', (open) => {
    const hand = ['Gloom', 'Dusk', 'Night', 'Dread', 'Fear', 'Doubt', 'Chill'];
    const t = drawing(open, { hand });
    expect([
      zone(t, 'hand:0').length,
      zone(t, 'deck:0').length,
      t.logged('d2.log.overlord-draws').length,
    ]).toEqual([7, 0, 0]);
  });
});
