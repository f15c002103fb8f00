import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { enemyDice, location } from '../rules/effects/index.ts';
import type { Piece } from '../rules/state.ts';
import { alsoInBox } from './box.ts';
import { diceLeft, hero, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position, proud } from './position.ts';

/** Where there is one enemy die too many. */
const gorge = location({
  name: 'Gorge of Tests',
  rating: 'Trivial',
  traits: ['Wilds'],
  exploration: 5,
  engaged: 0,
  shadows: 0,
  abilities: [enemyDice(1)],
});
alsoInBox({ locations: [gorge] });

describe('counterattacks', () => {
  ruleTest('one for each result, by readied enemies of the active hero only [HT-ACTION-17]', (open) => {
    const wounds = ['blank blank', 'counterattack blank', 'counterattack counterattack'].map((faces) => {
      const t = open(
        position({
          heroes: [
            {
              engaged: [
                foe('Wolf', { attack: 2 }),
                foe('Bear', { attack: 7, ...idle }),
                foe('Boar', { attack: 1 }),
              ],
            },
            { engaged: [foe('Giant', { attack: 8 })] },
          ],
          shadows: [foe('Bat', { attack: 9 })],
          chance: dice('blank blank', faces),
        }),
      );
      pick(t, 'Explore');
      expect(hero(t, 1).wounds).toBe(0);
      return hero(t, 0).wounds;
    });
    expect(wounds).toEqual([0, 2, 3]);
  });

  ruleTest(
    'the highest attack strikes first, and none strikes twice; results beyond are ignored [HT-ACTION-18, HT-ACTION-25]',
    (open) => {
      const t = open(
        position({
          location: gorge.name,
          heroes: [{ engaged: [foe('Rat', { attack: 1 }), foe('Ogre', { attack: 4 })] }, {}],
          chance: dice('blank blank', 'counterattack counterattack counterattack'),
        }),
      );
      pick(t, 'Explore');
      const strikes = t.logged('ht.log.counterattacks').map(({ args }) => args!.enemy);
      expect(strikes).toEqual(['Ogre', 'Rat']);
      expect(hero(t, 0).wounds).toBe(5);
      expect(diceLeft(t)).toEqual([]);
    },
  );

  ruleTest('between equal attacks the higher difficulty strikes [HT-ACTION-19]', (open) => {
    const pairs = [
      [foe('Imp', { rating: 'Challenging' }), foe('Ogre', { rating: 'Formidable' })],
      [foe('Ogre', { rating: 'Challenging' }), foe('Imp', { rating: 'Trivial' })],
      [foe('Imp', { rank: 'minion' }), foe('Ogre', { rank: 'master' })],
      [foe('Ogre', { rank: 'nemesis' }), foe('Imp', { rank: 'master' })],
      [foe('Imp', { rank: 'nemesis' }), foe('Ogre', { rating: 'Challenging' })],
    ];
    for (const engaged of pairs) {
      const t = open(
        position({ heroes: [{ engaged }, {}], chance: dice('blank blank', 'counterattack blank') }),
      );
      pick(t, 'Explore');
      expect(t.logged('ht.log.counterattacks').map(({ args }) => args!.enemy)).toEqual(['Ogre']);
    }
  });

  ruleTest('what is still even the leader picks, though another hero acts [HT-ACTION-20]', (open) => {
    const t = open(
      position({
        heroes: [{}, { engaged: [foe('Wolf', proud), foe('Bear'), foe('Rat', { attack: 0 })] }],
        leader: 'Ann',
        turn: 'Ben',
        chance: dice('blank blank', 'counterattack blank blank'),
      }),
    );
    pick(t, 'Explore');
    expect([t.asked, t.prompt]).toEqual([0, 'ht.ask.counterattack']);
    expect(offers(t)).toEqual(['Wolf', 'Bear']);
    pick(t, 'Bear');
    expect(t.logged('ht.log.counterattacks').map(({ args }) => args!.enemy)).toEqual(['Bear']);
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([0, 1]);
  });

  ruleTest('the picks go on until every result has its enemy [HT-ACTION-20]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf', proud), foe('Bear', proud), foe('Boar')] }, {}],
        chance: dice('blank blank', 'counterattack counterattack blank'),
      }),
    );
    pick(t, 'Explore', 'Boar');
    expect(offers(t)).toEqual(['Wolf', 'Bear']);
    pick(t, 'Wolf');
    expect(hero(t, 0).wounds).toBe(2);
  });

  ruleTest(
    'defense comes off the sum, and never makes it less than nothing [HT-ACTION-21, HT-ACTION-22]',
    (open) => {
      const rolls = [
        'defense blank blank',
        'defense defense blank',
        'defense defense defense',
        'blank blank blank',
      ];
      const wounds = rolls.map((faces) => {
        const t = open(
          position({
            heroes: [
              {
                cards: [{ action: 'explore', dice: 3 }],
                wounds: 1,
                engaged: [foe('Rat', { attack: 1 }), foe('Cat', { attack: 1 })],
              },
              {},
            ],
            chance: dice(faces, 'counterattack counterattack'),
          }),
        );
        pick(t, 'Explore');
        expect(t.logged('ht.log.suffers')).toHaveLength(hero(t, 0).wounds > 1 ? 1 : 0);
        return hero(t, 0).wounds - 1;
      });
      expect(wounds).toEqual([1, 0, 0, 2]);
    },
  );

  ruleTest('defense takes nothing off threats and other card text [HT-ACTION-23]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [{ action: 'explore', dice: 3, after: { suffer: 1 } }],
            engaged: [foe('Imp', { attack: 2, threat: { suffer: 4 } }), foe('Rat', { attack: 1 })],
          },
          {},
        ],
        chance: dice('defense defense defense', 'threat counterattack'),
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0).wounds).toBe(5); // the counterattack of 2 is warded off, and a third defense is lost
  });

  ruleTest('nobody is asked who strikes while nothing in play answers to it [HT-ACTION-40]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf', { attack: 2 }), foe('Bear', { attack: 2, wounds: 1 })] }, {}],
        chance: dice('blank blank', 'counterattack blank'),
      }),
    );
    pick(t, 'Explore');
    expect([t.asked, hero(t, 0).wounds]).toEqual([1, 2]);

    const mad = foe('Wolf', proud);
    const cares = open(
      position({
        heroes: [{ engaged: [mad, { ...mad, wounds: 1 }] }, {}],
        chance: dice('blank blank', 'counterattack blank'),
      }),
    );
    pick(cares, 'Explore');
    expect([cares.prompt, cares.offered.length]).toEqual(['ht.ask.counterattack', 2]);
    cares.choose(cares.offered[1]!);
    expect(cares.state.zones['engaged:0']!.map((card) => (card as Piece).wounds)).toEqual([0, 2]);
  });

  ruleTest('nor while they differ in nothing [HT-ACTION-40]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf', proud), foe('Wolf', proud)] }, {}],
        chance: dice('blank blank', 'counterattack blank'),
      }),
    );
    pick(t, 'Explore');
    expect([t.prompt, hero(t, 0).wounds]).toEqual(['ht.ask.activate', 1]);
    expect(t.state.zones['engaged:0']!.map((card) => (card as Piece).wounds)).toEqual([1, 0]);
  });

  ruleTest('striking back does not exhaust an enemy [HT-ACTION-24]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf')] }, {}],
        chance: dice('blank blank', 'counterattack'),
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0).wounds).toBe(1);
    expect(piece(t, 'Wolf').exhausted).toBe(false);
  });
});
