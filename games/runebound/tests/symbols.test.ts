import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { say } from './cases.ts';
import { fight, passBoth } from './fight.ts';
import { closed, combat, hero, offers, pick } from './look.ts';
import { foe, plainHero, position } from './position.ts';

const withTokens = (...tokens: string[][]) => ({ hero: plainHero(0, { tokens }) });
const enemyWith = (surge: Record<string, string>) => foe({ health: 9, surge });

describe('damage symbols', () => {
  ruleTest(
    'physical and magic deal their own damage, for heroes only [RB-SYMBOL-01, RB-SYMBOL-02]',
    (open) => {
      const t = open(fight());
      pick(t, 'deal physical', 'pass', 'deal magic');
      expect(combat(t).defender.damage).toBe(3);
      expect(t.logged('rb.log.attacks').map(({ args }) => args!.type)).toEqual([
        ['rb.damage.physical'],
        ['rb.damage.magic'],
      ]);
    },
  );

  ruleTest('enemy damage is for enemies only [RB-SYMBOL-03]', (open) => {
    const t = open(fight());
    pick(t, 'pass');
    expect(offers(t).filter((text) => text.startsWith('deal'))).toEqual(['deal enemy damage']);
    pick(t, 'deal enemy damage', ['1 damage (dash on its back)', '1 damage (agility on its back)']);
    expect(hero(t).damage).toBe(2);
  });

  ruleTest(
    'one action adds up its tokens and need not use all of them [RB-SYMBOL-04, RB-SYMBOL-05]',
    (open) => {
      const t = open(
        fight({
          player: withTokens(['2 physical', 'shield'], ['physical', 'agility'], ['golden physical', 'dash']),
          hero: ['physical', 'physical', 'physical'],
        }),
      );
      pick(t, 'deal physical', ['2 physical (1 shield on its back)', '1 physical (dash on its back)']);
      expect([combat(t).defender.damage, Object.keys(combat(t).attacker.pool)]).toEqual([
        3,
        ['physical/agility'],
      ]);
    },
  );

  ruleTest('physical and magic are not spent together [RB-SYMBOL-06]', (open) => {
    const t = open(
      fight({
        player: withTokens(['2 physical', 'shield'], ['physical', 'agility'], ['golden magic', 'dash']),
        hero: ['physical', 'physical', 'magic'],
      }),
    );
    pick(t, 'deal physical');
    expect(offers(t)).toEqual(['2 physical (1 shield on its back)', '1 physical (agility on its back)']);
  });
});

