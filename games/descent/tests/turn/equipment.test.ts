import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { healthOf } from '../../rules/figures/characteristics.ts';
import type { Piece } from '../../rules/state.ts';
import { GEAR } from '../../rules/zones.ts';
import { hero, monster, type Words } from '../position.ts';
import { figure, idleMonsters, idleTurn, room, scene, type Table } from './kit.ts';

const MAP = room('HA......', '........', '.......M');

/** H with cards of the box, by their ids: those that are equipped, and those that are not. */
const laden = (
  open: OpenPlaytest,
  worn: readonly string[],
  packed: readonly string[],
  more: Words = {},
): Table =>
  scene(open, {
    map: MAP,
    figures: {
      H: hero({ weapons: worn, packed }),
      A: hero(),
      M: monster(),
    },
    turn: { of: 'H', step: '1.I' },
    ...more,
  });
const gear = (t: Table, n = 0): Piece[] => (t.state.zones[GEAR[n]!] ?? []) as Piece[];
const names = (t: Table, kind: string): string[] =>
  t.offered
    .filter((id) => id.startsWith(`${kind}:`))
    .map((id) => gear(t).find((card) => card.id === Number(id.split(':')[1]))!.def);
const put = (t: Table, def: string): Table =>
  t.choose(
    t.offered.find(
      (id) =>
        /^(un)?equip:/.test(id) && gear(t).find((card) => card.id === Number(id.split(':')[1]))!.def === def,
    )!,
  );

describe('step 2 of a turn', () => {
  ruleTest('lets the hero equip what is not, and unequip [D2-TURN-11, D2-TURN-12, D2-EQUIP-08]', (open) => {
    const t = laden(open, ['Light Hammer'], ['Leather Armor', 'Ring of Power']);
    expect([t.prompt, names(t, 'equip'), names(t, 'unequip')]).toEqual([
      'd2.ask.equip',
      ['leather-armor-act-1', 'ring-of-power-act-1'],
      ['light-hammer-act-1'],
    ]);
    put(t, 'ring-of-power-act-1');
    put(t, 'light-hammer-act-1');
    t.choose('pass');
    expect(gear(t).map(({ def, worn }) => [def, worn])).toEqual([
      ['light-hammer-act-1', false],
      ['leather-armor-act-1', false],
      ['ring-of-power-act-1', true],
    ]);
    expect(t.offered.some((id) => /equip/.test(id))).toBe(false);
    t.choose('action:rest');
    expect(t.offered.some((id) => /equip/.test(id))).toBe(false);
  });

  ruleTest('allows two hands [D2-EQUIP-03]', (open) => {
    const t = laden(open, ['Light Hammer'], ['Sling', 'Iron Battleaxe']);
    expect(names(t, 'equip')).toEqual(['sling-act-1']);
    put(t, 'sling-act-1');
    expect(names(t, 'equip')).toEqual([]);
    expect(t.closed.map(({ rule }) => rule)).toEqual(['D2-EQUIP-03']);
    put(t, 'sling-act-1');
    put(t, 'light-hammer-act-1');
    expect(names(t, 'equip')).toContain('iron-battleaxe-act-1');
  });

  ruleTest('allows one armor [D2-EQUIP-04]', (open) => {
    const t = laden(open, ['Leather Armor'], ['Leather Armor']);
    expect(names(t, 'equip')).toEqual([]);
    expect(t.closed.map(({ rule }) => rule)).toEqual(['D2-EQUIP-04']);
  });

  ruleTest('allows two other items [D2-EQUIP-05]', (open) => {
    const t = laden(open, ['Ring of Power'], ['Lucky Charm', 'Lucky Charm']);
    expect(names(t, 'equip').length).toBe(2);
    put(t, 'lucky-charm-act-1');
    expect(names(t, 'equip')).toEqual([]);
    expect(t.closed.map(({ rule }) => rule)).toEqual(['D2-EQUIP-05']);
  });

  ruleTest('is there for a knocked out hero, too [D2-DEFEAT-43]', (open) => {
    const figures = { H: hero({ token: 'a1', packed: ['Sling'] }), A: hero(), M: monster() };
    const t = laden(open, [], [], { map: room('.A......', '.......M'), figures });
    expect([t.prompt, names(t, 'equip')]).toEqual(['d2.ask.equip', ['sling-act-1']]);
    put(t, 'sling-act-1');
    expect(gear(t).map(({ worn }) => worn)).toEqual([true]);
  });
});

