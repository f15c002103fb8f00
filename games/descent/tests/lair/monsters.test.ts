import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lairMonsters, valyndra } from '../../content/lair-of-the-wyrm/monsters.ts';
import { lieutenantId } from '../../rules/ids.ts';
import { attack, damage, fight, hall, room, surges } from '../attack/kit.ts';
import { surge, withLieutenant } from '../lieutenants/kit.ts';
import { EVERY, MASTERS, MINIONS } from '../monsters/kit.ts';
import { go, ground, walk } from '../move/kit.ts';
import { hero } from '../position.ts';
import { explored } from '../rooms/kit.ts';
import { figure } from '../table.ts';

const imp = (more: object = {}) => ({ monster: 'Fire Imp', rank: 'minion', act: 1, ...more });
const sentinel = (more: object = {}) => ({ monster: 'Hybrid Sentinel', rank: 'minion', act: 1, ...more });
/** A Secret Room card without rules of its own for its tokens. */
const CALM = 'The Dragon Shrine';
const blade = { name: 'Blade', attack: 'melee', dice: ['blue'] };

describe('the cards of Lair of the Wyrm', () => {
  /** Speed, Health, defence, attack, surges, as published: minion and master of act 1, then of act 2. */
  const PUBLISHED = {
    'Fire Imp': [
      [5, 2, 'gray', 'blue yellow', 2],
      [5, 4, 'gray', 'blue yellow', 2],
      [5, 4, 'gray', 'blue yellow', 2],
      [5, 6, 'gray', 'blue yellow yellow', 2],
    ],
    'Hybrid Sentinel': [
      [4, 5, 'black', 'blue red', 1],
      [4, 8, 'black', 'blue red', 2],
      [4, 6, 'black brown', 'blue red', 2],
      [4, 9, 'black gray', 'blue yellow red', 2],
    ],
  };

  it('have the published numbers', () => {
    for (const { group, figures } of lairMonsters)
      expect(
        figures.map(({ speed, health, defence, arms }) => [
          speed,
          health,
          defence.join(' '),
          arms!.dice.join(' '),
          arms!.surges.length,
        ]),
      ).toEqual(PUBLISHED[group.monster as keyof typeof PUBLISHED]);
    expect(
      lairMonsters.map(({ group: { limits } }) =>
        Object.values(limits).map(({ minion, master }) => [minion, master]),
      ),
    ).toEqual([
      [
        [2, 1],
        [3, 1],
        [3, 2],
      ],
      [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  it('make Valyndra as large and as tough as published', () => {
    const numbers = (act: number, heroes: number) => {
      const { health, defence, size, speed } = valyndra.figures.find(
        ({ id }) => id === lieutenantId('Valyndra', act, heroes),
      )!;
      return [size, speed, health, defence.join(' ')];
    };
    expect([2, 3, 4].map((heroes) => numbers(1, heroes))).toEqual([
      ['massive', 3, 12, 'gray brown'],
      ['massive', 3, 14, 'gray brown'],
      ['massive', 3, 17, 'black brown'],
    ]);
    expect([2, 3, 4].map((heroes) => numbers(2, heroes))).toEqual([
      ['massive', 3, 15, 'gray gray'],
      ['massive', 3, 17, 'gray gray brown'],
      ['massive', 3, 22, 'black gray brown'],
    ]);
  });
});

describe('Combustible', () => {
  const burst = (open: Parameters<Parameters<typeof ruleTest>[1]>[0], which: object) => {
    const t = fight(open, {
      map: room('HM..', '.A..', '...B'),
      figures: { H: hero({ weapons: [blade] }), A: hero(), B: hero(), M: imp({ damage: 1, ...which }) },
      shown: { blue: '5-1-0', gray: '0' },
    });
    attack(t, 'target:M');
    expect(t.state.zones.defeated!.map(({ def }) => def)).toHaveLength(1);
    return ['H', 'A', 'B'].map((letter) => damage(t, letter));
  };
  for (const { act } of MASTERS)
    ruleTest(`hurts every hero beside a master Fire Imp of act ${act} when it is defeated`, (open) => {
      expect(burst(open, { rank: 'master', act, damage: act === 1 ? 3 : 5 })).toEqual([1, 1, 0]);
    });
  ruleTest('is nothing that minions have', (open) => {
    expect(burst(open, {})).toEqual([0, 0, 0]);
  });
});

describe('Flame Fiend', () => {
  const scene = { map: ground('M l .', '. . .'), turn: { activating: 'M' } };
  for (const which of EVERY)
    ruleTest(
      `lets a Fire Imp (${which.rank}, act ${which.act}) walk into lava, which heals it at the end`,
      (open) => {
        const t = walk(open, {
          ...scene,
          figures: { M: imp({ ...which, damage: 1 }), H: hero() },
          map: ground('M l H', '. . .'),
        });
        go(t.choose('action:move'), 'b1');
        expect(damage(t, 'M')).toBe(1);
        while (figure(t, 'M').at !== undefined && t.state.acting.length > 0)
          t.choose(t.offered.includes('end') ? 'end' : 'stop');
        expect([figure(t, 'M').zone, damage(t, 'M')]).toEqual(['map', 0]);
      },
    );

  ruleTest('is nothing that others have', (open) => {
    const t = walk(open, {
      ...scene,
      figures: { M: { monster: 'Cave Spider', rank: 'minion', act: 1 }, H: hero() },
      map: ground('M l H', '. . .'),
    });
    go(t.choose('action:move'), 'b1');
    expect(damage(t, 'M')).toBe(1);
  });

  ruleTest('keeps it from harm by Burning, its own and that of a friend beside it', (open) => {
    const t = walk(open, {
      map: hall('MNH'),
      figures: {
        M: imp({ rank: 'master', conditions: ['burning'] }),
        N: { monster: 'Cave Spider', rank: 'minion', act: 1 },
        H: hero(),
      },
      turn: { activating: 'M' },
    });
    while (t.state.acting.length > 0) t.choose(t.offered.includes('end') ? 'end' : 'stop');
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([0, 1]);
  });
});

describe('Prey on the Weak', () => {
  const shown = { blue: '5-1-0', red: '0-2-0', gray: '0 0' };
  for (const which of MINIONS)
    ruleTest(
      `gives a Hybrid Sentinel of act ${which.act} 1 damage more against a hero of might 2 or less [D2-FABIL-58]`,
      (open) => {
        const dealt = (might: number): number => {
          const t = fight(open, {
            map: hall('MH'),
            figures: { M: sentinel(which), H: hero({ health: 30, attributes: { might } }) },
            shown,
            turn: { activating: 'M' },
          });
          attack(t, 'target:H');
          return damage(t, 'H');
        };
        expect([dealt(1), dealt(2), dealt(3)]).toEqual([4, 4, 3]);
      },
    );

  ruleTest('counts against everybody whom the attack affects [D2-FABIL-59]', (open) => {
    const dealt = (might: number): number[] => {
      const t = fight(open, {
        map: hall('MHA..'),
        figures: {
          M: sentinel({ rank: 'master' }),
          H: hero({ health: 30, attributes: { might } }),
          A: hero({ health: 30, attributes: { might: 5 } }),
        },
        shown: { ...shown, blue: '2-2-1' },
        turn: { activating: 'M' },
      });
      attack(t, 'target:H');
      t.choose(surges(t)[0]!);
      while (t.offered.some((id) => id.startsWith('space:')))
        t.choose(t.offered.includes('space:c1') ? 'space:c1' : 'space:b1');
      // Both suffer at once, in an order of the overlord's choice.
      while (t.state.attacks.length > 0)
        t.choose(
          t.match.choice!.kind === 'order'
            ? [...t.offered]
            : (t.offered.find((id) => id === 'pass') ?? t.offered[0]!),
        );
      return [damage(t, 'H'), damage(t, 'A')];
    };
    expect(dealt(2)).toEqual([5, 5]);
    expect(dealt(3)).toEqual([4, 4]);
  });

  ruleTest('is not set off by who has no attributes [D2-FABIL-60]', (open) => {
    const t = fight(open, {
      map: hall('MRH'),
      figures: {
        M: sentinel(),
        R: {
          figure: {
            name: 'Pet',
            sort: 'familiar',
            standing: 'figure',
            'as hero': true,
            speed: 3,
            health: 20,
          },
        },
        H: hero(),
      },
      shown: { blue: '5-1-0', red: '0-2-0', gray: '0' },
      turn: { activating: 'M' },
    });
    attack(t, 'target:R');
    expect(damage(t, 'R')).toBe(3);
  });
});

describe('Hoarder', () => {
  const map = room('HLL.....', '*LL.....', '.LL.....');
  const scene = {
    map,
    figures: { H: hero({ health: 30 }) },
    turn: { of: 'H' },
    more: { 'search deck': ['Stamina Potion'] },
  };

  ruleTest(
    'lets Valyndra come 2 spaces nearer after a search, if she passes a test [D2-FABIL-35]',
    (open) => {
      const t = withLieutenant(open, 'Valyndra', { ...scene, shown: { gray: '1', black: '2' } });
      t.choose('search:a2');
      expect([t.asked, t.offered.some((id) => id.startsWith('use:'))]).toEqual([0, true]);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      expect([t.asked, t.offered.length > 1]).toEqual([0, true]);
      const before = t.state.turn!.hero;
      while (t.asked === 0) t.choose(t.offered.find((id) => id === 'stop') ?? t.offered[0]!);
      expect([t.asked, t.state.turn!.hero, t.state.acting[0]!.actions]).toEqual([1, before, 1]);
    },
  );

  ruleTest('leaves her where she is when she fails or does not care [D2-FABIL-35]', (open) => {
    const at = (answer: string): number[] => {
      const t = withLieutenant(open, 'Valyndra', { ...scene, shown: { gray: '3', black: '2' } });
      t.choose('search:a2');
      t.choose(answer === 'pass' ? 'pass' : t.offered.find((id) => id.startsWith('use:'))!);
      return [t.asked, figure(t, 'L').at];
    };
    const here = figure(withLieutenant(open, 'Valyndra', scene), 'L').at;
    expect([at('use'), at('pass')]).toEqual([
      [1, here],
      [1, here],
    ]);
  });

  ruleTest('is set off by a challenge token as well [D2-FABIL-36]', (open) => {
    const t = explored(open, {
      room: CALM,
      map: room('H*...MM.', '.....MM.', 'A....MM.'),
      figures: { M: { lieutenant: 'Valyndra', act: 1 } },
      turn: { of: 'H', points: 9, actions: 3 },
      shown: { gray: '3', black: '2' },
    });
    // The search that has found the passage is the first that she hears.
    t.choose('pass').choose('step:b8', 'step:b7', 'step:b6', 'search:a5');
    expect([t.prompt, t.asked]).toEqual(['d2.ask.use', 0]);
  });
});

describe('the attacks of Valyndra', () => {
  ruleTest('set heroes on fire', (open) => {
    const t = withLieutenant(open, 'Valyndra', {
      map: room('LLH.....', 'LL......', 'LLA.....'),
      shown: { blue: '2-2-1', red: '0-2-0', gray: '0' },
    });
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);
    t.choose('target:H');
    surge(t, 1);
    expect(t.state.zones.conditions!.map(({ def }) => def)).toEqual(['burning']);
  });
});
