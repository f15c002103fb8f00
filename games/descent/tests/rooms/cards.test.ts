import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lairRooms } from '../../content/secret-rooms/lair.ts';
import { fenRooms } from '../../content/secret-rooms/trollfens.ts';
import { conditionsOf } from '../../rules/figures/conditions.ts';
import { pointsIn } from '../../rules/move/pool.ts';
import { hero } from '../position.ts';
import { room } from '../turn/kit.ts';
import { abilities, defs, explored, figure, inside, type Table, use, vault, zone } from './kit.ts';

type Open = Parameters<typeof explored>[0];
const free = { of: 'H', points: 19, actions: 4 };
/** On the tile of Lair of the Wyrm: H goes to the first token and searches it. */
const first = (t: Table): Table => t.choose('step:b8', 'step:b7', 'step:b6', 'search:a5');
const second = (t: Table): Table => t.choose('step:c6', 'step:d6', 'search:e5');
const done = (t: Table, plain: readonly string[] = ['pass', 'end', 'no']): Table => {
  const isOrder = t.match.choice!.kind === 'order';
  t.choose(isOrder ? t.offered : (plain.find((id) => t.offered.includes(id)) ?? t.offered[0]!));
  return t;
};
/** These are chosen, and the overlord plays nothing meanwhile. */
function settle(t: Table, ...ids: readonly string[]): Table {
  for (const id of ids) {
    t.choose(id);
    while (t.prompt === 'd2.ask.play') t.choose('pass');
  }
  return t;
}
const toRound = (t: Table, n: number): Table => {
  while (t.state.round < n) done(t);
  return t;
};

it('there are twelve Secret Room cards, six of each box', () => {
  expect([lairRooms.length, fenRooms.length]).toEqual([6, 6]);
  expect(new Set([...lairRooms, ...fenRooms].map(({ id }) => id)).size).toBe(12);
});

describe('Hidden Stash', () => {
  ruleTest(
    'gives a Search card for each shield, and is discarded with the entrance [D2-FSECRET-01]',
    (open) => {
      const t = explored(open, { room: 'Hidden Stash', shown: { gray: '2' } });
      expect([defs(t, 'found:h0'), defs(t, 'passages'), defs(t, 'room'), defs(t, 'room-discard')]).toEqual([
        ['stamina-potion', 'health-potion'],
        [],
        [],
        ['hidden-stash'],
      ]);
    },
  );

  ruleTest('is rolled again for a card of the overlord, and hurts', (open) => {
    const t = explored(open, {
      room: 'Hidden Stash',
      shown: { gray: '2 0' },
      hand: ['Gloom'],
      'overlord deck': ['Dusk'],
    });
    expect(t.asked).toBe(0);
    t.choose('yes');
    t.choose(t.offered[0]!);
    expect([figure(t, 'H').damage, defs(t, 'found:h0'), defs(t, 'discard')]).toEqual([1, [], ['gloom']]);
  });
});

describe("Brigand's Quarters", () => {
  ruleTest('lets a hero search from anywhere after a test, once in a turn [D2-SECRET-29]', (open) => {
    const t = explored(open, {
      room: "Brigand's Quarters",
      drawn: ['awareness', 'zombie'],
      shown: { gray: '1', black: '2' },
      turn: free,
    });
    use(t).choose('search:a5');
    // An awareness token is passed without a roll: no further die is scripted.
    expect([defs(t, 'found:h0'), zone(t, 'challenges').length, abilities(t).length]).toEqual([
      ['stamina-potion'],
      1,
      0,
    ]);
  });

  ruleTest('lets the overlord put a discarded card on his deck when a test fails', (open) => {
    const t = first(
      explored(open, {
        room: "Brigand's Quarters",
        drawn: ['might', 'zombie'],
        shown: { gray: '3', black: '4' },
        turn: free,
        'overlord discard': ['Gloom'],
        'overlord deck': ['Dusk'],
      }),
    );
    expect(t.asked).toBe(0);
    use(t);
    expect([defs(t, 'deck:0'), defs(t, 'discard')]).toEqual([['gloom', 'dusk'], []]);
  });
});

