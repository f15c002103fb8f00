import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { deal, gainGold, onFoesSurge, trigger } from '../rules/effects/index.ts';
import { fighting, withCards } from './charm.ts';
import { fight } from './fight.ts';
import { combat, facts, hero, logged, names, offers, pick } from './look.ts';
import { dice, foe, heroCasts, plainHero, position } from './position.ts';

const withTokens = (...tokens: string[][]) => ({ hero: plainHero(0, { tokens }) });

describe('damage', () => {
  ruleTest('is marked on who takes it, and never exceeds health [RB-DAMAGE-01, RB-DAMAGE-02]', (open) => {
    const t = open(fight({ player: { damage: 8 }, foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'] }));
    pick(t, 'deal magic');
    expect([combat(t).defender.damage, hero(t).damage]).toEqual([1, 8]);
    const u = open(fight());
    pick(u, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([combat(u).defender.damage, hero(u).damage, hero(u, 1).damage]).toEqual([0, 1, 0]);
    pick(t, 'deal enemy damage', [
      '1 damage (dash on its back)',
      '1 damage (1 shield on its back)',
      '1 damage (agility on its back)',
    ]);
    expect([hero(t).damage, facts(t).health]).toEqual([9, 9]);
  });

  ruleTest(
    'that is blocked is ignored, and other effects still resolve [RB-DAMAGE-04, RB-DAMAGE-05]',
    (open) => {
      const enemy = foe({ health: 9, surge: { '1 Bash': 'deal 1; heal 1' } });
      const t = open(fight({ enemy, damage: 2, hero: ['shield', 'magic', 'surge'] }));
      pick(t, 'pass', 'Bash', ['1 shield (2 physical on its back)']);
      expect([hero(t).damage, combat(t).defender.damage]).toEqual([0, 1]);
    },
  );

  ruleTest('blocked to the last point was not dealt [RB-DAMAGE-06]', (open) => {
    const t = open(
      fight({ hero: ['shield', 'magic', 'surge'], player: { learned: ['Counter Charm'], hand: ['blank'] } }),
    );
    pick(
      t,
      'pass',
      'deal enemy damage',
      ['1 damage (dash on its back)'],
      ['1 shield (2 physical on its back)'],
    );
    expect([t.prompt, logged(t).includes('all-blocked')]).toEqual(['rb.ask.combat-action', true]);
  });

  ruleTest('of a combat action is an attack, blocked or not [RB-DAMAGE-07]', (open) => {
    const t = open(fight({ player: { learned: ['Counter Charm'], hand: ['blank'] } }));
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([t.asked, t.prompt]).toEqual([0, 'effect.for-price-ask']); // it answers to an attack
    const shield = trigger(
      'blocked',
      { text: 'rb.when.damagedByAttack', when: (_, c, { to, attack }) => c.side === to && attack },
      gainGold(1),
    );
    const u = open(fighting(shield, { hero: ['shield', 'magic', 'surge'], player: { gold: 0 } }));
    pick(u, 'pass', 'deal enemy damage', ['1 damage (dash on its back)'], ['1 shield']);
    expect([hero(u).damage, hero(u).gold]).toEqual([0, 1]);
  });

  ruleTest('that no combat action deals is no attack [RB-DAMAGE-08]', (open) => {
    const enemy = foe({ health: 9, engage: 'deal 1' });
    const t = open(fight({ enemy, player: { learned: ['Counter Charm'], hand: ['blank'] } }));
    expect([hero(t).damage, t.prompt, combat(t).defender.damage]).toEqual([1, 'rb.ask.combat-action', 0]);
  });

  ruleTest('of Counter Charm is no attack to whom it hits [RB-EX-25]', (open) => {
    const player = () => ({ at: 'H9', hand: ['blank'], casts: heroCasts('physical', 'magic', 'surge') });
    const players = [player(), { ...player(), learned: ['Counter Charm'] }];
    // The box has the card once; the other hero gets a second one besides.
    const t = open(
      withCards(position({ players, combat: { challenged: 'p2' } }), 'learned:0', 'counter-charm'),
    );
    pick(t, 'deal physical');
    expect([t.asked, t.prompt]).toEqual([1, 'effect.for-price-ask']); // the attack is answered
    pick(t, 'yes');
    expect([hero(t, 0).damage, t.asked, t.prompt]).toEqual([2, 1, 'rb.ask.combat-action']); // the answer is not
  });

  ruleTest('of one type can be changed and not of another [RB-DAMAGE-09]', (open) => {
    const t = open(fight({ player: { learned: ['Steady Aim'] } }));
    pick(t, 'deal physical', 'pass', 'deal magic');
    expect(combat(t).defender.damage).toBe(4); // 2 + 1 physical, 1 magic
  });

  ruleTest('healing removes it, and no more than there is [RB-DAMAGE-11]', (open) => {
    const enemy = foe({ health: 9, surge: { '1 Mend': 'heal 2' } });
    const t = open(fight({ enemy, damage: 5 }));
    pick(t, 'pass', 'Mend');
    expect(combat(t).defender.damage).toBe(3);
    const whole = open(fight({ enemy }));
    pick(whole, 'pass', 'Mend');
    expect([combat(whole).defender.damage, whole.logged('rb.log.foe-heals')]).toEqual([0, []]);
    const grazed = open(fight({ enemy, damage: 1 }));
    pick(grazed, 'pass', 'Mend');
    expect(combat(grazed).defender.damage).toBe(0);
  });

  ruleTest('of one action is one instance: shields are asked for once [RB-DAMAGE-13]', (open) => {
    const t = open(
      fight({
        player: withTokens(['shield', 'physical'], ['shield', 'golden magic'], ['surge', 'dash']),
        hero: ['shield', 'shield', 'dash'],
      }),
    );
    pick(t, 'deal enemy damage', [
      '1 damage (dash on its back)',
      '1 damage (1 shield on its back)',
      '1 damage (agility on its back)',
    ]);
    expect(t.prompt).toBe('rb.ask.shields');
    t.choose(t.offered);
    expect([hero(t).damage, t.prompt]).toEqual([1, 'rb.ask.combat-action']);
  });

  ruleTest('of a surge ability is an attack [RB-DAMAGE-14]', (open) => {
    const enemy = foe({ health: 9, surge: { '1 Slice': 'deal 2' } });
    const t = open(fight({ enemy, player: { learned: ['Counter Charm'], hand: ['blank'] } }));
    pick(t, 'pass', 'Slice');
    expect(t.prompt).toBe('effect.for-price-ask');
  });

  ruleTest('is dealt back by Mind Meld until the round ends [RB-DAMAGE-15]', (open) => {
    const player = {
      hero: 'Master Thorn',
      casts: { 'thorn-1': 'surge', 'thorn-2': 'magic', 'thorn-3': 'agility' },
    };
    const t = open(fight({ player }));
    pick(t, 'Mind Meld', 'deal enemy damage', [
      '1 damage (dash on its back)',
      '1 damage (1 shield on its back)',
    ]);
    expect([hero(t).damage, combat(t).defender.damage]).toEqual([2, 2]);
  });
});

describe('defeat', () => {
  ruleTest('comes with damage equal to health [RB-DEFEAT-01]', (open) => {
    const t = open(fight({ enemy: foe({ health: 4 }), damage: 1 }));
    pick(t, 'deal physical');
    expect(t.state.combat).not.toBeNull();
    pick(t, 'pass', 'deal magic');
    expect([t.state.combat, facts(t).trophies.combat]).toEqual([null, 1]);
  });

  ruleTest('of an enemy leaves its Singe unresolved [RB-EX-24]', (open) => {
    const ward = onFoesSurge(deal(5, 'magic'));
    const t = open(fighting(ward, { enemy: 'Feral Dragon', player: { gold: 0 } }));
    pick(t, 'pass', 'Singe'); // the ward is quicker, and it is enough
    expect([t.state.combat, hero(t).damage, names(t, 'trophies:0')]).toEqual([null, 0, ['Feral Dragon']]);
  });

  ruleTest('stops what has not resolved yet [RB-DEFEAT-02]', (open) => {
    const player = {
      hero: 'Master Thorn',
      damage: 7,
      casts: { 'thorn-1': 'surge', 'thorn-2': 'magic', 'thorn-3': 'agility' },
    };
    const t = open(fight({ player, enemy: 'Feral Dragon' }));
    pick(t, 'Mind Meld', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([facts(t).defeated, names(t, 'combat-discard')]).toEqual([true, ['Feral Dragon']]);
    expect(t.logged('rb.log.suffers')).toHaveLength(1); // nothing is dealt back
  });

  ruleTest('of a hero discards the enemy, without reward or trophy [RB-DEFEAT-03]', (open) => {
    const t = open(fight({ player: { damage: 8, gold: 0 } }));
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([names(t, 'combat-discard'), hero(t).gold, facts(t).trophies.all]).toEqual([['Brute'], 0, 0]);
    expect(logged(t)).toContain('hero-defeated');
  });

  ruleTest('leaves only rest to spend actions on [RB-DEFEAT-04, RB-DEFEAT-12]', (open) => {
    const goods = { name: 'Furs', type: 'goods', trade: 2, 'traded in': ['town'] };
    const t = open(position({ players: [{ damage: 9, at: 'H9', assets: [goods] }] }));
    expect(t.offered).toEqual(['rest']);
  });

  ruleTest('keeps a hero out of every combat [RB-DEFEAT-05]', (open) => {
    const t = open(
      position({
        players: [
          { hero: 'Corbin', at: 'H9' },
          { at: 'H9', damage: 9 },
        ],
      }),
    );
    expect(offers(t).some((text) => text.includes('Settle a Bounty'))).toBe(false);
    const open_ = open(
      position({
        players: [
          { hero: 'Corbin', at: 'H9' },
          { at: 'H9', damage: 8 },
        ],
      }),
    );
    expect(offers(open_).some((text) => text.includes('Settle a Bounty'))).toBe(true);
  });

  ruleTest('an enemy that a defeated hero draws is discarded [RB-DEFEAT-14]', (open) => {
    const lure = { name: 'Ambush', options: ['take 9 damage; draw 1 combat card', 'gain 1 gold'] };
    const t = open(position({ players: [{ at: 'I10' }], decks: { social: [lure], combat: [foe()] } }));
    pick(t, 'adventure', 'option:1');
    expect([names(t, 'combat-discard'), t.state.combat, facts(t).trophies.all]).toEqual([['Brute'], null, 0]);
  });

  ruleTest(
    'leaves abilities and learning open, and more health ends it [RB-DEFEAT-06, RB-DEFEAT-07]',
    (open) => {
      const t = open(
        position({
          players: [
            {
              hero: 'Elder Mok',
              at: 'H9',
              damage: 9,
              hand: ['Oak-Hearted', { name: 'Too Dear', orbs: { exploration: 3 } }],
              trophies: ['combat', 'combat', 'social', 'social'],
            },
          ],
        }),
      );
      const learn = 'learn Oak-Hearted for 1 combat trophy and 3 trophies of any kind';
      expect(offers(t)).toEqual(['rest', learn, 'Restore Spirit (Elder Mok): draw 1 skill']);
      pick(t, learn);
      expect([facts(t).defeated, hero(t).damage, t.offered.includes('move')]).toEqual([false, 9, true]);
    },
  );

  ruleTest(
    'ends with one damage healed; without, the hero must rest again [RB-DEFEAT-08, RB-DEFEAT-09]',
    (open) => {
      const t = open(
        position({
          players: [{ at: 'I9', damage: 9 }],
          chance: dice(...Array(5).fill('mountain/water'), 'plains', ...Array(4).fill('mountain/water')),
        }),
      );
      pick(t, 'rest');
      expect([facts(t).defeated, t.offered]).toEqual([true, ['rest']]);
      pick(t, 'rest');
      expect([facts(t).defeated, hero(t).damage, t.offered.includes('train')]).toEqual([false, 8, true]);
    },
  );

  ruleTest('costs the hero nothing else [RB-DEFEAT-10]', (open) => {
    const t = open(
      fight({
        player: {
          damage: 8,
          gold: 7,
          assets: [{ name: 'Ring' }],
          trophies: ['social'],
          learned: [{ name: 'Art', attribute: 'mind' }],
        },
      }),
    );
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    const { at, gold, assets, learned, trophies } = facts(t);
    expect([at, gold, assets, learned, trophies.all]).toEqual(['Market Town', 7, ['Ring'], ['Art'], 1]);
  });

  ruleTest('lets a hero barter [RB-DEFEAT-11]', (open) => {
    const t = open(position({ players: [{ at: 'H9', damage: 9, gold: 2 }, { at: 'H9' }] }));
    expect(t.offered).toEqual(['rest', 'barter', 'hear-offer']);
  });

  ruleTest('of both at once goes to whoever resolves first [RB-DEFEAT-13]', (open) => {
    const player = {
      learned: ['Counter Charm'],
      hand: ['blank'],
      damage: 8,
      casts: heroCasts('physical', 'magic', 'surge'),
    };
    const t = open(fight({ player, enemy: foe({ health: 2 }) }));
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([facts(t).defeated, names(t, 'combat-discard')]).toEqual([true, ['Brute']]);
  });
});