describe('a hero who has everything equipped', () => {
  ruleTest('is asked nothing, and can go back to step 2 before doing anything [D2-EQUIP-08]', (open) => {
    const t = laden(open, ['Light Hammer', 'Leather Armor'], []);
    expect(t.prompt).toBe('d2.ask.act');
    t.choose('change-equipment');
    expect([t.prompt, names(t, 'unequip')]).toEqual([
      'd2.ask.equip',
      ['light-hammer-act-1', 'leather-armor-act-1'],
    ]);
    put(t, 'leather-armor-act-1');
    t.choose('pass');
    expect(gear(t).map(({ worn }) => worn)).toEqual([true, false]);
    expect([t.prompt, t.state.acting[0]!.actions]).toEqual(['d2.ask.act', 2]);
    expect(t.offered).not.toContain('change-equipment');
  });

  ruleTest('cannot go back to it any more after an action [D2-EQUIP-08]', (open) => {
    const t = laden(open, ['Light Hammer'], []);
    expect(t.offered).toContain('change-equipment');
    t.choose('action:move');
    expect(t.offered).not.toContain('change-equipment');
  });
});

describe('an item', () => {
  ruleTest('does nothing while it is not equipped [D2-EQUIP-02, D2-TURN-13]', (open) => {
    const t = laden(open, [], ['Leather Armor', 'Sling']);
    expect(healthOf(t.state, figure(t, 'H'))).toBe(12);
    put(t, 'leather-armor-act-1');
    expect(healthOf(t.state, figure(t, 'H'))).toBe(13);
    put(t, 'leather-armor-act-1');
    expect(healthOf(t.state, figure(t, 'H'))).toBe(12);
  });

  ruleTest(
    'that is a weapon is used by attacking with it, if it is equipped [D2-ITEM-03, D2-ITEM-02]',
    (open) => {
      const near = room('HM......', 'A.......');
      const t = laden(open, ['Light Hammer'], ['Sling', 'Ring of Power'], { map: near });
      t.choose('pass');
      expect(
        t.offered
          .filter((id) => id.startsWith('weapon:'))
          .map((id) => gear(t).find(({ id: n }) => `weapon:${n}` === id)?.def ?? 'bare hands'),
      ).toEqual(['light-hammer-act-1', 'bare hands']);
    },
  );
});

