import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, names, offers, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostDefeated, almostExplored } from '../near.ts';

const quest = 'Ahead of the Bloodguard';
const heroes = [{}, {}];
const place = (progress: number) => ({ name: 'Path', exploration: 6, progress });
const deck = { 'location deck': ['Mountain Pass'], 'enemy deck': ['A', 'B', 'C'].map((name) => foe(name)) };

describe('Ahead of the Bloodguard', () => {
  ruleTest('the riders gain ground at the end of every round', (open) => {
    const t = open(position({ quest, heroes, phase: 'end', counters: { rival: 4 } }));
    expect(t.state.counters.rival).toBe(5);
  });

  ruleTest('each Bloodguard that falls costs them as much, and other enemies do not', (open) => {
    const left = ['Bloodguard', 'Ogre'].map((name) => {
      const t = open(
        position({
          quest,
          heroes: [{ engaged: [almostDefeated(name)] }, {}],
          counters: { rival: 4 },
          chance: dice('success success', 'blank'),
        }),
      );
      pick(t, 'Attack');
      expect(names(t, 'enemy-discard')).toEqual([name]);
      return t.state.counters.rival;
    });
    expect(left).toEqual([3, 4]);
  });

  ruleTest(
    'the party may march on although up to three progress are missing, for two wounds each',
    (open) => {
      const t = open(position({ quest, heroes, phase: 'travel', location: place(3), ...deck }));
      expect(offers(t)).toEqual(['yes', 'no']);
      pick(t, 'yes', 'Ann');
      expect(names(t, 'location')).toEqual(['Mountain Pass']);
      // Two for the march and one for the pass.
      expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([3, 3]);
    },
  );

  ruleTest('it may stay instead, and cannot march with four missing or nowhere to go', (open) => {
    const stays = open(position({ quest, heroes, phase: 'travel', location: place(3), ...deck }));
    pick(stays, 'no');
    expect(names(stays, 'location')).toEqual(['Path']);
    expect(hero(stays, 0).wounds).toBe(0);
    const far = open(position({ quest, heroes, phase: 'travel', location: place(2), ...deck }));
    expect(far.prompt).toBe('ht.ask.activate');
    const last = open(position({ quest, heroes, phase: 'travel', location: place(5) }));
    expect(last.prompt).toBe('ht.ask.activate');
  });

  ruleTest('a fully explored place is left in the usual way', (open) => {
    const t = open(position({ quest, heroes, phase: 'travel', location: place(6), ...deck }));
    expect(offers(t)).toEqual(['travel', 'stay']);
  });

  ruleTest('Serise Vaal catches up with the leader when the lead of the riders is six', (open) => {
    const places = [4, 5].map((rival) => {
      const t = open(position({ quest, heroes, leader: 'Ben', phase: 'end', counters: { rival } }));
      return piece(t, 'Serise Vaal').zone;
    });
    expect(places).toEqual(['lair', 'engaged:1']);
  });

  ruleTest('the quest is lost when the riders are too far ahead', (open) => {
    const t = open(position({ quest, heroes, phase: 'end', counters: { rival: 12 } }));
    expect(t.over?.result).toBe('defeat');
  });

  ruleTest('the quest is won at the bridge, Serise Vaal or not', (open) => {
    const t = open(
      position({
        quest,
        heroes,
        location: almostExplored('Sundered Bridge'),
        chance: dice('success blank', 'blank'),
      }),
    );
    pick(t, 'Explore');
    expect(t.over?.result).toBe('victory');
  });
});
