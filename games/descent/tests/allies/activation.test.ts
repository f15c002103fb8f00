import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { conditionsOf } from '../../rules/figures/conditions.ts';
import { everyHero } from '../../rules/quest/who.ts';
import { damage, targets, weapons } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { kinds } from '../table.ts';
import { actionsLeft, askedSeats, figure, idleMonsters, idleTurn, room, scene } from '../turn/kit.ts';

const serena = (more: Words = {}): Words => ({ ally: 'Serena', ...more });
const party = (more: Words = {}): Words => ({ H: hero(), A: hero(), S: serena(), M: monster(), ...more });
const HALL = room('HAS.....', '........', '.......M');
const active = { turn: { activating: 'S' } };

describe('an ally in a round', () => {
  ruleTest('is activated before a turn of a hero or after one [D2-ALLY-12, D2-TURN-04]', (open) => {
    const before = scene(open, { map: HALL, figures: party() });
    expect(before.offered).toEqual(['activate:H', 'activate:A', 'activate:S']);
    before.choose('activate:S');
    expect([before.state.turn, before.state.acting[0]!.figure]).toEqual([null, figure(before, 'S').id]);
    before.choose('end');
    expect(before.offered).toEqual(['activate:H', 'activate:A']);
    const after = idleTurn(scene(open, { map: HALL, figures: party() }), 'H');
    expect(after.offered).toEqual(['activate:A', 'activate:S']);
  });

  ruleTest('is not activated while the turn of a hero is running [D2-ALLY-13]', (open) => {
    const t = scene(open, { map: HALL, figures: party() }).choose('activate:H', 'action:move');
    expect(t.offered).not.toContain('activate:S');
    t.choose('step:b2');
    expect(t.offered.some((id) => id.startsWith('activate'))).toBe(false);
  });

  ruleTest('must be activated, and only once, before the turn of the overlord [D2-ALLY-29]', (open) => {
    const t = scene(open, { map: HALL, figures: party() });
    idleTurn(idleTurn(t, 'H'), 'A');
    // Nobody is left but the ally: nobody needs to be asked.
    expect([t.state.phase, t.state.acting[0]?.figure]).toEqual(['hero', figure(t, 'S').id]);
    t.choose('end');
    expect(t.state.turn?.side).toBe('overlord');
    idleMonsters(t, 'M');
    expect([t.state.round, t.offered]).toEqual([2, ['activate:H', 'activate:A', 'activate:S']]);
  });

  ruleTest('is controlled by all who play heroes [D2-ALLY-01]', (open) => {
    const t = scene(open, { map: HALL, figures: party() });
    expect(askedSeats(t)).toEqual([1, 2]);
    t.answer(2, 'activate:S');
    expect(askedSeats(t)).toEqual([1, 2]);
    t.answer(2, 'action:move');
    t.answer(1, 'step:c2');
    expect(askedSeats(t)).toEqual([1, 2]);
  });

  ruleTest('has clashing abilities ordered by all who play heroes [D2-GOLD-07]', (open) => {
    const sting = (name: string) => ({
      name,
      when: 'turn ends',
      of: 'anybody',
      does: 'suffer 1 damage',
    });
    const t = scene(open, {
      map: HALL,
      figures: party({ H: hero({ skills: [sting('Bee'), sting('Wasp')] }) }),
      ...active,
    });
    t.choose('end');
    expect([t.prompt, t.state.turn, askedSeats(t)]).toEqual(['d2.ask.order', null, [1, 2]]);
  });
});

