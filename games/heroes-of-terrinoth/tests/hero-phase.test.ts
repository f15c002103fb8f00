import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, diceLeft, exhaustedCards, hero, keys, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const blanks = (n: number): string => 'blank '.repeat(n);

describe('the hero phase', () => {
  ruleTest(
    'the leader activates first, the others follow clockwise, each of four once [HT-HERO-06, HT-HERO-07, HT-HERO-12]',
    (open) => {
      const t = open(position({ heroes: [{}, {}, {}, {}], leader: 'Cid', chance: dice(blanks(10)) }));
      const order: number[][] = [];
      while (t.state.round === 1) {
        order.push([t.asked, t.state.active]);
        pick(t, 'Explore');
      }
      expect(order).toEqual([
        [2, 2],
        [3, 3],
        [0, 0],
        [1, 1],
      ]);
      expect([t.asked, t.state.active]).toEqual([2, 2]); // the next round
    },
  );

  ruleTest('a hero picks one of their own readied cards and exhausts it [HT-HERO-08]', (open) => {
    const t = open(position({ heroes: [{ 'exhausted cards': ['aid'] }, {}], chance: dice(blanks(2)) }));
    expect(t.prompt).toBe('ht.ask.activate');
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest']);
    expect(closed(t)).toMatchObject({ Aid: 'HT-HERO-05' });
    const own = t.state.zones['actions:0']!.map(({ id }) => `card:${id}`);
    expect(own).toEqual(expect.arrayContaining(t.offered));
    pick(t, 'Explore');
    expect([exhaustedCards(t, 0), exhaustedCards(t, 1)]).toEqual([['Explore', 'Aid'], []]);
  });

  ruleTest('the lines of a card are carried out from top to bottom [HT-HERO-09]', (open) => {
    const lines = [{ suffer: 1 }, { recover: 1 }];
    const wounds = [lines, lines.toReversed()].map(([before, after]) => {
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'explore', dice: 1, before, after }] }, {}],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      return hero(t, 0).wounds;
    });
    expect(wounds).toEqual([0, 1]);
  });

  ruleTest('the action happens at its own place among them [HT-HERO-10]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [{ action: 'explore', dice: 1, before: { suffer: 1 }, after: { 'gain tokens': 1 } }],
          },
          {},
        ],
        chance: dice('success'),
      }),
    );
    pick(t, 'Explore');
    expect(keys(t, 'uses-card')).toEqual([
      'suffers',
      'rolls',
      'successes',
      'progress',
      'tokens',
      'activates',
    ]);
  });

  ruleTest('the action cannot be skipped, other than what a hero may do [HT-HERO-11]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            tokens: 1,
            cards: [{ action: 'attack', dice: 2, before: { may: { engage: 1 } } }],
            engaged: [foe('Wolf', idle), foe('Bear', idle)],
          },
          {},
        ],
        shadows: [foe('Bat')],
        chance: dice('success success'),
      }),
    );
    const offered: string[][] = [];
    for (const answer of ['Attack', 'no', 'Bear', 'roll']) {
      offered.push(offers(t));
      pick(t, answer);
    }
    expect(offered.slice(1)).toEqual([
      ['yes', 'no'],
      ['Wolf', 'Bear'],
      ['roll', 'spend:1'],
    ]);
    expect([diceLeft(t), piece(t, 'Bear').wounds]).toEqual([[], 2]);
  });

  ruleTest('nobody can pass, not even with a single card to pick [HT-HERO-13]', (open) => {
    const t = open(
      position({
        heroes: [{ 'exhausted cards': ['attack', 'explore', 'rest'] }, {}],
        chance: dice(blanks(2)),
      }),
    );
    expect([t.asked, offers(t)]).toEqual([0, ['Aid']]);
    pick(t, 'Aid');
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']);
  });

  ruleTest(
    'with all four cards exhausted a hero takes 2 wounds, readies them and activates as usual [HT-HERO-17, HT-HERO-18]',
    (open) => {
      const t = open(
        position({ heroes: [{ wounds: 1, 'exhausted cards': 'all' }, {}], chance: dice(blanks(2)) }),
      );
      expect([t.asked, t.prompt]).toEqual([0, 'ht.ask.activate']); // nothing was asked before
      expect(hero(t, 0).wounds).toBe(3);
      expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']);
      pick(t, 'Explore');
      expect([exhaustedCards(t, 0), t.asked]).toEqual([['Explore'], 1]);
    },
  );

  ruleTest(
    'three exhausted cards cost nothing, and neither does using up the last one [HT-HERO-17]',
    (open) => {
      const t = open(
        position({
          heroes: [{ 'exhausted cards': ['attack', 'explore', 'rest'] }, { 'exhausted cards': 'all' }],
          chance: dice(blanks(4)),
        }),
      );
      expect(hero(t, 0).wounds).toBe(0);
      expect(hero(t, 1).wounds).toBe(0); // whose activation has not begun
      pick(t, 'Aid');
      expect([hero(t, 0).wounds, exhaustedCards(t, 0).length]).toEqual([0, 4]);
      expect(hero(t, 1).wounds).toBe(2);
      pick(t, 'Aid');
      expect([t.asked, hero(t, 0).wounds, exhaustedCards(t, 0)]).toEqual([0, 2, []]);
    },
  );

  ruleTest('abilities at the start of an activation come before that check [HT-HERO-21]', (open) => {
    const abilities = [{ when: 'your activation starts', do: { 'ready cards': 1 } }];
    const t = open(
      position({ heroes: [{ abilities, 'exhausted cards': 'all' }, {}], chance: dice(blanks(2)) }),
    );
    expect([t.prompt, offers(t)]).toEqual(['ht.ask.ready-card', ['Attack', 'Explore', 'Rest', 'Aid']]);
    pick(t, 'Aid');
    expect([offers(t), hero(t, 0).wounds]).toEqual([['Aid'], 0]);
  });

  ruleTest('those 2 wounds can defeat the hero at once [HT-HERO-19]', (open) => {
    const t = open(position({ heroes: [{ wounds: 18, 'exhausted cards': 'all' }, {}] }));
    expect(hero(t, 0).down).toBe(true);
    expect([t.asked, offers(t)]).toEqual([1, ['Attack', 'Explore', 'Rest', 'Aid']]);
    const spared = open(position({ heroes: [{ wounds: 17, 'exhausted cards': 'all' }, {}] }));
    expect([spared.asked, hero(spared, 0).down]).toEqual([0, false]);
  });

  ruleTest('who is defeated gets no activation [HT-HERO-20]', (open) => {
    const t = open(
      position({
        heroes: [{}, { defeated: true }, {}, { defeated: true }],
        chance: dice(blanks(4)),
      }),
    );
    const order: number[] = [];
    while (t.state.round === 1) {
      order.push(t.asked);
      pick(t, 'Explore');
    }
    expect(order).toEqual([0, 2]);
    const activated = t.logged('ht.log.activates').map(({ args }) => args!.hero);
    expect(activated).toEqual(['Ann', 'Cid', 'Ann']); // and Ann again in the next round
  });
});
