import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { pick, piece } from '../../look.ts';
import { dice, position } from '../../position.ts';
import { almostExplored } from '../near.ts';

const quest = 'Millbrook Burning';
const heroes = [{}, {}];

describe('Millbrook Burning', () => {
  ruleTest('successes of an explore action can save villagers instead of bringing progress', (open) => {
    const t = open(position({ quest, heroes, chance: dice('success success') }));
    pick(t, 'Explore', 'yes', 'no');
    expect(t.state.counters).toEqual({ trapped: 11, saved: 1, lost: 0 });
    expect(piece(t, 'Crossroads').progress).toBe(1);
  });

  ruleTest('nobody is left to save when nobody is trapped', (open) => {
    const counters = { trapped: 1, saved: 7, lost: 3 };
    const t = open(position({ quest, heroes, counters, chance: dice('success success') }));
    pick(t, 'Explore', 'yes');
    expect(t.state.counters).toEqual({ trapped: 0, saved: 8, lost: 3 });
    expect(piece(t, 'Crossroads').progress).toBe(1);
  });

  ruleTest('other actions save nobody', (open) => {
    const t = open(position({ quest, heroes, chance: dice('success success') }));
    pick(t, 'Rest');
    expect(t.state.counters.trapped).toBe(12);
    expect(t.prompt).toBe('ht.ask.activate');
  });

  ruleTest('the fire takes a villager on orange spaces', (open) => {
    const t = open(position({ quest, heroes, phase: 'peril', peril: 2 }));
    expect(t.state.counters).toEqual({ trapped: 11, saved: 0, lost: 1 });
  });

  ruleTest('the quest is lost with the fourth villager', (open) => {
    const counters = { trapped: 5, saved: 3, lost: 3 };
    const t = open(position({ quest, heroes, phase: 'peril', peril: 2, counters }));
    expect(t.over?.result).toBe('defeat');
  });

  ruleTest('the quest is won with nine saved and the bridge explored, not by one of them', (open) => {
    const play = (saved: number, missing: number) => {
      const location = almostExplored('Mill Bridge', missing);
      const counters = { trapped: 1, saved, lost: 0 };
      const t = open(position({ quest, heroes, location, counters, chance: dice('success blank') }));
      pick(t, 'Explore', 'no');
      return t.over?.result ?? null;
    };
    expect(play(9, 1)).toBe('victory');
    expect(play(8, 1)).toBeNull();
    expect(play(9, 2)).toBeNull();
  });
});
