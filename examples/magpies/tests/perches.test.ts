import { createMatch, describedPosition, happens, renew } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Theft } from '../content/card.ts';
import { game } from '../rules/index.ts';
import { asked, choose, facts, offers, position, reads } from './playtest.ts';

describe('the lantern', () => {
  const players = [{ hand: ['Key', 'Cushion'], nest: ['Lantern'] }, { nest: ['Ring'] }];

  for (const [answer, drawn] of [
    ['yes', ['Crown']],
    ['no', []],
  ] as const) {
    ruleTest(`lets its magpie draw a card when a trinket comes: ${answer} [MP-PERCH-01]`, (open) => {
      const t = position(open, { players, deck: ['Caw!', 'Crown', 'Talon', 'Talon'] });
      choose(t, 'put Key into your nest');
      expect([t.asked, asked(t)]).toEqual([0, 'A trinket came to your nest. Draw a card for your lantern?']);
      expect(offers(t)).toEqual(['yes', 'no']);
      choose(t, answer);
      expect(facts(t).p1!.hand).toEqual(['Cushion', 'Caw!', ...drawn]);
    });
  }

  ruleTest('does nothing when a perch comes [MP-PERCH-01]', (open) => {
    const t = position(open, { players });
    choose(t, 'put Cushion into your nest');
    expect(t.asked).toBe(1);
  });

  ruleTest('does nothing when a trinket comes to another nest [MP-PERCH-01]', (open) => {
    const t = position(open, { players: [{ nest: ['Lantern'] }, { hand: ['Key'] }], turn: 'p2' });
    choose(t, 'put Key into your nest');
    expect([t.asked, facts(t).turn]).toEqual([0, 'p1']);
    expect(asked(t)).toBe('Do one thing, or pass');
  });

  ruleTest('lights a stolen trinket home too [MP-PERCH-01]', (open) => {
    const thief = [{ hand: ['Talon'], nest: ['Lantern'] }, { nest: ['Ring'] }];
    const t = position(open, { players: thief, chance: { theft: [6] } });
    choose(t, 'steal a trinket', 'pass', 'yes');
    expect(facts(t).p1!.hand).toEqual(['Button', 'Button']);
  });

  ruleTest('is not asked about when the deck is empty [MP-PERCH-01]', (open) => {
    const t = position(open, { players, deck: ['Caw!'] });
    choose(t, 'put Key into your nest');
    expect(t.over).not.toBeNull();
  });
});

describe('the cushion', () => {
  ruleTest('gives its magpie a pebble when a trinket comes [MP-PERCH-02]', (open) => {
    const t = position(open, { players: [{ hand: ['Key', 'Mirror'], nest: ['Cushion'] }, {}] });
    choose(t, 'put Key into your nest');
    expect(facts(t).p1!.pebbles).toBe(1);
    expect(reads(t, 1)).toContain('Ada gains a pebble. · MP-PERCH-02');
  });

  ruleTest('gives none for a perch, nor for a trinket elsewhere [MP-PERCH-02]', (open) => {
    const t = position(open, { players: [{ hand: ['Mirror'], nest: ['Cushion'] }, { hand: ['Key'] }] });
    choose(t, 'put Mirror into your nest', 'put Key into your nest');
    expect(t.state.pebbles).toEqual([0, 0]);
  });
});

describe('the bramble', () => {
  const thief = { hand: ['Talon', 'Talon'] };

  ruleTest(
    'keeps a trinket from being stolen; the talon is spent, and no caw asked for [MP-PERCH-03]',
    (open) => {
      const t = position(open, {
        players: [thief, { hand: ['Caw!'], nest: ['Bramble', 'Ring'] }],
        chance: {},
      });
      choose(t, 'steal a trinket');
      expect(facts(t)).toMatchObject({ turn: 'p2', discard: ['Talon'], p2: { nest: ['Bramble', 'Ring'] } });
      expect(reads(t, 0)).toContain('The bramble of Ben keeps Ada away. · MP-PERCH-03');
    },
  );

  ruleTest('guards only its own nest [MP-PERCH-03]', (open) => {
    const players = [{ ...thief, nest: ['Bramble'] }, { nest: ['Ring'] }, { nest: ['Bramble'] }];
    const t = position(open, { players, chance: { theft: [6] } });
    choose(t, 'steal a trinket', 'pass');
    expect(facts(t).p1!.nest).toEqual(['Bramble', 'Ring']);
  });

  ruleTest('does so once each turn, and again in the next [MP-PERCH-03]', (open) => {
    const t = position(open, { players: [thief, thief, { nest: ['Bramble', 'Ring'] }], chance: {} });
    choose(t, 'steal a trinket', 'steal a trinket');
    expect(facts(t)).toMatchObject({ turn: 'p3', p3: { nest: ['Bramble', 'Ring'] } });
    expect(t.logged('magpies.bramble')).toHaveLength(2);
  });

  it('does not stop a second theft in the same turn, should there ever be one [MP-PERCH-03]', () => {
    const doc = { players: [{}, { nest: ['Bramble', 'Ring'] }], deck: ['Key', 'Key'] };
    const g = createMatch({ ...describedPosition(game, doc), seed: 1 }).state;
    const trinket = g.zones['nest:1']![1]!;
    const happened = (): boolean =>
      happens<Theft>(g, 'beforeTheft', { trinket, victim: 1 }).next().value as boolean;
    expect([happened(), happened()]).toEqual([false, true]);
    renew(g, 'turn');
    expect(happened()).toBe(false);
  });

  ruleTest('one of two is enough, and nobody is asked which [MP-PERCH-03]', (open) => {
    const t = position(open, { players: [thief, { nest: ['Bramble', 'Bramble', 'Ring'] }], chance: {} });
    choose(t, 'steal a trinket');
    expect(facts(t).turn).toBe('p2');
  });
});

