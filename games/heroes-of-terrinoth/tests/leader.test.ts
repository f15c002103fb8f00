import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { aHero, becomeLeader, enemyOf, exhaust } from '../rules/effects/index.ts';
import { hero, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';
import { toolsInBox } from './tools.ts';

toolsInBox({ Crown: becomeLeader(aHero), Spyglass: exhaust(enemyOf('highest')) });

const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const blanks = dice('blank '.repeat(20));

describe('the leader', () => {
  ruleTest('is whoever holds the token, and everybody can see who that is [HT-LEADER-01]', (open) => {
    const t = open(
      position({
        leader: 'Ben',
        heroes: [
          {},
          { items: ['Crown'], ...card({ suffer: 1, who: 'the leader' }) },
          card({ suffer: 1, who: 'the leader' }),
        ],
        chance: blanks,
      }),
    );
    expect(t.view(-1).open.leader).toBe(1);
    pick(t, 'Explore'); // Ben hurts the leader: himself
    pick(t, 'Explore'); // so does Cid
    expect([0, 1, 2].map((seat) => hero(t, seat).wounds)).toEqual([0, 2, 0]);
    pick(t, 'Explore', 'Ben', 'Crown', 'Cid'); // Ann; the second activation goes to Ben, who crowns Cid
    expect([t.state.leader, t.view(0).open.leader]).toEqual([2, 2]);
  });

  ruleTest('activates first in each hero phase [HT-LEADER-02]', (open) => {
    const t = open(
      position({
        leader: 'Cid',
        heroes: [{}, {}, {}, {}],
        location: { exploration: 0 },
        'location deck': [{ name: 'Bog', exploration: 9 }],
        chance: blanks,
      }),
    );
    const order: number[] = [];
    while (t.state.round < 3 && order.length < 8) {
      if (t.prompt === 'ht.ask.activate') order.push(t.asked);
      pick(t, t.prompt === 'ht.ask.pass-token' ? 'Ben' : offers(t)[0]!);
    }
    expect(order).toEqual([2, 3, 0, 1, 1, 2, 3, 0]); // Cid hands the token to Ben on the way
  });

  ruleTest(
    'begins when several heroes resolve one effect; the rest follow clockwise [HT-LEADER-03]',
    (open) => {
      const t = open(
        position({
          leader: 'Cid',
          turn: 'Ann',
          heroes: [card({ 'exhaust cards': 1, who: 'each hero' }), {}, {}, {}],
          chance: blanks,
        }),
      );
      pick(t, 'Explore');
      const order: number[] = [];
      while (t.prompt === 'ht.ask.exhaust-card') {
        order.push(t.asked);
        pick(t, 'Rest');
      }
      expect(order).toEqual([2, 3, 0, 1]);
    },
  );

  ruleTest('picks among heroes that fit an effect equally well [HT-LEADER-04]', (open) => {
    const t = open(
      position({
        leader: 'Cid',
        turn: 'Ann',
        heroes: [
          { wounds: 1, ...card({ suffer: 2, who: 'fewest wounds' }) },
          { wounds: 2 },
          { wounds: 4 },
          { wounds: 1 },
        ],
        chance: blanks,
      }),
    );
    pick(t, 'Explore');
    expect([t.asked, offers(t).sort()]).toEqual([2, ['Ann', 'Dot']]);
    pick(t, 'Dot');
    expect([0, 1, 2, 3].map((seat) => hero(t, seat).wounds)).toEqual([1, 2, 4, 3]);
  });

  ruleTest('picks among enemies that fit an effect equally well [HT-LEADER-04]', (open) => {
    const t = open(
      position({
        leader: 'Ben',
        turn: 'Ann',
        heroes: [{ items: ['Spyglass'] }, { engaged: [foe('Wolf'), foe('Ogre', { rating: 'Challenging' })] }],
        shadows: [foe('Bat', { rating: 'Challenging' })],
      }),
    );
    pick(t, 'Spyglass');
    expect([t.asked, offers(t)]).toEqual([1, ['Ogre', 'Bat']]);
    pick(t, 'Bat');
    expect([piece(t, 'Ogre').exhausted, piece(t, 'Bat').exhausted]).toEqual([false, true]);
  });

  ruleTest('keeps the token for whole rounds, whoever is active [HT-LEADER-05]', (open) => {
    const t = open(
      position({
        leader: 'Ben',
        heroes: [{ engaged: [foe('Wolf', idle)] }, {}, {}],
        shadows: [foe('Bat'), foe('Owl')],
        location: { exploration: 0 },
        'location deck': [{ name: 'Bog', exploration: 9 }],
        chance: { ...blanks, 'enemy die': Array(20).fill('blank') },
      }),
    );
    const leaders = new Set<number>();
    while (t.state.round < 3) {
      leaders.add(t.state.leader);
      pick(t, offers(t).includes('stay') ? 'stay' : offers(t).at(-1)!);
    }
    expect([...leaders]).toEqual([1]);
  });

  ruleTest('hands the token over at once when an effect says so [HT-LEADER-05]', (open) => {
    const t = open(
      position({
        leader: 'Ann',
        activation: 2,
        heroes: [{}, { items: ['Crown'] }, {}, {}],
        shadows: [foe('Bat'), foe('Owl')],
        chance: blanks,
      }),
    );
    pick(t, 'Crown', 'Cid', 'Explore');
    expect([t.state.leader, t.asked]).toEqual([2, 2]);
    pick(t, 'Explore', 'Explore'); // the hero phase goes on as it began, with Cid and Dot
    expect([t.state.phase, t.asked, t.prompt]).toEqual(['enemy', 2, 'ht.ask.enemy']);
  });
});
