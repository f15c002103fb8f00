import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
  bonusTrophy,
  event,
  gainGold,
  inOrder,
  option,
  outcome,
  quest,
  takeThis,
} from '../rules/effects/index.ts';
import { withCards } from './charm.ts';
import { fight } from './fight.ts';
import { closed, combat, facts, hero, logged, names, offers, pick, type T } from './look.ts';
import { dice, enemyCasts, foe, heroCasts, plainHero, position } from './position.ts';

const art = (name: string, more: object = {}) => ({ name, attribute: 'body', orbs: { gray: 1 }, ...more });

describe('skills', () => {
  ruleTest('work only once they are learned [RB-SKILL-01]', (open) => {
    const strong = art('Strong', { bonus: { health: 3 } });
    const t = open(position({ players: [{ hand: [strong], trophies: ['combat'] }] }));
    expect(facts(t).health).toBe(9);
    pick(t, 'learn Strong');
    expect(facts(t).health).toBe(12);
  });

  ruleTest('are learned from the hand, any number, for no action [RB-SKILL-02, RB-SKILL-05]', (open) => {
    const t = open(
      position({ players: [{ hand: [art('One'), art('Two')], trophies: ['combat', 'social'] }] }),
    );
    pick(t, 'learn One');
    pick(t, t.offered[0]!, 'learn Two');
    expect([facts(t).learned, hero(t).actions, facts(t).trophies.all]).toEqual([['One', 'Two'], 3, 0]);
  });

  ruleTest('are learned in the own turn only, between actions [RB-SKILL-03, RB-SKILL-04]', (open) => {
    const t = open(position({ players: [{ at: 'H9' }, { hand: [art('One')], trophies: ['combat'] }] }));
    expect(offers(t).some((text) => text.startsWith('learn'))).toBe(false);
    pick(t, 'end');
    const learns = (): boolean => offers(t).some((text) => text.startsWith('learn One'));
    expect(learns()).toBe(true);
    pick(t, 'move');
    expect(learns()).toBe(false);
  });

  ruleTest('cost a trophy an orb, of its kind or any for gray [RB-SKILL-05, RB-SKILL-06]', (open) => {
    const hand = [
      art('Two Fights', { orbs: { combat: 2 } }),
      art('Fight and Talk', { orbs: { combat: 1, social: 1 } }),
      art('Anything', { orbs: { gray: 3 } }),
    ];
    const t = open(position({ players: [{ hand, trophies: ['combat', 'social', 'exploration'] }] }));
    expect(offers(t).filter((text) => text.startsWith('learn'))).toEqual([
      'learn Fight and Talk for 1 combat trophy and 1 social trophy',
      'learn Anything for 3 trophies of any kind',
    ]);
    expect(Object.values(closed(t))).toContain('RB-SKILL-05');
    pick(t, 'learn Fight and Talk');
    expect([facts(t).trophies.exploration, facts(t).trophies.all]).toEqual([1, 1]);
  });

  ruleTest(
    'never outnumber the attribute; the hero picks what goes [RB-SKILL-07, RB-SKILL-08, RB-SKILL-09, RB-SKILL-14]',
    (open) => {
      const t = open(
        position({
          players: [{ learned: [art('One'), art('Two')], hand: [art('Three')], trophies: ['combat'] }],
        }),
      );
      pick(t, 'learn Three');
      expect([t.prompt, offers(t)]).toEqual(['rb.ask.skill-limit', ['One', 'Two', 'Three']]);
      pick(t, 'Three');
      expect([facts(t).learned, names(t, 'skill-discard')]).toEqual([['One', 'Two'], ['Three']]);
    },
  );

  ruleTest('that raise their attribute make room for themselves [RB-SKILL-10]', (open) => {
    const grow = art('Grow', { bonus: { body: 1 } });
    const t = open(
      position({ players: [{ learned: [art('One'), art('Two')], hand: [grow], trophies: ['combat'] }] }),
    );
    pick(t, 'learn Grow');
    expect(facts(t).learned).toEqual(['One', 'Two', 'Grow']);
  });

  ruleTest('are not discarded by choice [RB-SKILL-11]', (open) => {
    const t = open(position({ players: [{ learned: [art('One')], hand: [art('Two')] }] }));
    expect(t.offered).toEqual(['move', 'rest', 'train', 'idle', 'end']);
  });

  ruleTest('a negative attribute allows none of its type [RB-SKILL-15]', (open) => {
    const t = open(
      position({
        players: [
          {
            hero: plainHero(0, { body: 0 }),
            assets: [{ name: 'Curse', bonus: { body: -1 } }],
            hand: [art('One')],
            trophies: ['combat'],
          },
        ],
      }),
    );
    pick(t, 'learn One');
    expect([facts(t).learned, names(t, 'skill-discard')]).toEqual([[], ['One']]);
  });

  ruleTest(
    'are checked again when something that raised the attribute is lost [RB-SKILL-16, RB-SKILL-17]',
    (open) => {
      const belt = { name: 'Belt', cost: 2, bonus: { body: 1 } };
      const t = open(
        position({
          players: [
            {
              at: 'Tamalir',
              assets: [belt],
              learned: [art('One'), art('Two'), art('Three')],
              trophies: ['social'],
            },
          ],
        }),
      );
      pick(t, 'shop', ['Belt']);
      expect([t.prompt, offers(t)]).toEqual(['rb.ask.skill-limit', ['One', 'Two', 'Three']]);
      pick(t, 'Two');
      expect([facts(t).learned, facts(t).trophies.all]).toEqual([['One', 'Three'], 1]);
    },
  );

  ruleTest('Restore Spirit: once per turn exert to draw a skill [RB-SKILL-18, RB-ABILITY-05]', (open) => {
    const t = open(
      position({ players: [{ hero: 'Elder Mok', hand: ['Tireless'] }, {}], decks: { skill: ['Guile'] } }),
    );
    pick(t, 'Restore Spirit');
    expect([facts(t).hand, names(t, 'skill-discard'), hero(t).actions]).toEqual([['Guile'], ['Tireless'], 3]);
    expect(offers(t).some((text) => text.startsWith('Restore'))).toBe(false);
    pick(t, 'end');
    expect(offers(t).some((text) => text.startsWith('Restore'))).toBe(false); // not in another's turn
    pick(t, 'end');
    expect(offers(t).some((text) => text.startsWith('Restore'))).toBe(true);
  });

  ruleTest('Unleash Spirit: test spirit at +1 for 1 magic damage a success [RB-SKILL-19]', (open) => {
    const casts = { 'mok-1': 'magic', 'mok-2': 'agility', 'mok-3': 'surge' };
    const t = open(
      position({
        players: [{ hero: 'Elder Mok', casts }, {}],
        combat: {
          enemy: foe({ health: 9 }),
          casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double'),
        },
        decks: { skill: ['success', 'blank', 'success'] },
      }),
    );
    pick(t, 'Unleash Spirit');
    expect(t.logged('rb.log.reveals')).toHaveLength(3);
    expect(t.log.filter(({ key }) => key === 'rb.log.suffers').at(-1)!.args!.n).toBe(2);
  });

  ruleTest('Adventurous: an exploration trophy draws an exploration card [RB-SKILL-20]', (open) => {
    const t = open(
      position({
        players: [{ at: 'I10', learned: ['Adventurous'] }],
        decks: {
          social: [{ name: 'Gift', options: ['gain 1 exploration trophy', 'gain 1 combat trophy'] }],
          exploration: ['The Goat Track', 'The Twisted Path'],
        },
      }),
    );
    pick(t, 'adventure', 'option:1');
    expect([facts(t).trophies.exploration, facts(t).quests]).toEqual([1, ['The Twisted Path']]);
  });

  ruleTest('Battle Sorcery: exert and test for 2 damage that no shield blocks [RB-SKILL-21]', (open) => {
    const t = open(
      position({
        players: [
          {
            learned: ['Battle Sorcery'],
            hand: ['blank', 'blank'],
            casts: { 'token 1': 'shield', 'token 2': 'magic', 'token 3': 'dash' },
          },
          {},
        ],
        combat: {
          enemy: foe({ health: 9 }),
          casts: enemyCasts('enemy', 'shield', 'enemy', 'surge', 'double'),
        },
        decks: { skill: ['success', 'blank'] },
      }),
    );
    pick(t, 'use Battle Sorcery');
    t.choose(t.offered[0]!);
    pick(t, 'done');
    expect(logged(t, 'passes')).toEqual(['suffers']); // nobody was asked for shields
    expect(combat(t).defender.damage).toBe(2);
    expect(t.asked).toBe(1); // it was his combat action
    pick(t, 'pass');
    expect(offers(t).some((text) => text.includes('Battle Sorcery'))).toBe(false);
  });
});