describe('The Armory', () => {
  ruleTest('has a token discarded unseen, without a Search card [D2-FSECRET-03]', (open) => {
    const t = explored(open, {
      room: 'The Armory',
      drawn: ['might', 'zombie'],
      shown: { gray: '1', black: '2' },
      turn: free,
    });
    use(t).choose('search:a5');
    expect([zone(t, 'challenges').length, defs(t, 'found:h0'), abilities(t).length]).toEqual([1, [], 0]);
    expect(JSON.stringify(t.match.log)).not.toContain('Might test');
  });

  ruleTest('gives an action more for a monster that is defeated there', (open) => {
    const t = first(
      explored(open, {
        room: 'The Armory',
        shown: { blue: '3-2-0', red: '0-3-0', brown: '0' },
        figures: { H: hero({ weapons: [{ name: 'Axe', dice: ['blue', 'red'] }] }) },
        turn: free,
      }),
    );
    const { actions } = t.state.acting[0]!;
    t.choose(t.offered.find((id) => id.startsWith('weapon:') && id !== 'weapon:0')!);
    while (t.prompt !== 'd2.ask.act')
      t.choose(t.offered.find((id) => id.startsWith('target')) ?? t.offered.at(-1)!);
    // The attack took one, and one was gained.
    expect(t.state.acting[0]!.actions).toBe(actions);
  });

  ruleTest('guards its keeper until it has as much fatigue as the might of the hero', (open) => {
    const t = second(
      first(
        explored(open, {
          room: 'The Armory',
          map: room('H*......', 'M.......', 'A.......'),
          drawn: ['might', 'knowledge'],
          shown: { gray: '1 1 3 3', black: '2 2', blue: '3-2-0' },
          figures: {
            H: hero({ attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 } }),
            A: hero({ acted: true }),
            M: { monster: { dice: ['blue'], health: 20 } },
          },
          turn: free,
        }),
      ),
    ).choose('end');
    t.choose('activate:M');
    t.choose(t.offered.find((id) => id.startsWith('weapon'))!);
    if (t.offered.includes('target:H')) t.choose('target:H');
    expect(t.asked).toBe(1);
    use(t);
    expect([zone(t, 'room')[0]!.fatigue, figure(t, 'H').damage]).toEqual([1, 0]);
  });
});

describe('The Dark Council', () => {
  ruleTest('turns a test into one of knowledge for a fatigue, and shows the hero the deck', (open) => {
    const t = first(
      explored(open, {
        room: 'The Dark Council',
        drawn: ['might', 'zombie'],
        shown: { gray: '1', black: '2' },
        figures: { H: hero({ attributes: { might: 1, knowledge: 5, willpower: 1, awareness: 1 } }) },
        'overlord deck': ['Gloom', 'Dusk', 'Dread'],
        turn: free,
      }),
    );
    use(t);
    expect([figure(t, 'H').fatigue, t.prompt, t.asked]).toEqual([1, 'd2.ask.foresight', 1]);
    t.choose('way:look');
    expect([t.asked, t.match.choice!.kind]).toEqual([1, 'order']);
    expect(JSON.stringify(t.view(2))).not.toContain('gloom');
    t.choose([...t.offered].reverse());
    expect([defs(t, 'deck:0'), defs(t, 'found:h0')]).toEqual([
      ['dread', 'dusk', 'gloom'],
      ['stamina-potion'],
    ]);
  });
});

describe('The Dragon Shrine', () => {
  ruleTest('takes the fatigue of heroes until it has two for each', (open) => {
    const t = second(
      first(
        explored(open, {
          room: 'The Dragon Shrine',
          drawn: ['might', 'knowledge'],
          shown: { gray: '1 1', black: '2 2' },
          figures: { H: hero({ fatigue: 4 }) },
          turn: free,
        }),
      ),
    );
    expect(figure(t, 'H').fatigue).toBe(0);
    for (let n = 1; n <= 4; n++) {
      t.choose('action:fatigue');
      use(t);
      expect(figure(t, 'H').fatigue).toBe(0);
    }
    expect([defs(t, 'room'), defs(t, 'room-discard')]).toEqual([[], ['the-dragon-shrine']]);
    t.choose('action:fatigue');
    expect(figure(t, 'H').fatigue).toBe(1);
  });
});

