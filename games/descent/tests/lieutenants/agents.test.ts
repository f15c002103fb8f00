import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { monster as group } from '../../rules/monsters.ts';
import { attack, damage, figure, room, type Table, weapons } from '../attack/kit.ts';
import { act, mayAct } from '../monsters/kit.ts';
import { withMore } from '../overlord/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { has } from '../table.ts';

/*
 * What agents do that their lieutenants do not.
 */

/** A group whose master calls its minions as Splig does. */
const numbers = { speed: 3, health: 5, defence: [], dice: ['blue'], surges: [] } as const;
const gang = group('Gang', {
  type: 'melee',
  traits: ['cave'],
  size: 'small',
  limits: { 2: [2, 1], 3: [2, 1], 4: [2, 1] },
  acts: { 1: { minion: numbers, master: { ...numbers, actions: ['Get Them'] } } },
});
withMore({ figures: gang.figures, groups: [gang.group] });

const PRINTED = [
  ['Baron Zachareth', 'Direction'],
  ['Lady Eliza Farrow', 'Allure'],
  ['Lord Merick Farrow', 'Aftershock'],
  ['Splig', 'Him Instead!'],
  ['Splig', 'Get Them'],
  ['Sir Alric Farrow', 'Overrun'],
  ['Sir Alric Farrow', 'Regeneration 1'],
] as const;

const table = (open: OpenPlaytest, { shown = {}, ...words }: Words): Table =>
  open(
    position({
      map: room('MH......', '........', 'A.......'),
      turn: { activating: 'M' },
      figures: {},
      ...words,
      chance: dice(shown as { [colour: string]: string }),
    }),
  );

describe('agents', () => {
  ruleTest('have these abilities on their cards', () => {
    for (const [agent, ability] of PRINTED) {
      const cards = content.figures.filter(({ name, agent: isAgent }) => isAgent && name === agent);
      const own = cards.flatMap(({ passives, actions }) => [...passives, ...actions]);
      expect([agent, own.includes(ability)]).toEqual([agent, true]);
    }
  });
});

describe('Direction', () => {
  const directed = (open: OpenPlaytest, gray: string, black: string): Table => {
    const t = table(open, {
      figures: { H: hero(), A: hero(), M: monster({ actions: ['Direction'] }) },
      shown: { gray, black },
    });
    // A is two spaces away: only H is beside it.
    return act(t, 'Direction').choose('step:c1', 'step:d1');
  };
  ruleTest('moves a hero beside it by 2 spaces, who is Immobilized unless a test is passed', (open) => {
    const failed = directed(open, '3', '4');
    expect([figure(failed, 'H').at, has(failed, 'H', 'immobilized')]).toEqual([3, true]);
    expect(has(directed(open, '0', '0'), 'H', 'immobilized')).toBe(false);
  });
});

describe('Allure', () => {
  const allured = (open: OpenPlaytest, gray: string, black: string): Table => {
    const t = table(open, {
      map: room('M..H....', '........', '.......A'),
      figures: { H: hero(), A: hero(), M: monster({ actions: ['Allure'] }) },
      shown: { gray, black },
    });
    return act(t, 'Allure');
  };
  ruleTest('moves a hero within 3 spaces who fails a test by 1 space, and stuns the hero', (open) => {
    const t = allured(open, '3', '4').choose('step:c1');
    expect([figure(t, 'H').at, has(t, 'H', 'stunned')]).toEqual([2, true]);
  });
  ruleTest('does nothing to a hero who passes', (open) => {
    const t = allured(open, '0', '0');
    expect([t.prompt, figure(t, 'H').at, has(t, 'H', 'stunned')]).toEqual(['d2.ask.act', 3, false]);
  });
});

