import { type Playtest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { maxHealth } from '../rules/heroes.ts';
import { game } from '../rules/index.ts';
import type { Terrinoth } from '../rules/state.ts';
import { exhaustedCards, hero, offers, pick } from './look.ts';
import { dice, position } from './position.ts';

const blanks = dice('blank '.repeat(20));

/** Plays the hero phase of the first round; with three heroes `second` names who activates again. */
function turns(t: Playtest<Terrinoth>, second = 'Ann'): number[] {
  const order: number[] = [];
  while (t.state.round === 1 && t.asked >= 0) {
    if (t.prompt === 'ht.ask.second-activation') pick(t, second);
    order.push(t.asked);
    pick(t, offers(t)[0]!);
  }
  return order;
}

describe('the number of heroes', () => {
  ruleTest('three: once all have activated the leader names one who does again [HT-COUNT-01]', (open) => {
    const t = open(position({ heroes: [{}, {}, {}], leader: 'Ben', chance: blanks }));
    pick(t, 'Explore', 'Explore', 'Explore');
    expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.second-activation']);
    expect(offers(t).sort()).toEqual(['Ann', 'Ben', 'Cid']);
    pick(t, 'Cid');
    expect([t.asked, t.state.active, t.state.round]).toEqual([2, 2, 1]);
    pick(t, 'Attack');
    expect(t.state.round).toBe(2);
  });

  ruleTest('three: the leader may name themselves [HT-COUNT-07]', (open) => {
    const t = open(position({ heroes: [{}, {}, {}], chance: blanks }));
    expect(turns(t, 'Ann')).toEqual([0, 1, 2, 0]);
  });

  ruleTest('two: both activate twice, by turns [HT-COUNT-03]', (open) => {
    const t = open(position({ heroes: [{}, {}], leader: 'Ben', chance: blanks }));
    expect(turns(t)).toEqual([1, 0, 1, 0]);
  });

  ruleTest('four: each activates once, and nobody again [HT-COUNT-05]', (open) => {
    const t = open(position({ heroes: [{}, {}, {}, {}], chance: blanks }));
    expect(turns(t)).toEqual([0, 1, 2, 3]);
  });

  ruleTest(
    'three add 4 to each maximum health, two 10, four nothing [HT-COUNT-02, HT-COUNT-04, HT-COUNT-05]',
    (open) => {
      const health = [2, 3, 4].map((count) => {
        const t = open(position({ heroes: Array.from({ length: count }, (_, i) => ({ health: 9 + i })) }));
        return Array.from({ length: count }, (_, seat) => maxHealth(t.state, seat));
      });
      expect(health).toEqual([
        [19, 20],
        [13, 14, 15],
        [9, 10, 11, 12],
      ]);
    },
  );

  ruleTest('one player runs two heroes under the rules for two [HT-COUNT-06]', (open) => {
    // One person answers for both seats; there is no game of one seat.
    expect(game.seats).toEqual({ min: 2, max: 4 });
    expect(() => open({ game, seats: ['Ada'] })).toThrow('2 to 4 seats');
    const alone = open({ ...position({ heroes: [{}, {}], chance: blanks }), seats: ['Ada', 'Ada'] });
    expect(turns(alone)).toEqual([0, 1, 0, 1]);
    expect(maxHealth(alone.state, 0)).toBe(20);
  });

  ruleTest('counts those who started: with one of three fallen still three’s rules [HT-COUNT-08]', (open) => {
    const t = open(position({ heroes: [{}, { defeated: true }, {}], chance: blanks }));
    expect([0, 2].map((seat) => maxHealth(t.state, seat))).toEqual([14, 14]);
    pick(t, 'Explore', 'Explore');
    expect([t.prompt, offers(t)]).toEqual(['ht.ask.second-activation', ['Ann', 'Cid']]);
    pick(t, 'Cid', 'Attack');
    expect(t.state.round).toBe(2);
  });

  ruleTest(
    'counts those who started: with two of four fallen nobody activates twice [HT-COUNT-08]',
    (open) => {
      const t = open(position({ heroes: [{}, { defeated: true }, { defeated: true }, {}], chance: blanks }));
      expect(turns(t)).toEqual([0, 3]);
      expect(maxHealth(t.state, 0)).toBe(10);
    },
  );

  ruleTest('the lone survivor of two still activates twice [HT-COUNT-09]', (open) => {
    const t = open(position({ heroes: [{}, { defeated: true }], chance: blanks }));
    expect(turns(t)).toEqual([0, 0]);
    expect(maxHealth(t.state, 0)).toBe(20);
  });

  ruleTest('a second activation is a full one, with the all-exhausted check [HT-COUNT-10]', (open) => {
    const t = open(
      position({
        heroes: [{ 'exhausted cards': ['attack', 'explore', 'rest'] }, {}],
        chance: blanks,
      }),
    );
    pick(t, 'Aid', 'Explore');
    expect([t.asked, t.prompt, hero(t, 0).wounds]).toEqual([0, 'ht.ask.activate', 2]);
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']);
    pick(t, 'Explore');
    expect([exhaustedCards(t, 0), t.asked, t.state.round]).toEqual([['Explore'], 1, 1]);
  });

  ruleTest('that of three heroes, too [HT-COUNT-10]', (open) => {
    const t = open(
      position({
        heroes: [{}, { 'exhausted cards': ['attack', 'explore', 'rest'] }, {}],
        chance: blanks,
      }),
    );
    pick(t, 'Explore', 'Aid', 'Ann', 'Explore', 'Ben');
    expect([t.asked, t.prompt, hero(t, 1).wounds]).toEqual([1, 'ht.ask.activate', 2]);
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']);
  });
});
