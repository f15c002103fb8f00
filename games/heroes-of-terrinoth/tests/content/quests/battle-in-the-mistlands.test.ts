import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { battleInTheMistlands } from '../../../content/quests/battle-in-the-mistlands.ts';
import type { Colour } from '../../../rules/definitions.ts';
import { attackOf } from '../../../rules/enemies.ts';
import { diceLeft, names, offers, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostDefeated } from '../near.ts';

const quest = 'Battle in the Mistlands';
const heroes = [{}, {}];
const { spaces } = battleInTheMistlands.peril;
/** The first space of a colour, as positions count them. */
const first = (colour: Colour): number => spaces.indexOf(colour) + 1;

describe('Battle in the Mistlands', () => {
  ruleTest('the leader moves the peril token one or two spaces', (open) => {
    const t = open(position({ quest, heroes, leader: 'Ben', phase: 'peril' }));
    expect(t.asked).toBe(1);
    expect(offers(t)).toEqual(['space:1', 'space:2']);
    pick(t, 'space:2');
    expect(t.state.peril).toBe(2);
  });

  ruleTest('the effects of spaces that are passed over do not resolve', (open) => {
    const yellow = first('yellow');
    const deck = [foe('A'), foe('B')];
    const at = () => open(position({ quest, heroes, phase: 'peril', peril: yellow - 1, 'enemy deck': deck }));
    const lands = at();
    pick(lands, `space:${yellow - 1}`);
    expect(names(lands, 'shadows')).toEqual(['A']);
    const passes = at(); // onto the green space behind it
    pick(passes, `space:${yellow}`);
    expect(names(passes, 'shadows')).toEqual([]);
  });

  ruleTest('the token never goes past the last space, and there nobody is asked', (open) => {
    const near = open(position({ quest, heroes, phase: 'peril', peril: 12, 'enemy deck': [foe('A')] }));
    expect(offers(near)).toEqual(['space:12', 'space:13']);
    const last = open(position({ quest, heroes, phase: 'peril', peril: 14, 'enemy deck': [foe('A')] }));
    expect(last.prompt).toBe('ht.ask.activate');
    expect(piece(last, 'A').zone).toBe('engaged:0');
  });

  ruleTest('while the token is on a blue space the party explores with one die more', (open) => {
    for (const [peril, rolled] of [
      [first('blue'), 3],
      [first('gray'), 2],
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
    expect(attacks(first('gray'))).toEqual([1, 1]);
    expect(attacks(first('purple'))).toEqual([2, 1]);
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
