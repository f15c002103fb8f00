import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { action, gainGold } from '../rules/effects/index.ts';
import { use, withCharm } from './charm.ts';
import { closed, hero, logged, offers, pick } from './look.ts';
import { dice, foe, position } from './position.ts';

describe('actions', () => {
  ruleTest('a hero has three, and spends them in its own turn alone [RB-ACT-01, RB-ACT-10]', (open) => {
    const t = open(position({ players: [{}, {}] }));
    expect([hero(t, 0).actions, hero(t, 1).actions]).toEqual([3, 0]);
    pick(t, 'end');
    expect([hero(t, 0).actions, hero(t, 1).actions]).toEqual([0, 3]);
  });

  ruleTest('they move, shop, adventure, rest, train, or do what a card offers [RB-ACT-02]', (open) => {
    const goods = { name: 'Furs', type: 'goods', trade: 2, 'traded in': ['city'] };
    const city = open(position({ players: [{ at: 'Forge', assets: [goods] }] }));
    expect(city.offered.filter((id) => !id.startsWith('use'))).toEqual([
      'move',
      'rest',
      'train',
      'idle',
      'shop',
      'end',
    ]);
    expect(offers(city).some((text) => text.includes('trade this card'))).toBe(true);
    const wild = open(position({ players: [{ at: 'J8' }] }));
    expect(wild.offered).toEqual(['move', 'rest', 'train', 'idle', 'adventure', 'end']);
  });

  ruleTest('the same action can be done again and again [RB-ACT-05, RB-EX-02]', (open) => {
    const moves = open(position({ players: [{ at: 'H9' }] }));
    for (const step of ['H8', 'H9', 'H8']) pick(moves, 'move', `hex:${step}`);
    expect([hero(moves).actions, moves.offered]).toEqual([0, ['end']]);
    const trains = open(position({ players: [{ at: 'H9' }], decks: { skill: ['blank', 'blank'] } }));
    for (const action of ['train', 'train', 'move']) {
      pick(trains, action);
      while (trains.prompt === 'rb.ask.hand-limit') trains.choose(trains.offered[0]!);
    }
    expect(trains.prompt).toBe('rb.ask.move');
    const thrice = open(position({ players: [{ at: 'H9' }] }));
    for (let i = 0; i < 3; i++) {
      pick(thrice, 'train');
      while (thrice.prompt === 'rb.ask.hand-limit') thrice.choose(thrice.offered[0]!);
    }
    expect(hero(thrice).actions).toBe(0);
  });

  ruleTest(
    'moving, shopping, resting and training cost one, adventuring two [RB-ACT-06, RB-ACT-07]',
    (open) => {
      const spent = (at: string, ...answers: (string | readonly string[])[]): number => {
        const t = open(
          position({
            players: [{ at }],
            decks: { social: [{ name: 'Fair', options: ['gain 1 gold', 'gain 2 gold'] }] },
          }),
        );
        pick(t, ...answers);
        return 3 - hero(t).actions;
      };
      expect(spent('H9', 'move', 'hex:H8')).toBe(1);
      expect(spent('H9', 'rest')).toBe(1);
      expect(spent('H9', 'train')).toBe(1);
      expect(spent('Forge', 'shop')).toBe(1);
      expect(spent('I10', 'adventure', 'option:1')).toBe(2);
    },
  );

  ruleTest('an ability of a card costs as many as are printed with it [RB-ACT-08]', (open) => {
    const t = open(withCharm(position({ players: [{ gold: 0 }] }), action(2, gainGold(1))));
    use(t);
    expect([hero(t).actions, hero(t).gold]).toEqual([1, 1]);
    expect(offers(t).some((text) => text.startsWith('use Charm'))).toBe(false);
    expect(Object.values(closed(t))).toContain('RB-ACT-08');
  });

  ruleTest('an action on a card is a hero action [RB-ACT-03]', (open) => {
    const goods = { name: 'Furs', type: 'goods', trade: 2, 'traded in': ['town'] };
    const t = open(position({ players: [{ at: 'H9', gold: 0, assets: [goods] }] }));
    pick(t, 'use Furs');
    expect([hero(t).actions, hero(t).gold]).toEqual([2, 2]);
  });

  ruleTest('combat actions use up none [RB-ACT-04]', (open) => {
    const t = open(
      position({
        players: [{ at: 'H9', casts: { 'token 1': 'physical', 'token 2': 'magic', 'token 3': 'surge' } }, {}],
        combat: {
          enemy: foe({ health: 3 }),
          casts: {
            'enemy-1': 'dash',
            'enemy-2': 'enemy',
            'enemy-3': 'enemy',
            'enemy-4': 'surge',
            'enemy-5': 'dash',
          },
        },
      }),
    );
    pick(t, 'pass', 'deal physical'); // the enemy has two golden dashes and acts first
    expect(t.asked).toBe(0);
    pick(t, 'deal magic');
    expect([t.prompt, hero(t).actions]).toEqual(['rb.ask.turn', 3]);
  });

  ruleTest('one can be spent on nothing, save by a defeated or delayed hero [RB-ACT-09]', (open) => {
    const t = open(position({ players: [{}] }));
    pick(t, 'spend an action on nothing');
    expect(hero(t).actions).toBe(2);
    expect(closed(open(position({ players: [{ damage: 9 }] }))).idle).toBe('RB-DEFEAT-04');
    expect(closed(open(position({ players: [{ delayed: true }] }))).idle).toBe('RB-DELAY-01');
  });

  ruleTest('one is resolved before another begins [RB-ACT-11, RB-MOVE-09]', (open) => {
    const t = open(position({ players: [{ at: 'H9' }], chance: dice('plains', 'plains', 'mountain/water') }));
    pick(t, 'move', 'roll', 'hex:H8', 'mountain/water');
    expect(t.offered.filter((id) => id !== 'stop' && !id.startsWith('hex:'))).toEqual([]);
    pick(t, 'stop');
    expect([t.state.roll, t.offered.includes('train')]).toEqual([null, true]);
  });

  ruleTest('after an adventure the hero goes on with what is left [RB-ACT-12]', (open) => {
    const t = open(
      position({
        players: [{ at: 'I10', gold: 0 }],
        decks: { social: [{ name: 'Fair', options: ['gain 1 gold', 'gain 2 gold'] }] },
      }),
    );
    pick(t, 'adventure', 'option:2');
    expect([hero(t).gold, hero(t).actions, t.prompt]).toEqual([2, 1, 'rb.ask.turn']);
    expect(logged(t)).not.toContain('ends-turn');
  });
});