describe('Aftershock', () => {
  const struck = (open: OpenPlaytest, weapon: Words, map: string, gray: string): Table =>
    attack(
      table(open, {
        map,
        figures: {
          H: hero({ weapons: [{ name: 'Arm', dice: ['blue'], ...weapon }] }),
          A: hero(),
          M: monster({ health: 20, passives: ['Aftershock'] }),
        },
        turn: { of: 'H' },
        shown: { blue: '5-1-0', gray, black: '4' },
      }),
      'target:M',
    );
  ruleTest('tires a hero beside it who has attacked it and fails a test', (open) => {
    const t = struck(open, {}, room('MH......', '.......A'), '0 3');
    expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([1, 1]);
  });
  ruleTest('asks no test of a hero who attacks from afar', (open) => {
    const t = struck(open, { attack: 'ranged' }, room('M..H....', '.......A'), '0');
    expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([1, 0]);
  });
});

describe('Him Instead!', () => {
  const attacked = (open: OpenPlaytest): Table => {
    const t = table(open, {
      map: room('NMH.....', '.......A'),
      figures: {
        H: hero({ weapons: [{ name: 'Blade', dice: ['blue'] }] }),
        A: hero(),
        M: monster({ passives: ['Him Instead!'], health: 20 }),
        N: monster({ health: 20 }),
      },
      turn: { of: 'H' },
      shown: { blue: '3-2-0', gray: '0' },
    });
    return attack(t, 'target:M');
  };
  ruleTest('lets a monster beside it be the target without a test', (open) => {
    const t = attacked(open);
    expect([t.asked, t.prompt]).toEqual([0, 'd2.ask.use']);
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([0, 2]);
  });
  ruleTest('may be declined', (open) => {
    const t = attacked(open).choose('pass');
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([2, 0]);
  });
});

describe('Get Them', () => {
  ruleTest('lets minions of its group attack, and nobody else, once in a round', (open) => {
    const t = table(open, {
      map: room('..MHP...', '..O.....', '.......A'),
      figures: {
        H: hero({ health: 20, defence: [] }),
        A: hero(),
        M: { monster: 'Gang', rank: 'master' },
        P: monster({ dice: ['blue'] }),
        O: { monster: 'Gang', rank: 'minion' },
      },
      shown: { blue: '3-2-0' },
    });
    act(t, 'Get Them');
    // P is of another group.
    t.choose('yes').choose(weapons(t)[0] ?? t.offered[0]!);
    while (t.prompt !== 'd2.ask.act') t.choose(t.offered.find((id) => id === 'target:H') ?? t.offered[0]!);
    expect([damage(t, 'H'), mayAct(t, 'Get Them'), weapons(t).length]).toEqual([2, false, 1]);
  });
});

describe('Overrun', () => {
  const beside = (open: OpenPlaytest): Table => {
    const t = table(open, {
      map: room('M..H....', '........', '.......A'),
      figures: { H: hero(), A: hero(), M: monster({ actions: ['Overrun'], speed: 4 }) },
    });
    act(t, 'Overrun').choose('step:b1');
    // Nobody is beside it yet.
    expect(t.offered.some((id) => id.startsWith('use:'))).toBe(false);
    return t.choose('step:c1');
  };
  ruleTest('trades places with a hero whom it comes beside, without a test, and tires the hero', (open) => {
    const t = beside(open);
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect([figure(t, 'M').at, figure(t, 'H').at, figure(t, 'H').fatigue]).toEqual([3, 2, 1]);
    // It carries on with the points that are left.
    expect(figure(t.choose('step:e1'), 'M').at).toBe(4);
  });
  ruleTest('may be declined', (open) => {
    const t = beside(open).choose('pass');
    expect([figure(t, 'M').at, figure(t, 'H').at, figure(t, 'H').fatigue]).toEqual([2, 3, 0]);
  });
});

describe('Regeneration', () => {
  const afterTurn = (open: OpenPlaytest, passives: readonly string[]): Table =>
    table(open, {
      figures: { H: hero(), A: hero(), M: monster({ passives, damage: 3, health: 9 }) },
      turn: { of: 'H', actions: 0 },
    }).choose('end', 'end');
  ruleTest('lets an agent recover 1 damage as the turn of the overlord starts', (open) => {
    const t = afterTurn(open, ['Regeneration 1']);
    expect([t.state.turn?.side, damage(t, 'M')]).toEqual(['overlord', 2]);
    expect(damage(afterTurn(open, []), 'M')).toBe(3);
  });
});