describe('trading', () => {
  const meet = (open: OpenPlaytest, h: Words, a: Words = {}, more: Words = {}): Table =>
    scene(open, {
      map: MAP,
      figures: { H: hero(h), A: hero(a), M: monster() },
      turn: { of: 'H' },
      ...more,
    });
  const found = (t: Table): Piece[] => t.state.zones['found:h0'] as Piece[];
  const trades = (t: Table): string[] => t.offered.filter((id) => /^(give|take):/.test(id));
  const moved = (t: Table): Table => t.choose('action:move', 'action:rest');

  ruleTest('is open once the hero has taken a move action, with an adjacent hero [D2-TRADE-03]', (open) => {
    const t = meet(open, { packed: ['Sling'] });
    expect(trades(t)).toEqual([]);
    moved(t);
    expect(trades(t).length).toBe(1);
    const far = meet(open, { packed: ['Sling'] }, {}, { map: room('H.A.....', '........', '.......M') });
    expect(trades(moved(far))).toEqual([]);
  });

  ruleTest('is not open with a knocked out hero, whose token lies beside [D2-DEFEAT-30]', (open) => {
    const map = room('H.......', '........', '.......M');
    const packed = { packed: ['Sling'] };
    expect(trades(moved(meet(open, packed, { ...packed, token: 'b1' }, { map })))).toEqual([]);
    expect(trades(moved(meet(open, packed, packed))).length).toBe(2);
  });

  ruleTest('is not open between two points of a move that goes on [D2-TRADE-09]', (open) => {
    const t = meet(open, { packed: ['Sling'] });
    t.choose('action:move');
    expect(trades(t)).toEqual([]);
    t.choose('step:a2');
    expect(trades(t)).toEqual([]);
    t.choose('action:rest');
    expect(trades(t).length).toBe(1);
    const spent = meet(open, { packed: ['Sling'], speed: 1 });
    spent.choose('action:move', 'step:a2');
    expect(trades(spent).length).toBe(1);
  });

  ruleTest(
    'takes no action, and gives any number of cards [D2-TRADE-01, D2-TRADE-04, D2-ITEM-10]',
    (open) => {
      const t = moved(
        meet(open, { packed: ['Sling', 'Ring of Power'], found: [{ name: 'Flask', dice: ['blue'] }] }),
      );
      for (let n = 3; n > 0; n--) {
        const gifts = t.offered.filter((id) => id.startsWith('give:'));
        expect(gifts.length).toBe(n);
        t.choose(gifts[0]!);
      }
      expect([gear(t, 0), gear(t, 1).map(({ def }) => def), t.state.zones['found:h1']!.length]).toEqual([
        [],
        ['sling-act-1', 'ring-of-power-act-1'],
        1,
      ]);
      expect(t.state.acting[0]!.actions).toBe(0);
      expect(t.state.acting[0]!.taken).toBe(2);
    },
  );

  ruleTest('needs the other player to agree to what is asked of them', (open) => {
    const t = moved(meet(open, {}, { packed: ['Sling'] }));
    t.choose(trades(t)[0]!);
    expect([t.asked, t.offered]).toEqual([2, ['yes', 'no']]);
    t.choose('no');
    expect(gear(t, 0)).toEqual([]);
    t.choose(trades(t)[0]!, 'yes');
    expect(gear(t, 0).map(({ def }) => def)).toEqual(['sling-act-1']);
  });

  ruleTest('leaves out starting equipment [D2-ITEM-11, D2-ITEM-07]', (open) => {
    const t = moved(meet(open, { weapons: ['Oak Staff'], packed: ['Sling'] }));
    expect(trades(t).length).toBe(1);
  });

  ruleTest(
    'takes exhausted cards and those turned over, as they are [D2-TRADE-05, D2-TRADE-06, D2-TRADE-08]',
    (open) => {
      const t = meet(
        open,
        {
          weapons: ['Lucky Charm'],
          damage: 5,
          found: ['Health Potion'],
          skills: [{ name: 'Try', does: 'test might else suffer 1 damage' }],
        },
        {},
        { shown: { gray: '3 0', black: '4 0' } },
      );
      t.choose(t.offered.find((id) => id.startsWith('ability:'))!, 'action:move');
      expect(found(t)[0]!.used).toBe(true);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      expect(gear(t)[0]!.exhausted).toBe(true);
      for (let n = 0; n < 2; n++) t.choose(t.offered.find((id) => id.startsWith('give:'))!);
      expect([gear(t, 1)[0]!.exhausted, (t.state.zones['found:h1'] as Piece[])[0]!.used]).toEqual([
        true,
        true,
      ]);
    },
  );

  ruleTest('lets a card be equipped in step 2 of the next turn of its new holder [D2-TRADE-07]', (open) => {
    const t = moved(meet(open, { weapons: ['Sling'] }));
    t.choose(trades(t)[0]!);
    expect(gear(t, 1)[0]!.worn).toBe(false);
    t.choose('end');
    expect([t.state.turn?.hero, t.prompt]).toEqual([1, 'd2.ask.equip']);
    t.choose(t.offered[0]!);
    expect(gear(t, 1)[0]!.worn).toBe(true);
    idleTurn(t, 'A');
    idleMonsters(t, 'M');
  });
});

describe('a player who wants to keep the equipment', () => {
  const turns = (open: OpenPlaytest): Table => laden(open, ['Iron Shield'], ['Lucky Charm']);
  const nextTurn = (t: Table): Table =>
    idleMonsters(idleTurn(t.choose('end'), 'A'), 'M').choose('activate:H');

  ruleTest('is asked no more until the cards change', (open) => {
    const t = turns(open);
    expect([t.prompt, t.offered.includes('keep-equipment')]).toEqual(['d2.ask.equip', true]);
    t.choose('keep-equipment');
    expect(t.prompt).toBe('d2.ask.act');
    expect(nextTurn(t).prompt).toBe('d2.ask.act');
    // Whoever only passes is asked again in the next turn.
    expect(nextTurn(turns(open).choose('pass')).prompt).toBe('d2.ask.equip');
  });

  ruleTest('is asked again when the cards have changed', (open) => {
    const t = turns(open).choose('keep-equipment', 'action:move', 'step:a2', 'action:rest');
    t.choose(t.offered.find((id) => id.startsWith('give:'))!);
    // The other hero has a card now, and is asked what to do with it.
    t.choose('end', 'pass', 'end');
    expect(idleMonsters(t, 'M').choose('activate:H').prompt).toBe('d2.ask.equip');
  });

  ruleTest('can go back to it before doing anything [D2-EQUIP-08]', (open) => {
    const t = nextTurn(turns(open).choose('keep-equipment')).choose('change-equipment');
    expect([t.prompt, names(t, 'equip')]).toEqual(['d2.ask.equip', ['lucky-charm-act-1']]);
  });
});
