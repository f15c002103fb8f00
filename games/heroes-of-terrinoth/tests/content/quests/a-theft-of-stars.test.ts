import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { diceLeft, hero, names, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostExplored } from '../near.ts';

const quest = 'A Theft of Stars';
const bearer = { items: ['The Fallen Star'] };
const vault = (missing: number) => almostExplored('Vault of Stars', missing);

describe('A Theft of Stars', () => {
  ruleTest('the Warden sleeps face down in its lair, and its threat sleeps with it', (open) => {
    const t = open(
      position({
        quest,
        heroes: [{ engaged: [foe('Guard')] }, {}],
        chance: dice('blank blank', 'threat'),
      }),
    );
    expect(piece(t, 'The Brass Warden')).toMatchObject({ zone: 'lair', down: true });
    pick(t, 'Rest');
    expect(hero(t, 0).wounds).toBe(0);
    expect(t.state.counters.alarm).toBe(1);
  });

  ruleTest('any number of threats in one action raises the alarm once', (open) => {
    const t = open(
      position({
        quest,
        heroes: [{ engaged: [foe('A'), foe('B')] }, {}],
        chance: dice('blank blank', 'threat threat'),
      }),
    );
    pick(t, 'Rest');
    expect(t.state.counters.alarm).toBe(1);
  });

  ruleTest('the sixth alarm wakes the Warden', (open) => {
    const t = open(
      position({
        quest,
        leader: 'Ben',
        turn: 'Ann',
        heroes: [{ engaged: [foe('Guard')] }, {}],
        counters: { alarm: 5 },
        chance: dice('blank blank', 'threat'),
      }),
    );
    pick(t, 'Rest');
    expect(piece(t, 'The Brass Warden')).toMatchObject({ zone: 'engaged:1', down: false });
  });

  ruleTest('whoever finishes exploring the vault takes the star, and the alarm rises by two', (open) => {
    const t = open(position({ quest, heroes: [{}, {}], location: vault(1), chance: dice('success blank') }));
    pick(t, 'Explore');
    expect(names(t, 'items:0')).toEqual(['The Fallen Star']);
    expect(t.state.counters.alarm).toBe(2);
  });

  ruleTest('there is only one star', (open) => {
    const t = open(
      position({ quest, heroes: [{}, bearer], location: vault(0), chance: dice('success blank') }),
    );
    pick(t, 'Explore');
    expect(names(t, 'items:0')).toEqual([]);
    expect(t.state.counters.alarm).toBe(0);
  });

  ruleTest('its bearer attacks with one die fewer', (open) => {
    const t = open(
      position({
        quest,
        heroes: [{ ...bearer, engaged: [foe('Guard')] }, {}],
        chance: dice('blank blank', 'blank'),
      }),
    );
    pick(t, 'Attack');
    expect(diceLeft(t)).toHaveLength(1);
  });

  ruleTest('it passes to the leader when its bearer falls', (open) => {
    const t = open(
      position({
        quest,
        leader: 'Ben',
        turn: 'Ann',
        heroes: [{ ...bearer, wounds: 19, engaged: [foe('Guard')] }, {}],
        chance: dice('blank blank', 'counterattack'),
      }),
    );
    pick(t, 'Rest');
    expect(names(t, 'items:1')).toEqual(['The Fallen Star']);
  });

  ruleTest('the quest is won with the star out of the last location, and not without it', (open) => {
    const play = (first: object) => {
      const location = { name: 'Gate', exploration: 5, progress: 4 };
      const t = open(
        position({ quest, heroes: [first as never, {}], location, chance: dice('success blank') }),
      );
      pick(t, 'Explore');
      return t.over?.result ?? null;
    };
    expect(play(bearer)).toBe('victory');
    expect(play({})).toBeNull();
  });
});
