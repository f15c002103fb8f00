import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attackOf } from '../../../rules/enemies.ts';
import { diceLeft, hero, names, offers, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostDefeated } from '../near.ts';

const quest = 'Battle in the Mistlands';
const heroes = [{}, {}];

describe('Battle in the Mistlands', () => {
  ruleTest('the leader moves the peril token one, two or three spaces', (open) => {
    const t = open(position({ quest, heroes, leader: 'Ben', phase: 'peril' }));
    expect(t.asked).toBe(1);
    expect(offers(t)).toEqual(['space:1', 'space:2', 'space:3']);
    pick(t, 'space:3');
    expect(t.state.peril).toBe(3);
  });

  ruleTest('the effects of spaces that are passed over do not resolve', (open) => {
    const t = open(position({ quest, heroes, phase: 'peril', 'enemy deck': [foe('A')] }));
    pick(t, 'space:3'); // over the yellow space, onto the purple one
    expect(names(t, 'shadows')).toEqual([]);
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([1, 1]);
  });

  ruleTest('the token never goes past the last space, and there nobody is asked', (open) => {
    const near = open(position({ quest, heroes, phase: 'peril', peril: 12, 'enemy deck': [foe('A')] }));
    expect(offers(near)).toEqual(['space:12', 'space:13']);
    const last = open(position({ quest, heroes, phase: 'peril', peril: 14 }));
    expect(last.prompt).toBe('ht.ask.activate');
    expect([hero(last, 0).wounds, hero(last, 1).wounds]).toEqual([1, 1]);
  });

  ruleTest('while the token is on a blue space the party explores with one die more', (open) => {
    for (const [peril, rolled] of [
      [2, 3],
      [3, 2],
    ] as const) {
      const t = open(position({ quest, heroes, peril, chance: dice('blank blank blank') }));
      pick(t, 'Explore');
      expect(3 - diceLeft(t).length).toBe(rolled);
    }
  });

  ruleTest('while the token is on a purple space the Undead strike harder', (open) => {
    const at = (peril: number) =>
      open(position({ quest, heroes: [{ engaged: ['Skeleton', 'Bandit'] }, {}], peril }));
    const attacks = (peril: number) => {
      const t = at(peril);
      return ['Skeleton', 'Bandit'].map((name) => attackOf(t.state, piece(t, name)));
    };
    expect(attacks(3)).toEqual([1, 1]);
    expect(attacks(4)).toEqual([2, 1]);
  });

  ruleTest('Ankaur Maro waits in the barrow, and his defeat wins the quest', (open) => {
    const t = open(
      position({
        quest,
        heroes: [{}, {}],
        phase: 'travel',
        location: { name: 'Moor', exploration: 5, progress: 5 },
        'location deck': ['Barrow of Kings'],
        'enemy deck': ['A', 'B', 'C', 'D'].map((name) => foe(name)),
      }),
    );
    pick(t, 'travel', 'Ann');
    expect(names(t, 'engaged:0')).toContain('Ankaur Maro');
    const last = open(
      position({
        quest,
        heroes: [{ engaged: [almostDefeated('Ankaur Maro')] }, {}],
        chance: dice('critical success success', 'blank'),
      }),
    );
    pick(last, 'Attack');
    expect(last.over?.result).toBe('victory');
  });
});