describe("The Lorekeeper's Vault", () => {
  ruleTest(
    'lets a hero recover instead of drawing a card, and gives an item of as many as the knowledge',
    (open) => {
      const t = first(
        explored(open, {
          room: "The Lorekeeper's Vault",
          drawn: ['might', 'zombie'],
          shown: { gray: '1', black: '2' },
          figures: { H: hero({ fatigue: 3 }) },
          turn: free,
        }),
      );
      use(t);
      expect([figure(t, 'H').fatigue, defs(t, 'found:h0')]).toEqual([0, []]);
    },
  );

  ruleTest('lets the overlord draw when a test fails', (open) => {
    const t = first(
      explored(open, {
        room: "The Lorekeeper's Vault",
        drawn: ['might', 'zombie'],
        shown: { gray: '3', black: '4' },
        'overlord deck': ['Gloom', 'Dusk'],
        turn: free,
      }),
    );
    use(t);
    expect(defs(t, 'hand:0')).toEqual(['gloom']);
  });
});

/** On the tile of The Trollfens H is at d9 or a9, by the side. */
const fens = (open: Open, card: string, more: object = {}): Table =>
  explored(open, {
    room: card,
    figures: { A: hero({ acted: true }) },
    'overlord deck': ['Gloom', 'Dusk'],
    ...more,
  } as never);

describe('Cursed Tomb', () => {
  ruleTest('tests every attribute, hurts for each that fails, and is gone with its entrance', (open) => {
    const t = fens(open, 'Cursed Tomb', { shown: { gray: '0 0 3 3', black: '0 0 4 4' } });
    expect([figure(t, 'H').damage, defs(t, 'passages'), defs(t, 'room-discard')]).toEqual([
      4,
      [],
      ['cursed-tomb'],
    ]);
  });
});

describe('Troll Pit', () => {
  ruleTest('tires and sickens who ends a turn there, and gives a point to who starts one', (open) => {
    const t = fens(open, 'Troll Pit', { shown: { gray: '3', black: '4' } }).choose('end');
    expect([figure(t, 'H').fatigue, conditionsOf(t.state, figure(t, 'H'))]).toEqual([1, ['diseased']]);
    toRound(t, 2);
    t.choose('activate:H');
    while (t.state.turn?.step !== '3.II') done(t);
    expect([inside(t), pointsIn(t.state.acting[0]!)]).toEqual([['H'], 1]);
  });
});

describe('Overgrown Chasm', () => {
  ruleTest('makes every step dearer, unless might finds the way', (open) => {
    const t = fens(open, 'Overgrown Chasm', {
      turn: { of: 'H', points: 2 },
      shown: { gray: '1', black: '2' },
    });
    const [step] = t.offered.filter((id) => id.startsWith('step:'));
    t.choose(step!);
    expect(pointsIn(t.state.acting[0]!)).toBe(0);
    toRound(t.choose('end'), 2);
    t.choose('activate:H');
    use(t);
    while (t.state.turn?.step !== '3.II') done(t);
    t.choose('action:move');
    const before = pointsIn(t.state.acting[0]!);
    t.choose(t.offered.find((id) => id.startsWith('step:'))!);
    expect(before - pointsIn(t.state.acting[0]!)).toBe(1);
  });
});

describe('Place of Peace', () => {
  ruleTest(
    'stuns and weakens who fails its test; who passes searches from anywhere [D2-SECRET-29]',
    (open) => {
      const start = (gray: string): Table => {
        const t = fens(open, 'Place of Peace', { shown: { gray, black: '2' } }).choose('end');
        return toRound(t, 2).choose('activate:H');
      };
      expect(conditionsOf(start('3').state, figure(start('3'), 'H'))).toEqual(['stunned', 'weakened']);
      const t = start('1');
      while (t.state.turn?.step !== '3.II') done(t);
      const { actions } = t.state.acting[0]!;
      const left = zone(t, 'challenges').length;
      use(t).choose(t.offered.find((id) => id.startsWith('search:'))!);
      expect([t.state.acting[0]!.actions, zone(t, 'challenges').length]).toEqual([actions, left - 1]);
    },
  );
});