describe('the activation of an ally', () => {
  const YARD =
    '\n/   a   b   c   d\n  +---+---+---+---+\n1 | M   S D .   H |\n  +   +   +---+---+\n2 | 1   .*  .   . |\n  +---+---+---+---+';
  const yard = (more: Words = {}): Words => ({
    map: YARD,
    tokens: { 1: 'red objective' },
    figures: {
      H: hero(),
      A: hero({ token: 'b2' }),
      S: serena(),
      M: monster({ health: 20, defence: [] }),
    },
    ...active,
    ...more,
  });

  ruleTest(
    'has these actions and no others [D2-ACTION-05, D2-ALLY-15, D2-ALLY-16, D2-ALLY-17, D2-ALLY-18, D2-ALLY-19, D2-ALLY-20]',
    (open) => {
      const t = scene(open, yard());
      const all = new Set(t.offered.map((id) => (id.startsWith('action') ? id : id.split(':')[0]!)));
      expect([...all].sort()).toEqual(
        ['action:move', 'weapon', 'revive', 'door', 'pick-up', 'ability', 'end'].sort(),
      );
    },
  );

  ruleTest('carries each of them out [D2-ALLY-15, D2-ALLY-18, D2-ALLY-19, D2-ALLY-20]', (open) => {
    const moved = scene(open, yard()).choose('action:move', 'step:b2');
    expect(figure(moved, 'S').at).not.toBe(figure(scene(open, yard()), 'S').at);
    const opened = scene(open, yard()).choose('door:b1|c1');
    expect(opened.state.doors).toEqual([1]);
    const revived = scene(open, yard({ shown: { red: '0-2-0 0-1-0' } })).choose('revive:A');
    expect([figure(revived, 'A').zone, damage(revived, 'A')]).toEqual(['map', 9]);
    const laden = scene(open, yard());
    laden.choose(laden.offered.find((id) => id.startsWith('pick-up'))!);
    expect(actionsLeft(laden)).toBe(1);
  });

  ruleTest('has at most two actions [D2-ALLY-14]', (open) => {
    const t = scene(open, { ...yard(), turn: undefined }).choose('activate:S');
    expect(actionsLeft(t)).toBe(2);
    t.choose('door:b1|c1', 'door:b1|c1');
    expect([actionsLeft(t), t.offered]).toEqual([0, ['end']]);
  });

  ruleTest('contains only one attack [D2-ALLY-21, D2-ACTION-08]', (open) => {
    const t = scene(open, yard({ shown: { blue: '3-2-0', green: '0-1-0 0-1-0' } }));
    expect(weapons(t)).toHaveLength(1);
    t.choose(weapons(t)[0]!);
    if (targets(t).length > 0) t.choose('target:M');
    while (t.prompt === 'd2.ask.surge') t.choose('no-more-surges');
    expect([damage(t, 'M'), actionsLeft(t), weapons(t)]).toEqual([4, 1, []]);
    expect(t.offered).toContain('action:move');
  });

  ruleTest('counts an attack of a skill among its attacks [D2-ACTION-08]', (open) => {
    const t = scene(open, {
      map: room('HS......', 'MA......'),
      figures: {
        ...party(),
        S: { ally: 'Raythen', skills: ['Back Strike'] },
        M: monster({ health: 30, defence: [] }),
      },
      ...active,
      shown: { blue: '3-2-0', green: '0-0-1 0-0-1' },
    });
    expect(kinds(t)).toContain('ability');
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    while (t.offered.includes('no-more-surges') || targets(t).length > 0)
      t.choose(targets(t)[0] ?? 'no-more-surges');
    expect([damage(t, 'M'), weapons(t), kinds(t)]).toEqual([5, [], ['end']]);
  });

  ruleTest('is without ally actions for one who is Cursed [D2-COND-34]', (open) => {
    const cursed = yard();
    (cursed.figures as Words).S = serena({ conditions: ['cursed'], skills: ['Holy Hammer'] });
    expect(kinds(scene(open, cursed))).not.toContain('ability');
    expect(kinds(scene(open, yard()))).toContain('ability');
  });
});

