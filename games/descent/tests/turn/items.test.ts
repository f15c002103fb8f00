import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Piece } from '../../rules/state.ts';
import { GEAR } from '../../rules/zones.ts';
import { attack, surges, weapons } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { figure, room, scene, type Table } from './kit.ts';

const MAP = room('HAM.....', '........');
const foe = monster({ health: 20, defence: [] });

const turnOf = (open: OpenPlaytest, h: Words, more: Words = {}): Table =>
  scene(open, {
    map: MAP,
    figures: { H: hero(h), A: hero(), M: foe },
    turn: { of: 'H', step: '1.I' },
    ...more,
  });
const gear = (t: Table, n = 0): Piece[] => (t.state.zones[GEAR[n]!] ?? []) as Piece[];
const ofKind = (t: Table, kind: string): string[] => t.offered.filter((id) => id.startsWith(`${kind}:`));
const named = (t: Table, kind: string): string[] =>
  ofKind(t, kind).map((id) => gear(t).find((card) => card.id === Number(id.split(':')[1]))!.def);
const balm = { does: 'recover 1 damage' };
const item = (name: string, more: Words): Words => ({ name, slot: 'other', ...more });

describe('equipment', () => {
  ruleTest(
    'is what a class gives, what is bought and what is found; armor and trinkets too [D2-EQUIP-01, D2-ITEM-01]',
    (open) => {
      const t = turnOf(
        open,
        {
          packed: ['Oak Staff', 'Leather Armor', 'Ring of Power', item('Relic', { traits: ['Relic'] })],
          found: ['Fire Flask'],
        },
        { map: room('HM......', 'A.......') },
      );
      expect(named(t, 'equip')).toEqual([
        'spiritspeaker-oak-staff',
        'leather-armor-act-1',
        'ring-of-power-act-1',
        'relic',
      ]);
      t.choose('pass');
      // What has been searched needs no equipping.
      expect(weapons(t).length).toBe(2);
    },
  );

  ruleTest('that shows no icon is equipped beside everything else [D2-EQUIP-06]', (open) => {
    const charms = ['One', 'Two', 'Three'].map((name) => item(name, { slot: 'none' }));
    const t = turnOf(open, {
      weapons: ['Iron Battleaxe', 'Leather Armor', 'Ring of Power', 'Lucky Charm'],
      packed: charms,
    });
    for (let n = 3; n > 0; n--) {
      expect(ofKind(t, 'equip').length).toBe(n);
      t.choose(ofKind(t, 'equip')[0]!);
    }
    expect(gear(t).every(({ worn }) => worn)).toBe(true);
  });

  ruleTest(
    'that a hero has one of at most is limited trait by trait, besides its icons [D2-EQUIP-07, D2-ITEM-15, D2-ITEM-16, D2-ITEM-12]',
    (open) => {
      const cap = (name: string, trait: string): Words => item(name, { slot: 'none', traits: [trait] });
      const t = turnOf(open, {
        weapons: [cap('Cap', 'Helmet'), cap('Charm', 'Trinket')],
        packed: [cap('Hood', 'Helmet'), cap('Sash', 'Belt'), cap('Shoes', 'Boots'), cap('Coin', 'Trinket')],
      });
      expect([named(t, 'equip'), t.closed.map(({ rule }) => rule)]).toEqual([
        ['sash', 'shoes', 'coin'],
        ['D2-EQUIP-07'],
      ]);
      t.choose(ofKind(t, 'unequip')[0]!);
      expect(named(t, 'equip')).toContain('hood');
    },
  );
});