describe('the weathervane', () => {
  ruleTest('makes trinkets of shine 1 in its nest shine 2 [MP-PERCH-04]', (open) => {
    const players = [
      { nest: ['Weathervane', 'Button', 'Button', 'Key', 'Ring'] },
      { nest: ['Button', 'Key'] },
    ];
    const t = position(open, { players });
    expect([facts(t).p1!.score, facts(t).p2!.score]).toEqual([2 + 2 + 2 + 3, 1 + 2]);
  });

  ruleTest('turns no trinket twice [MP-PERCH-04]', (open) => {
    const t = position(open, { players: [{ nest: ['Weathervane', 'Button', 'Weathervane'] }, {}] });
    expect(facts(t).p1!.score).toBe(2);
  });

  ruleTest('turns what comes and no longer what goes [MP-PERCH-04]', (open) => {
    const players = [{ hand: ['Talon'] }, { nest: ['Weathervane', 'Button'] }];
    const t = position(open, { players, chance: { theft: [4] } });
    choose(t, 'steal a trinket', 'pass');
    expect([facts(t).p1!.score, facts(t).p2!.score]).toEqual([1, 0]);
  });
});

describe('the mirror', () => {
  ruleTest('gives a pebble when a trinket of shine 3 or more comes to another nest [MP-PERCH-06]', (open) => {
    const hand = ['Key', 'Ring', 'Crown'];
    const t = position(open, { players: [{ hand }, { nest: ['Mirror'] }] });
    choose(t, 'put Key into your nest', 'pass');
    expect(facts(t).p2!.pebbles).toBe(0);
    choose(t, 'put Ring into your nest', 'pass');
    expect(facts(t).p2!.pebbles).toBe(1);
    choose(t, 'put Crown into your nest');
    expect(facts(t).p2!.pebbles).toBe(2);
  });

  ruleTest('gives none for its own nest [MP-PERCH-06]', (open) => {
    const t = position(open, { players: [{ hand: ['Crown'], nest: ['Mirror'] }, {}] });
    choose(t, 'put Crown into your nest');
    expect(facts(t).p1!.pebbles).toBe(0);
  });
});

describe('perches that act together', () => {
  ruleTest('are ordered by the magpie whose they are [MP-PERCH-05]', (open) => {
    const t = position(open, { players: [{ hand: ['Key'], nest: ['Lantern', 'Cushion'] }, {}] });
    choose(t, 'put Key into your nest');
    expect([t.asked, t.prompt]).toEqual([0, 'kernel.order-abilities']);
    expect(offers(t)).toEqual(['the lantern: you may draw a card', 'the cushion: you gain a pebble']);
    const [lantern, cushion] = t.offered;
    t.choose([cushion!, lantern!]);
    expect(facts(t).p1!.pebbles).toBe(1);
    choose(t, 'yes');
  });

  ruleTest('in the other order the pebble comes last [MP-PERCH-05]', (open) => {
    const t = position(open, { players: [{ hand: ['Key'], nest: ['Lantern', 'Cushion'] }, {}] });
    choose(t, 'put Key into your nest');
    t.choose(t.offered);
    expect([asked(t), facts(t).p1!.pebbles]).toEqual([
      'A trinket came to your nest. Draw a card for your lantern?',
      0,
    ]);
    choose(t, 'no');
    expect(facts(t).p1!.pebbles).toBe(1);
  });

  ruleTest("go the active magpie's first, then in the order of the seats [MP-PERCH-05]", (open) => {
    const players = [{ nest: ['Mirror'] }, { hand: ['Crown'], nest: ['Lantern'] }, { nest: ['Mirror'] }];
    const t = position(open, { players, turn: 'p2' });
    choose(t, 'put Crown into your nest');
    expect([t.asked, t.state.pebbles]).toEqual([1, [0, 0, 0]]);
    choose(t, 'no');
    const gains = reads(t, -1).filter((line) => line.includes('gains'));
    expect(gains).toEqual(['Cleo gains a pebble. · MP-PERCH-06', 'Ada gains a pebble. · MP-PERCH-06']);
  });
});
