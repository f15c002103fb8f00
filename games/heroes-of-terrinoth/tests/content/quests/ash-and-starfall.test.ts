import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { resilienceOf } from '../../../rules/enemies.ts';
import { hero, names, offers, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostDefeated } from '../near.ts';

const quest = 'Ash and Starfall';
const heroes = [{}, {}];
const dragon = (wounds: number) => ({ name: 'Kharzhul', wounds });
const enemies = { 'enemy deck': ['A', 'B', 'C', 'D', 'E'].map((name) => foe(name)) };

/** The party is done with a hill and may travel on. */
const leavingFor = (next: string) =>
  position({
    quest,
    heroes,
    phase: 'travel',
    location: { name: 'Hill', exploration: 5, progress: 5 },
    'location deck': [next],
    ...enemies,
  });

describe('Ash and Starfall', () => {
  ruleTest('each shard takes a point off the resilience of the dragon, and of nobody else', (open) => {
    const resilience = [0, 1, 2, 3].map((shards) => {
      const t = open(
        position({
          quest,
          heroes: [{ engaged: ['Kharzhul', 'Iron Golem'] }, {}],
          counters: { shards },
        }),
      );
      return ['Kharzhul', 'Iron Golem'].map((name) => resilienceOf(t.state, piece(t, name)));
    });
    expect(resilience).toEqual([
      [3, 2],
      [2, 2],
      [1, 2],
      [0, 2],
    ]);
  });

  ruleTest('the party gathers a shard whenever it leaves a place', (open) => {
    const t = open(leavingFor('Frozen Summit'));
    pick(t, 'travel', 'Ann');
    expect(t.state.counters.shards).toBe(2);
  });

  ruleTest(
    'with six wounds the dragon flies home at the end of the round, heals and leaves a shard',
    (open) => {
      const play = (wounds: number, location: string) => {
        const t = open(
          position({ quest, heroes: [{ engaged: [dragon(wounds)] }, {}], phase: 'end', location }),
        );
        return [piece(t, 'Kharzhul').zone, piece(t, 'Kharzhul').wounds, t.state.counters.shards];
      };
      expect(play(6, 'Frozen Summit')).toEqual(['lair', 0, 2]);
      expect(play(5, 'Frozen Summit')).toEqual(['engaged:0', 5, 1]);
      expect(play(6, 'Ashfall Crater')).toEqual(['engaged:0', 6, 1]);
    },
  );

  ruleTest('on blue spaces the party burns or meets the dragon', (open) => {
    const blue = () => open(position({ quest, heroes, phase: 'peril', peril: 4 }));
    const burns = blue();
    expect(offers(burns)).toEqual(['effect:0', 'effect:1']);
    pick(burns, 'effect:0');
    expect([hero(burns, 0).wounds, hero(burns, 1).wounds]).toEqual([2, 2]);
    const meets = blue();
    pick(meets, 'effect:1');
    expect(names(meets, 'engaged:0')).toEqual(['Kharzhul']);
    expect(hero(meets, 1).wounds).toBe(0);
  });

  ruleTest('the crater brings the dragon, and its defeat wins the quest', (open) => {
    const t = open(leavingFor('Ashfall Crater'));
    pick(t, 'travel', 'Ann');
    expect(names(t, 'engaged:0')).toContain('Kharzhul');
    const last = open(
      position({
        quest,
        heroes: [{ engaged: [almostDefeated('Kharzhul')] }, {}],
        counters: { shards: 3 },
        chance: dice('success blank', 'blank'),
      }),
    );
    pick(last, 'Attack');
    expect(last.over?.result).toBe('victory');
  });
});
