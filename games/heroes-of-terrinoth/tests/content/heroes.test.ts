import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { diceLeft, hero, names, offers, pick, piece } from '../look.ts';
import { dice, foe, idle, position } from '../position.ts';

/** A hero of the box with the plain cards of tests, and whoever else is told. */
const party = (name: string, archetype: string, more: object = {}) => [
  { name, ...more },
  { archetype: archetype === 'Healer' ? 'Warrior' : 'Healer' },
];

describe('the healers', () => {
  ruleTest('Ashrian exhausts the first enemy that engages her in a round', (open) => {
    const t = open(
      position({
        heroes: party('Ashrian', 'Healer', {
          cards: [{ action: 'attack', dice: 1, before: [{ engage: 1 }, { engage: 1 }] }],
        }),
        shadows: [foe('A'), foe('B')],
        chance: dice('blank', 'blank'),
      }),
    );
    pick(t, 'Attack', 'A', 'A');
    expect([piece(t, 'A').exhausted, piece(t, 'B').exhausted]).toEqual([true, false]);
  });

  ruleTest('Avric Albright heals everybody with a critical success', (open) => {
    for (const [faces, wounds] of [
      ['critical blank blank', [2, 2]],
      ['success success', [3, 3]],
    ] as const) {
      const [avric, other] = party('Avric Albright', 'Healer', { wounds: 3 });
      const t = open(position({ heroes: [avric!, { ...other, wounds: 3 }], chance: dice(faces) }));
      pick(t, 'Explore');
      expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual(wounds);
    }
  });

  ruleTest('Elder Mok heals whom he aids', (open) => {
    const [mok, other] = party('Elder Mok', 'Healer', { wounds: 3 });
    const t = open(position({ heroes: [mok!, { ...other, wounds: 3 }], chance: dice('blank blank') }));
    pick(t, 'Aid');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([3, 2]);
  });
});

describe('the mages', () => {
  ruleTest('Astarra rerolls a hero die once a round', (open) => {
    const t = open(
      position({
        heroes: party('Astarra', 'Mage'),
        chance: dice('blank blank success blank blank blank blank'),
      }),
    );
    pick(t, 'Explore');
    expect(offers(t)).toEqual(['keep', 'hero-die:0', 'hero-die:1']);
    pick(t, 'hero-die:1');
    expect(piece(t, 'Crossroads').progress).toBe(1);
    pick(t, 'Explore', 'Rest'); // the other hero, then Astarra again
    expect(t.prompt).toBe('ht.ask.activate');
  });

  ruleTest('Leoric explores with one die more, and does nothing else so', (open) => {
    for (const [card, rolled] of [
      ['Explore', 3],
      ['Rest', 2],
    ] as const) {
      const t = open(
        position({ heroes: party('Leoric of the Book', 'Mage'), chance: dice('blank blank blank') }),
      );
      pick(t, card);
      expect(3 - diceLeft(t).length, card).toBe(rolled);
    }
  });

  ruleTest('Lyssa is focused after a rest', (open) => {
    const t = open(position({ heroes: party('Lyssa', 'Mage'), chance: dice('blank blank') }));
    pick(t, 'Rest');
    expect(names(t, 'conditions:0')).toEqual(['Focused']);
  });
});

describe('the scouts', () => {
  ruleTest('Jain rolls one enemy die fewer when she explores', (open) => {
    for (const [card, rolled] of [
      ['Explore', 1],
      ['Rest', 2],
    ] as const) {
      const t = open(
        position({
          heroes: party('Jain Fairwood', 'Scout', { engaged: [foe('A'), foe('B')] }),
          chance: dice('blank blank', 'blank blank'),
        }),
      );
      pick(t, card);
      expect(2 - diceLeft(t).length, card).toBe(rolled);
    }
  });

  ruleTest('Kari gains a token for every enemy that she defeats', (open) => {
    const t = open(
      position({
        heroes: party('Kari Wraithstalker', 'Scout', { engaged: [foe('A', { health: 1 })] }),
        chance: dice('success blank', 'blank'),
      }),
    );
    pick(t, 'Attack');
    expect(hero(t, 0).tokens).toBe(1);
  });

  ruleTest('Tomble may shake off an enemy when he has explored', (open) => {
    const t = open(
      position({
        heroes: party('Tomble Burrowell', 'Scout', { engaged: [foe('A')] }),
        chance: dice('blank blank', 'blank'),
      }),
    );
    pick(t, 'Explore', 'yes');
    expect(names(t, 'shadows')).toEqual(['A']);
  });
});

describe('the warriors', () => {
  ruleTest('Grisban gains a token when he rests', (open) => {
    const t = open(
      position({ heroes: party('Grisban the Thirsty', 'Warrior'), chance: dice('blank blank') }),
    );
    pick(t, 'Rest');
    expect(hero(t, 0).tokens).toBe(1);
  });

  ruleTest('Syndrael recovers at the end of an activation in which two enemies are on her', (open) => {
    const left = [1, 2].map((n) => {
      const engaged = ['A', 'B'].slice(0, n).map((name) => foe(name, idle));
      const t = open(
        position({
          heroes: party('Syndrael', 'Warrior', { wounds: 3, engaged }),
          chance: dice('blank blank'),
        }),
      );
      pick(t, 'Explore');
      return hero(t, 0).wounds;
    });
    expect(left).toEqual([3, 2]);
  });

  ruleTest('Trenloe fends off a wound of the counterattacks of every action', (open) => {
    const t = open(
      position({
        heroes: party('Trenloe the Strong', 'Warrior', { engaged: [foe('A', { attack: 3 })] }),
        chance: dice('blank blank', 'counterattack'),
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0).wounds).toBe(2);
  });
});