describe('an item', () => {
  ruleTest('that gives Health takes the damage beyond it along, also from who is knocked out', (open) => {
    const t = turnOf(
      open,
      { health: 12, token: 'a2', damage: 14, weapons: ['Iron-Bound Ring'] },
      { map: room('.AM.....', '........') },
    );
    t.choose('change-equipment');
    t.choose(ofKind(t, 'unequip')[0]!);
    expect([figure(t, 'H').damage, figure(t, 'H').zone]).toEqual([12, 'away']);
  });

  ruleTest('that is no weapon is used as its card says [D2-ITEM-04]', (open) => {
    const t = turnOf(open, { damage: 5, weapons: [item('Salve', { ability: balm })] });
    expect(weapons(t)).toEqual([]);
    t.choose(ofKind(t, 'use')[0]!);
    expect(figure(t, 'H').damage).toBe(4);
  });

  ruleTest('that is a weapon does nothing but in an attack with it [D2-ITEM-05]', (open) => {
    const rolling = { when: 'after rolling', does: '+1 damage' };
    const armed = (...held: readonly Words[]): Table =>
      turnOf(
        open,
        { weapons: held },
        { map: room('HM......', 'A.......'), turn: { of: 'H' }, shown: { blue: '3-2-0' } },
      );
    const keen = { name: 'Keen', dice: ['blue'], ability: rolling };
    const plain = { name: 'Plain', dice: ['blue'] };
    expect(figure(attack(armed(keen, plain), 'target:M'), 'M').damage).toBe(3);
    expect(figure(attack(armed(plain, keen), 'target:M'), 'M').damage).toBe(2);
    const healing = turnOf(
      open,
      { damage: 3, weapons: [{ name: 'Wand', dice: ['blue'], ability: balm }] },
      { turn: { of: 'H' } },
    );
    expect(ofKind(healing, 'use')).toEqual([]);
  });

  ruleTest('speaks of the hero who has it and not of its player [D2-ITEM-08]', (open) => {
    // H and A have one player; the card is A's.
    const salve = item('Salve', { ability: balm });
    const t = scene(open, {
      map: MAP,
      figures: { H: hero({ damage: 3 }), A: hero({ damage: 3, weapons: [salve] }), M: foe },
      turn: { of: 'H' },
    });
    expect(ofKind(t, 'use')).toEqual([]);
    t.choose('end');
    t.choose(ofKind(t, 'use')[0]!);
    expect([figure(t, 'H').damage, figure(t, 'A').damage]).toEqual([3, 2]);
  });

  ruleTest('does nothing for the dice of a familiar of the same player [D2-ITEM-09]', (open) => {
    const lens = item('Lens', { ability: { when: 'after rolling', may: true, does: 'reroll 1 die' } });
    const at = (turn: Words): Table =>
      scene(open, {
        map: room('HMR.....', 'A.......'),
        figures: { H: hero({ weapons: [lens] }), A: hero(), R: { figure: 'Reanimate', of: 'H' }, M: foe },
        turn,
        shown: { blue: '3-2-0', red: '0-2-0' },
      });
    const own = attack(at({ of: 'H' }), 'target:M');
    expect(own.prompt).toBe('d2.ask.use');
    const familiars = at({ of: 'H', step: '3.I' }).choose('activate:R');
    attack(familiars, 'target:M');
    expect([familiars.prompt, figure(familiars, 'M').damage]).toEqual(['d2.ask.act', 4]);
  });

  ruleTest('serves a skill that names a trait only if it has that trait [D2-ITEM-13, D2-ITEM-14]', (open) => {
    const surging = (traits: readonly string[]): string[] => {
      const wand = { name: 'Wand', dice: ['blue'], traits };
      const t = scene(open, {
        map: room('HM......', 'A.......'),
        figures: { H: hero({ weapons: [wand], skills: ['Runic Knowledge'] }), A: hero(), M: foe },
        turn: { of: 'H' },
        shown: { blue: '2-2-1' },
      });
      return surges(attack(t, 'target:M'));
    };
    // Who has surges can always recover fatigue, if there is any; here there is none.
    const without = surging(['Staff']).length;
    expect([surging(['Magic']).length, surging(['Rune']).length]).toEqual([without + 1, without + 1]);
  });
});

describe('an exhausted item that is traded', () => {
  const charm = item('Charm', { ability: { ...balm, exhaust: true } });
  const meeting = (open: OpenPlaytest): Table =>
    scene(open, {
      map: MAP,
      figures: { H: hero({ damage: 5, weapons: [charm] }), A: hero({ damage: 5 }), M: foe },
      turn: { of: 'H' },
    });
  const given = (t: Table): Table => {
    t.choose(ofKind(t, 'use')[0]!, 'action:move', 'action:rest');
    return t.choose(ofKind(t, 'give')[0]!);
  };

  ruleTest('is refreshed in step 1.II of its new holder [D2-EXH-05]', (open) => {
    const t = given(meeting(open));
    expect(gear(t, 1)[0]!.exhausted).toBe(true);
    t.choose('end');
    expect([t.state.turn?.hero, t.prompt, gear(t, 1)[0]!.exhausted]).toEqual([1, 'd2.ask.equip', false]);
  });

  ruleTest('is exhausted by both in one round [D2-EXH-04]', (open) => {
    const t = given(meeting(open));
    t.choose('end');
    t.choose(ofKind(t, 'equip')[0]!);
    t.choose(ofKind(t, 'use')[0]!);
    expect([t.state.round, figure(t, 'H').damage, figure(t, 'A').damage, gear(t, 1)[0]!.exhausted]).toEqual([
      1,
      4,
      4,
      true,
    ]);
  });
});

describe('an exhausted card', () => {
  ruleTest('is also refreshed by what says so [D2-REFRESH-03]', (open) => {
    const t = turnOf(
      open,
      {
        damage: 5,
        skills: [
          { name: 'Spark', exhaust: true, ...balm },
          { name: 'Wake', action: true, does: 'refresh your cards' },
        ],
      },
      { turn: { of: 'H' } },
    );
    t.choose(ofKind(t, 'use')[0]!);
    expect(ofKind(t, 'use')).toEqual([]);
    t.choose(ofKind(t, 'ability')[0]!);
    expect(ofKind(t, 'use').length).toBe(1);
  });
});

describe('a Search card with an item', () => {
  ruleTest('is attacked with and traded like any other item [D2-SEARCH-20]', (open) => {
    const t = scene(open, {
      map: room('H..M....', 'A.......'),
      figures: { H: hero({ found: ['Fire Flask'] }), A: hero(), M: foe },
      turn: { of: 'H' },
      shown: { blue: '4-2-0', yellow: '1-1-0' },
    });
    expect(weapons(t).length).toBe(1);
    t.choose('action:move', 'action:fatigue');
    t.choose(ofKind(t, 'give')[0]!);
    expect([t.state.zones['found:h0'], t.state.zones['found:h1']!.length, weapons(t)]).toEqual([[], 1, []]);
    t.choose('end');
    attack(t, 'target:M');
    expect(figure(t, 'M').damage).toBe(3);
  });
});