describe('trophies', () => {
  const gift = (text: string) => ({ name: 'Gift', options: [text, 'heal 1'] });
  const given = (text: string, more: object = {}) =>
    position({
      players: [{ at: 'I10', gold: 0 }],
      ...more,
      decks: { social: [gift(text)], ...('decks' in more ? (more.decks as object) : {}) },
    });

  ruleTest('are facedown adventure cards; taking one turns that very card [RB-TROPHY-01]', (open) => {
    const t = open(given('take this card as a trophy'));
    pick(t, 'adventure', 'option:1');
    const [card] = t.state.zones['trophies:0']!;
    expect([card!.down, card!.def.includes('Gift')]).toEqual([true, true]);
  });

  ruleTest('have none of the abilities that are printed on them [RB-TROPHY-14]', (open) => {
    const ally = { trophies: ['Helpful Ally'], casts: heroCasts('physical', 'magic', 'surge') };
    const t = open(
      position({
        players: [
          { at: 'H9', ...ally },
          { at: 'H9', hand: ['blank'] },
        ],
      }),
    );
    expect(offers(t).some((text) => text.includes('Helpful Ally'))).toBe(false);
    const hero_ = plainHero(0, { surge: { '1 Jab': 'deal 1 magic' } });
    const u = open(fight({ player: { hero: hero_, trophies: ['Mist Witch'] } }));
    expect(offers(u).some((text) => text.startsWith('Jab'))).toBe(true); // she forbids no surges any more
  });

  ruleTest('gained are the top card of their deck, facedown and unresolved [RB-TROPHY-02]', (open) => {
    const t = open(given('gain 1 combat trophy', { decks: { combat: [foe(), foe({ name: 'Wolf' })] } }));
    pick(t, 'adventure', 'option:1');
    expect([names(t, 'trophies:0'), t.state.combat, t.prompt]).toEqual([['Brute'], null, 'rb.ask.turn']);
    expect([t.state.zones['trophies:0']![0]!.down, names(t, 'combat-deck')[0]]).toEqual([true, 'Wolf']);
  });

  ruleTest('taken count as gained [RB-TROPHY-03]', (open) => {
    const t = open(
      position({
        players: [{ hero: 'Master Thorn', at: 'I10', hand: ['blank'] }],
        decks: { social: [gift('take this card as a trophy')] },
      }),
    );
    pick(t, 'adventure', 'option:1');
    expect(t.prompt).toBe('effect.for-price-ask'); // Teleport
  });

  ruleTest('of no named kind are of the hero’s choice [RB-TROPHY-04]', (open) => {
    const t = open(given('gain 1 trophy'));
    pick(t, 'adventure', 'option:1');
    expect([t.prompt, t.offered]).toEqual([
      'rb.ask.trophy-kind',
      ['kind:combat', 'kind:exploration', 'kind:social'],
    ]);
    pick(t, 'exploration');
    expect(facts(t).trophies.exploration).toBe(1);
  });

  ruleTest(
    'come off the discard pile when the deck is empty, and from nowhere when both are [RB-TROPHY-05, RB-TROPHY-06, RB-LIMIT-02]',
    (open) => {
      const t = open(
        given('gain 1 combat trophy', {
          decks: { combat: { only: [] } },
          discards: { combat: [foe({ name: 'Wolf' }), foe()] },
        }),
      );
      pick(t, 'adventure', 'option:1');
      expect([names(t, 'trophies:0'), names(t, 'combat-discard')]).toEqual([['Wolf'], ['Brute']]);
      const none = open(given('gain 1 combat trophy', { decks: { combat: { only: [] } } }));
      pick(none, 'adventure', 'option:1');
      expect(facts(none).trophies.all).toBe(0);
    },
  );

  ruleTest(
    'are of the kind of their deck, whatever the card, in any number [RB-TROPHY-07, RB-TROPHY-08]',
    (open) => {
      const trophies = [...Array(9).fill({ name: 'Quarry', deck: 'social', health: 3 })];
      const t = open(position({ players: [{ trophies }] }));
      expect(facts(t).trophies).toEqual({ combat: 0, exploration: 0, social: 9, all: 9 });
    },
  );

  ruleTest(
    'that are spent go to the discard pile of their own deck [RB-TROPHY-09, RB-TROPHY-10, RB-DECK-02]',
    (open) => {
      const t = open(
        position({ players: [{ hand: [art('One')], trophies: [foe(), { ...gift('heal 1') }] }] }),
      );
      pick(t, 'learn One', 'Gift');
      expect([names(t, 'social-discard'), names(t, 'combat-discard')]).toEqual([['Gift'], []]);
      expect(t.state.zones['social-discard']![0]!.down).toBe(false);
    },
  );

  ruleTest('can be looked at by their owner alone [RB-TROPHY-11, RB-INFO-03]', (open) => {
    const t = open(position({ players: [{ trophies: [foe()] }, {}] }));
    const seen = (seat: number) =>
      (t.view(seat).zones['trophies:0'] as readonly { def?: string; back?: string }[])[0]!;
    expect(seen(0).def).toContain('Brute');
    expect([seen(1).def, seen(1).back]).toEqual([undefined, 'combat']);
    expect(seen(-1).def).toBeUndefined();
  });

  ruleTest('of a bonus come off the deck once the card itself is taken [RB-TROPHY-12]', (open) => {
    const inTurn = (t: T): string[] =>
      logged(t, 'adventures').filter((key) => ['takes-trophy', 'gains-trophy'].includes(key));
    const gift = event({
      id: 'bonus gift',
      name: 'Bonus Gift',
      deck: 'social',
      options: [option(inOrder(bonusTrophy('social'), takeThis())), option(gainGold(1))],
    });
    const t = open(withCards(position({ players: [{ at: 'I10' }] }), 'social-deck', gift));
    pick(t, 'adventure', 'option:1');
    expect([names(t, 'trophies:0')[0], facts(t).trophies.social, inTurn(t)]).toEqual([
      'Bonus Gift',
      2,
      ['takes-trophy', 'gains-trophy'],
    ]);
    const errand = quest({
      id: 'bonus errand',
      name: 'Bonus Errand',
      deck: 'exploration',
      at: ['H9'],
      outcomes: [outcome('Go', ['plains'], bonusTrophy('exploration'))],
    });
    const u = open(
      withCards(
        position({ players: [{ at: 'H9' }], chance: dice('plains', 'plains', 'plains') }),
        'quests:0',
        errand,
      ),
    );
    pick(u, 'attempt Bonus Errand', 'outcome:I');
    expect([names(u, 'trophies:0')[0], facts(u).trophies.exploration]).toEqual(['Bonus Errand', 2]);
    expect(logged(u, 'outcome')).toEqual(['takes-trophy', 'gains-trophy']);
  });

  ruleTest('of an enemy’s bonus come last, off its own deck [RB-TROPHY-13, RB-ENEMY-06]', (open) => {
    const t = open(
      position({
        players: [{ at: 'H9', casts: { 'token 1': 'physical', 'token 2': 'magic', 'token 3': 'surge' } }, {}],
        combat: {
          enemy: 'Mist Witch',
          damage: 3,
          casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double'),
        },
        decks: { exploration: ['The Goat Track'] },
      }),
    );
    pick(t, 'deal physical', 'gain 1 bonus');
    expect(names(t, 'trophies:0')).toEqual(['Mist Witch', 'The Goat Track']);
  });

  ruleTest('Teleport: exert to move up to mind hexes [RB-TROPHY-15]', (open) => {
    const t = open(
      position({
        players: [{ hero: 'Master Thorn', at: 'I10', hand: ['blank'] }],
        decks: { social: [gift('take this card as a trophy')] },
      }),
    );
    pick(t, 'adventure', 'option:1', 'yes', 'hex:I9', 'hex:I8', 'hex:J8');
    expect([facts(t).at, facts(t).hand, t.prompt]).toEqual(["Mennara's Teeth J8", [], 'rb.ask.turn']);
  });
});