describe('shields', () => {
  const shielded = withTokens(['2 shield', 'physical'], ['shield', 'golden magic'], ['surge', 'dash']);

  ruleTest('block one damage each, as many as one likes [RB-SYMBOL-07]', (open) => {
    const t = open(fight({ player: shielded, hero: ['shield', 'shield', 'dash'] }));
    pick(t, 'deal enemy damage', [
      '1 damage (dash on its back)',
      '1 damage (1 shield on its back)',
      '1 damage (agility on its back)',
    ]);
    expect([t.prompt, t.asked]).toEqual(['rb.ask.shields', 0]);
    pick(t, ['2 shields', '1 shield']);
    expect([hero(t).damage, t.state.combat!.passed]).toEqual([0, [true, false]]);
    expect(t.logged('rb.log.blocks').map(({ args }) => args!.n)).toEqual([3]);
  });

  ruleTest('cost whoever spends them no combat action [RB-SYMBOL-09]', (open) => {
    const t = open(
      fight({ hero: ['shield', 'magic', 'surge'], foe: ['dash', 'enemy', 'enemy', 'enemy', 'dash'] }),
    );
    pick(t, 'deal enemy damage', ['1 damage (1 shield on its back)'], ['1 shield']);
    expect([t.asked, offers(t)]).toEqual([0, ['pass', 'deal magic damage']]); // it is the hero's turn as ever
  });

  ruleTest('are optional [RB-SYMBOL-10]', (open) => {
    const t = open(fight({ player: shielded, hero: ['shield', 'shield', 'dash'] }));
    pick(t, 'deal enemy damage', ['1 damage (dash on its back)'], []);
    expect([hero(t).damage, combat(t).attacker.spent]).toEqual([1, []]);
  });

  ruleTest('block damage of every kind, of surge abilities too [RB-SYMBOL-08]', (open) => {
    const t = open(
      fight({
        player: shielded,
        hero: ['shield', 'shield', 'dash'],
        enemy: enemyWith({ '1 Slice': 'deal 2' }),
      }),
    );
    pick(t, 'Slice', ['2 shields']);
    expect(hero(t).damage).toBe(0);
    const foeBlocks = open(fight({ foe: ['enemy', 'shield', 'enemy', 'surge', 'double'] }));
    pick(foeBlocks, 'deal magic');
    expect([foeBlocks.prompt, foeBlocks.asked]).toEqual(['rb.ask.shields', 1]);
  });

  ruleTest('are of no use against damage that cannot be blocked [RB-SYMBOL-11]', (open) => {
    const enemy = enemyWith({ '1 Curse': 'deal 2 that cannot be blocked' });
    const t = open(fight({ player: shielded, hero: ['shield', 'shield', 'dash'], enemy }));
    pick(t, 'Curse');
    expect(hero(t).damage).toBe(2);
  });

  ruleTest('are of no use against damage dealt on engaging [RB-SYMBOL-12]', (open) => {
    const enemy = foe({ health: 9, engage: 'deal 2' });
    const t = open(fight({ player: shielded, hero: ['shield', 'shield', 'surge'], enemy }));
    expect([hero(t).damage, t.prompt, t.logged('rb.log.blocks')]).toEqual([2, 'rb.ask.combat-action', []]);
  });

  ruleTest('are of no use outside a combat [RB-SYMBOL-13]', (open) => {
    const t = open(position({ scenario: 'corpse-king', players: [shielded], zombies: ['H8'] }));
    pick(t, 'move', 'hex:H8');
    expect([hero(t).damage, t.prompt]).toEqual([2, 'rb.ask.turn']);
  });

  ruleTest('on a double block two and still cost no action [RB-SYMBOL-14]', (open) => {
    const t = open(
      fight({
        player: withTokens(['shield', 'physical'], ['double', 'magic'], ['golden surge', 'dash']),
        hero: ['shield', 'double', 'surge'],
      }),
    );
    pick(t, 'stack', '1 shield', 'deal enemy damage', [
      '1 damage (dash on its back)',
      '1 damage (1 shield on its back)',
    ]);
    expect(combat(t).attacker.pool['shield/physical']).toBe('2 shield, stacked');
    t.choose(t.offered);
    expect([hero(t).damage, combat(t).attacker.spent.length]).toEqual([0, 2]);
  });
});