describe('an ally and others', () => {
  ruleTest('is treated as a hero by attacks, monsters, skills and Overlord cards [D2-ALLY-03]', (open) => {
    const t = scene(open, {
      map: room('...SM.....', 'H........A'),
      figures: party({ M: monster({ actions: ['Howl'], health: 20 }), S: serena({ damage: 2 }) }),
      turn: { activating: 'M' },
      shown: { gray: '3 0', black: '4', blue: '3-2-0', red: '0-1-0' },
    });
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    // She has no Stamina, and suffers damage for the fatigue of Howl.
    expect(damage(t, 'S')).toBe(3);
    t.choose(weapons(t)[0]!);
    if (targets(t).length > 0) t.choose('target:S');
    expect(damage(t, 'S')).toBe(6);
    const balm = { name: 'Balm', does: '1 hero within 1 recovers 2 damage' };
    const healed = scene(open, {
      map: room('HS......', '........', 'A......M'),
      figures: party({ H: hero({ skills: [balm] }), S: serena({ damage: 3 }) }),
      turn: { of: 'H' },
    });
    healed.choose(healed.offered.find((id) => id.startsWith('use:'))!);
    healed.choose('figure:S');
    expect(damage(healed, 'S')).toBe(1);
  });

  ruleTest('is no hero for rules of quests, and nobody draws a card for its defeat [D2-ALLY-04]', (open) => {
    const dusk = { name: 'Dusk', when: 'turn ends', of: 'anybody', does: 'each hero suffers 1 damage' };
    const t = scene(open, { map: HALL, figures: party(), 'quest rules': [dusk], turn: { of: 'H' } });
    t.choose('end');
    expect(['H', 'A', 'S'].map((letter) => damage(t, letter))).toEqual([1, 1, 0]);
    expect(everyHero.is(t.state, figure(t, 'S'))).toBe(false);
    const fallen = scene(open, {
      map: room('..SM....', 'H......A'),
      figures: party({ S: serena({ damage: 9 }) }),
      turn: { activating: 'M' },
      'overlord deck': ['Gloom', 'Dusk'],
      shown: { gray: '0', blue: '3-2-0', red: '0-1-0' },
    });
    fallen.choose(weapons(fallen)[0]!);
    if (targets(fallen).length > 0) fallen.choose('target:S');
    expect([figure(fallen, 'S').zone, fallen.state.zones['deck:0']!.length]).toEqual(['defeated', 2]);
  });

  ruleTest('can suffer damage and have conditions [D2-ALLY-22, D2-ALLY-23]', (open) => {
    const t = scene(open, {
      map: room('..SM....', 'H......A'),
      figures: party({ M: monster({ surges: ['Stun'] }) }),
      turn: { activating: 'M' },
      shown: { gray: '0', blue: '2-2-1', red: '0-1-0' },
    });
    t.choose(weapons(t)[0]!);
    if (targets(t).length > 0) t.choose('target:S');
    t.choose(t.offered.find((id) => id.startsWith('surge:'))!);
    while (t.offered.includes('no-more-surges')) t.choose('no-more-surges');
    expect([damage(t, 'S'), conditionsOf(t.state, figure(t, 'S'))]).toEqual([3, ['stunned']]);
  });

  ruleTest('recovers all damage when an encounter ends [D2-ALLY-24]', (open) => {
    const t = scene(open, {
      map: HALL,
      figures: party({ S: serena({ damage: 7 }), H: hero({ damage: 2 }) }),
      'between encounters': true,
    });
    expect([damage(t, 'S'), damage(t, 'H')]).toEqual([0, 2]);
  });

  ruleTest('is out of play for the rest of the encounter once defeated [D2-ALLY-25]', (open) => {
    const t = scene(open, {
      map: room('..SM....', 'H......A'),
      figures: party({ S: serena({ damage: 9 }) }),
      turn: { activating: 'M', actions: 1 },
      shown: { gray: '0', blue: '3-2-0', red: '0-1-0' },
    });
    t.choose(weapons(t)[0]!);
    if (targets(t).length > 0) t.choose('target:S');
    t.choose('end');
    expect([t.state.round, t.offered]).toEqual([2, ['activate:H', 'activate:A']]);
  });
});