describe('Tainted Spring', () => {
  ruleTest('poisons who suffers damage in it', (open) => {
    const t = fens(open, 'Tainted Spring', {
      figures: {
        A: hero({ acted: true }),
        H: hero({ skills: [{ name: 'Sting', when: 'turn ends', does: 'suffer 1 damage' }] }),
      },
    }).choose('end');
    expect(conditionsOf(t.state, figure(t, 'H'))).toEqual(['poisoned']);
  });

  ruleTest('heals all heroes, in the turn of its keeper alone [D2-FSECRET-02]', (open) => {
    const t = settle(
      explored(open, {
        room: 'Tainted Spring',
        drawn: ['might', 'knowledge'],
        shown: { gray: '1 1', black: '2 2', red: '0-2-0 0-1-0' },
        figures: { H: hero({ damage: 5 }), A: hero({ damage: 4 }) },
        turn: free,
      }),
      'step:c7',
      'step:b7',
      'search:a7',
      'step:a6',
      'search:a5',
    );
    expect([zone(t, 'room')[0]!.hero, abilities(t).length]).toEqual([0, 1]);
    use(t);
    expect([figure(t, 'H').damage, figure(t, 'A').damage, defs(t, 'room')]).toEqual([2, 1, []]);
  });

  ruleTest('is of no use to its keeper in the turn of another hero [D2-FSECRET-02]', (open) => {
    const t = settle(
      explored(open, {
        room: 'Tainted Spring',
        drawn: ['might', 'knowledge'],
        shown: { gray: '1 1', black: '2 2' },
        turn: free,
      }),
      ...['step:c7', 'step:b7', 'search:a7', 'step:a6', 'search:a5', 'end'],
    );
    while (t.prompt === 'd2.ask.equip') t.choose('pass');
    expect([t.state.turn?.hero, abilities(t)]).toEqual([1, []]);
  });
});

describe('what heroes keep of Troll Pit', () => {
  ruleTest('cancels an Overlord card as it is played', (open) => {
    const t = settle(
      explored(open, {
        room: 'Troll Pit',
        drawn: ['might', 'knowledge'],
        shown: { gray: '1 1', black: '2 2' },
        hand: ['Pit Trap'],
        'overlord deck': ['Gloom'],
        turn: free,
      }),
      ...['step:b6', 'step:c7', 'search:d7', 'step:d6', 'search:d5'],
    );
    t.choose('step:a2');
    const play = (): string | undefined => t.offered.find((id) => id.startsWith('play:'));
    while (t.prompt === 'd2.ask.play' && !play()) t.choose('pass');
    t.choose(play()!);
    expect([t.asked, abilities(t).length]).toEqual([1, 1]);
    use(t);
    // No test was made: no die is scripted for one.
    expect([defs(t, 'room'), defs(t, 'discard'), t.offered.some((id) => id.startsWith('step:'))]).toEqual([
      [],
      ['basic-i-pit-trap'],
      true,
    ]);
  });
});

describe('Room of Keys', () => {
  ruleTest('opens doors without an action, once for each token', (open) => {
    const t = settle(
      vault(open, {
        room: 'Room of Keys',
        map: '\n/   a   b   c   d\n  +---+---+---+---+\n1 | H D .   .   . |\n  +   +   +   +   +\n2 | .*  .   .   . |\n  +   +   +   +   +\n3 | A   .   .   M |\n  +---+---+---+---+',
        drawn: ['might', 'knowledge'],
        shown: { gray: '1 1', black: '2 2' },
        turn: free,
      }),
      'search:a2',
      'yes',
      ...['step:c7', 'step:b7', 'search:a7', 'step:a6', 'search:a5'],
    );
    const { actions } = t.state.acting[0]!;
    expect(zone(t, 'room')[0]!.tokens).toBe(2);
    use(t);
    expect([t.state.doors, t.state.acting[0]!.actions, zone(t, 'room')[0]!.tokens]).toEqual([
      [1],
      actions,
      1,
    ]);
    use(t);
    expect([t.state.doors, defs(t, 'room')]).toEqual([[0], []]);
  });
});