describe('agility', () => {
  ruleTest(
    'flips an own token or has the foe recast one, as its spender likes [RB-SYMBOL-15, RB-SYMBOL-16]',
    (open) => {
      const t = open(
        fight({ hero: ['shield', 'agility', 'surge'], foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'] }),
      );
      pick(t, 'use agility');
      expect(offers(t)).toEqual([
        'flip your 1 shield (2 physical on its back)',
        'flip your 1 surge (dash on its back)',
        ...[
          '1 damage (dash on its back)',
          '1 damage (1 shield on its back)',
          '1 damage (agility on its back)',
          '1 surge (1 damage on its back)',
          'double (dash on its back)',
        ].map((token) => `make your foe recast ${token}`),
      ]);
      pick(t, 'flip your 1 shield');
      expect(combat(t).attacker.pool).toEqual({ '2 physical/shield': '2 physical', 'surge/dash': '1 surge' });
      expect([t.asked, combat(t).attacker.spent]).toEqual([1, ['golden magic/agility']]);
    },
  );

  ruleTest('is no combat action where there is no other token', (open) => {
    const single = (seat: number, sides: string[]) => ({
      at: 'H9',
      hero: plainHero(seat, { tokens: [sides] }),
      casts: { 'token 1': sides[0]!.split(' ').at(-1) },
    });
    const players = [single(0, ['agility', 'dash']), single(1, ['golden physical', 'dash'])];
    const t = open(position({ players, combat: { challenged: 'p2' } }));
    expect(t.asked).toBe(1);
    pick(t, 'deal physical');
    expect([t.asked, t.prompt, combat(t).attacker.passed]).toEqual([0, 'rb.ask.retreat', true]);
  });

  ruleTest('recasts a token of the foe [RB-SYMBOL-15]', (open) => {
    const t = open(
      fight({
        hero: ['shield', 'agility', 'surge'],
        foe: [['enemy', 'dash'], 'enemy', 'enemy', 'surge', 'double'],
      }),
    );
    pick(t, 'use agility', 'make your foe recast 1 damage (dash on its back)');
    expect(combat(t).defender.pool['enemy-1']).toBe('1 dash');
  });

  ruleTest('is spent one at a time; on a double it still has one use [RB-SYMBOL-17]', (open) => {
    const t = open(
      fight({
        player: withTokens(['agility', 'shield'], ['double', 'magic'], ['golden agility', 'dash']),
        hero: ['agility', 'double', 'agility'],
      }),
    );
    pick(
      t,
      'stack',
      'agility (1 shield on its back)',
      'pass',
      'use agility',
      'agility (1 shield on its back)',
    );
    expect(t.prompt).toBe('rb.ask.agility-target');
    pick(t, 'flip your agility (dash on its back)');
    expect([t.prompt, combat(t).attacker.pool]).toEqual([
      'rb.ask.retreat',
      { 'golden agility/dash': '1 dash' },
    ]);
  });
});

describe('surges', () => {
  ruleTest('trigger one surge ability for its cost [RB-SYMBOL-18]', (open) => {
    const t = open(fight({ enemy: enemyWith({ '1 Slice': 'deal 2', '2 Heal': 'heal 2' }) }));
    pick(t, 'pass');
    expect(offers(t).some((text) => text.startsWith('Heal'))).toBe(false);
    pick(t, 'Slice');
    expect([hero(t).damage, combat(t).defender.spent]).toEqual([2, ['enemy-4']]);
  });

  ruleTest(
    'come from the hero card, assets and learned skills; an enemy’s from its own card [RB-SYMBOL-19]',
    (open) => {
      const named = (name: string) => ({ name, surge: { [`1 ${name} Trick`]: 'deal 1 magic' } });
      const t = open(
        fight({
          player: {
            hero: plainHero(0, { surge: { '1 Own Trick': 'deal 1 magic' } }),
            assets: [named('Wand')],
            learned: [{ ...named('Art'), attribute: 'mind' }],
            hand: [{ ...named('Unlearned'), attribute: 'mind' }],
          },
          enemy: enemyWith({ '1 Slice': 'deal 2' }),
        }),
      );
      const surges = offers(t).filter((text) => text.includes('Trick') || text.includes('Slice'));
      expect(surges.map((text) => text.split(' ')[0])).toEqual(['Own', 'Wand', 'Art']);
      pick(t, 'pass');
      expect(offers(t).filter((text) => text.includes('Slice'))).toHaveLength(1);
    },
  );

  ruleTest('trigger each ability once in a combat round [RB-SYMBOL-20]', (open) => {
    const tokens = [
      ['surge', 'shield'],
      ['surge', 'agility'],
      ['golden surge', 'dash'],
    ];
    const player = {
      hero: plainHero(0, { tokens, surge: { '1 Jab': 'deal 1 magic', '1 Poke': 'deal 1 magic' } }),
    };
    const t = open(fight({ player, hero: ['surge', 'surge', 'surge'] }));
    pick(t, 'Jab', '1 surge (1 shield on its back)', 'pass');
    expect(offers(t).map((text) => text.split(' ')[0])).toEqual(['pass', 'Poke']);
  });

  ruleTest(
    'may be overspent, as the Rules Reference has it against Learn to Play [RB-SYMBOL-21, RB-CORE-01]',
    (open) => {
      const tokens = [
        ['2 surge', 'shield'],
        ['surge', 'agility'],
        ['golden surge', 'dash'],
      ];
      const player = { hero: plainHero(0, { tokens, surge: { '2 Jab': 'deal 1 magic' } }) };
      const t = open(fight({ player, hero: ['surge', 'surge', 'surge'] }));
      pick(t, 'Jab');
      expect(offers(t)).toEqual([
        '2 surges (1 shield on its back)',
        '2 surges (1 shield on its back) and 1 surge (agility on its back)',
        '2 surges (1 shield on its back) and 1 surge (dash on its back)',
        '1 surge (agility on its back) and 1 surge (dash on its back)',
        '2 surges (1 shield on its back), 1 surge (agility on its back) and 1 surge (dash on its back)',
      ]);
      pick(t, '2 surges (1 shield on its back), 1 surge');
      expect([combat(t).defender.damage, combat(t).attacker.pool]).toEqual([1, {}]);
    },
  );

  ruleTest('as X do as much as was spent [RB-ABILITY-12]', (open) => {
    const spending = (surges: string) => {
      const t = open(fight({ enemy: 'Reanimates', more: { act: 2, chance: { 'cast master': ['surge'] } } }));
      pick(t, 'pass', 'Cleave', surges);
      return hero(t).damage;
    };
    expect(spending('1 surge (1 damage on its back)')).toBe(1);
    expect(spending('1 surge (1 damage on its back) and')).toBe(2);
  });

  ruleTest('as X do 1 when another ability triggers them [RB-SYMBOL-23]', (open) => {
    const king = open(
      fight({
        more: {
          scenario: 'corpse-king',
          act: 2,
          discards: { combat: ['Reanimates'] },
          chance: {
            'cast master': ['surge'],
            'cast vorakesh-token': ['surge'],
            'enemy of the discard pile': ['reanimates'],
          },
          combat: {
            villain: true,
            casts: {
              'enemy-1': 'enemy',
              'enemy-2': 'enemy',
              'enemy-3': 'enemy',
              'enemy-4': 'enemy',
              'enemy-5': 'double',
            },
          },
        },
      }),
    );
    pick(king, 'Call Up the Fallen', '1 surge (2 damage on its back)');
    expect(hero(king).damage).toBe(1);
  });
});

describe('surge abilities that are closed', () => {
  ruleTest('say why [RB-SYMBOL-18, RB-SYMBOL-20, RB-CORE-04]', (open) => {
    const tokens = [
      ['surge', 'shield'],
      ['surge', 'agility'],
      ['golden magic', 'dash'],
    ];
    const player = {
      hero: plainHero(0, { tokens, surge: { '1 Jab': 'deal 1 magic', '3 Nova': 'deal 5 magic' } }),
    };
    const t = open(fight({ player, hero: ['surge', 'surge', 'magic'] }));
    expect(Object.values(closed(t))).toEqual(['RB-SYMBOL-18']);
    expect(say(t.closed[0]!.reason)).toMatch(/\b3\b.*\b2\b/); // the cost, and what there is
    pick(t, 'Jab', '1 surge (1 shield on its back)', 'pass');
    expect(Object.values(closed(t))).toEqual(['RB-SYMBOL-20', 'RB-SYMBOL-18']);
    const u = open(fight({ player, hero: ['surge', 'surge', 'magic'], enemy: 'Mist Witch' }));
    expect(Object.values(closed(u))).toEqual(['RB-CORE-04', 'RB-CORE-04']);
  });
});

describe('other symbols', () => {
  ruleTest('a golden dash counts for initiative [RB-SYMBOL-25]', (open) => {
    const t = open(
      fight({
        hero: ['shield', 'agility', 'dash'],
        foe: ['dash', 'dash', 'enemy', 'surge', 'double'].map((one, i) => (i === 1 ? 'shield' : one)),
      }),
    );
    expect(t.asked).toBe(1);
  });

  ruleTest('a dash does nothing and is spent as nothing [RB-SYMBOL-24]', (open) => {
    const surge = { '1 Jab': 'deal 1 magic' };
    const tokens = [
      ['physical', 'golden dash'],
      ['dash', 'agility'],
      ['dash', 'surge'],
    ];
    const player = { hero: plainHero(0, { tokens, surge }) };
    const t = open(fight({ player, hero: ['physical', 'dash', 'dash'] }));
    expect(offers(t)).toEqual(['pass', 'deal physical damage']);
    pick(t, 'deal physical', 'deal enemy damage', ['1 damage (dash on its back)']); // nothing to block with
    expect([hero(t).damage, combat(t).attacker.spent, t.asked]).toEqual([1, ['physical/golden dash'], 1]);
    expect(combat(t).attacker.passed).toBe(true); // two dashes are no combat action
  });

  ruleTest('a bare double cannot be spent [RB-SYMBOL-26]', (open) => {
    const t = open(
      fight({
        player: withTokens(['double', 'shield'], ['shield', 'magic'], ['golden dash', 'surge']),
        hero: ['double', 'shield', 'dash'],
      }),
    );
    expect(offers(t)).toEqual(['pass', 'stack a token on a double']);
    passBoth(t);
    expect(t.prompt).toBe('rb.ask.retreat');
  });

  ruleTest('one symbol may be spent as another where a card says so [RB-ENEMY-18]', (open) => {
    const t = open(fight({ enemy: 'Sorcerer', foe: ['enemy', 'enemy', 'agility', 'enemy', 'double'] }));
    pick(t, 'pass');
    expect(offers(t).some((text) => text.startsWith('Barrier'))).toBe(true);
    pick(t, 'Barrier');
    expect([combat(t).defender.spent, combat(t).attacker.spent]).toEqual([
      ['enemy-3'],
      ['2 physical/shield'],
    ]);
  });
});
