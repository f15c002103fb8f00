import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { exhaustedCards, hero, names, offers, pick, piece } from '../look.ts';
import { dice, foe, idle, position } from '../position.ts';

type Words = Record<string, unknown>;

/** A hero with some printed cards, another one beside, and what the dice show. */
const play = (open: OpenPlaytest, first: Words, second: Words, faces: string, foes = '', more: Words = {}) =>
  open(
    position({
      heroes: [first, { archetype: first.archetype === 'Healer' ? 'Mage' : 'Healer', ...second }],
      chance: dice(faces, foes),
      ...more,
    }),
  );

describe('basic cards', () => {
  ruleTest('Mighty Blow readies a card when it fells its target', (open) => {
    const engaged = [foe('A', { health: 1 })];
    const t = play(
      open,
      { archetype: 'Warrior', cards: ['Mighty Blow'], engaged },
      {},
      'success blank blank',
      'blank',
    );
    pick(t, 'Mighty Blow');
    expect(exhaustedCards(t, 0)).toEqual([]);
  });

  ruleTest('Guarding Shout takes an enemy off the aided hero, and no other', (open) => {
    const t = play(
      open,
      { archetype: 'Warrior', cards: ['Guarding Shout'] },
      { engaged: [foe('A', idle), foe('B', idle)] },
      'success blank',
      '',
      { shadows: [foe('C')] },
    );
    pick(t, 'Guarding Shout', 'yes');
    expect(offers(t)).toEqual(['A', 'B']);
    pick(t, 'A');
    expect(names(t, 'engaged:0')).toEqual(['A']);
    expect(hero(t, 1).tokens).toBe(1);
  });

  ruleTest('Lie Low rolls no enemy dice', (open) => {
    const engaged = [foe('A')];
    const t = play(
      open,
      { archetype: 'Scout', cards: ['Lie Low'], engaged, wounds: 2 },
      {},
      'success success',
    );
    pick(t, 'Lie Low');
    expect(hero(t, 0).wounds).toBe(0);
  });

  ruleTest('Blaze a Trail draws two exploration cards, resolves one and puts the other back', (open) => {
    const deck = ['Healing Potion', 'Lucky Charm', 'Whetstone'];
    const scout = { archetype: 'Scout', cards: ['Blaze a Trail'] };
    const t = play(open, scout, {}, 'blank blank blank', '', { 'exploration deck': deck });
    pick(t, 'Blaze a Trail', 'Lucky Charm', 'bottom');
    expect(names(t, 'items:0')).toEqual(['Lucky Charm']);
    expect(names(t, 'exploration-deck')).toEqual(['Whetstone', 'Healing Potion']);
  });

  ruleTest('Crackling Bolt reaches into the shadows, and sparks hit somebody else', (open) => {
    const mage = { archetype: 'Mage', cards: ['Crackling Bolt'], engaged: [foe('A', idle)] };
    const t = play(open, mage, {}, 'success blank', '', { shadows: [foe('B')] });
    pick(t, 'Crackling Bolt', 'B');
    expect([piece(t, 'A').wounds, piece(t, 'B').wounds]).toEqual([1, 1]);
  });
});

describe('classes', () => {
  ruleTest('the Knight draws an enemy and strikes behind a shield', (open) => {
    const t = play(
      open,
      { archetype: 'Warrior', cards: ['Oathbound Charge'] },
      {},
      'blank blank blank',
      'counterattack',
      { shadows: [foe('A', { attack: 2 })] },
    );
    pick(t, 'Oathbound Charge', 'yes');
    expect([piece(t, 'A').wounds, hero(t, 0).wounds]).toEqual([1, 1]);
  });

  ruleTest('the Berserker buys two successes with a wound', (open) => {
    const engaged = [foe('A', idle)];
    const t = play(
      open,
      { archetype: 'Warrior', cards: ['Reckless Fury'], engaged },
      {},
      'blank blank blank',
    );
    pick(t, 'Reckless Fury', 'yes', 'spend:2');
    expect([hero(t, 0).wounds, piece(t, 'A').wounds]).toEqual([1, 2]);
  });

  ruleTest('the Spiritspeaker exhausts what survives', (open) => {
    const t = play(open, { archetype: 'Healer', cards: ['Spirit Lash'] }, {}, 'blank blank blank', '', {
      shadows: [foe('A')],
    });
    pick(t, 'Spirit Lash');
    expect(piece(t, 'A').exhausted).toBe(true);
  });

  ruleTest('the Disciple heals everybody on the way', (open) => {
    const healer = { archetype: 'Healer', cards: ['Carry the Lantern'], wounds: 2 };
    const t = play(open, healer, { wounds: 2 }, 'blank blank blank', '', {
      'exploration deck': ['Lucky Charm', 'Whetstone'],
    });
    pick(t, 'Carry the Lantern');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([1, 1]);
  });

  ruleTest('the Runemaster splits a burst between two enemies', (open) => {
    const mage = { archetype: 'Mage', cards: ['Rune Burst'] };
    const t = play(open, mage, {}, 'success success success', '', {
      shadows: [foe('A'), foe('B'), foe('C')],
    });
    pick(t, 'Rune Burst', ['A', 'C']).choose(1);
    expect(['A', 'B', 'C'].map((name) => piece(t, name).wounds)).toEqual([1, 1, 2]);
  });

  ruleTest('the Geomancer ignores resilience', (open) => {
    const mage = { archetype: 'Mage', cards: ['Stone Fist'] };
    const t = play(open, mage, {}, 'success blank blank', '', { shadows: [foe('A', { resilience: 3 })] });
    pick(t, 'Stone Fist');
    expect(piece(t, 'A').wounds).toBe(1);
  });

  ruleTest('the Thief is gone, with everything that was on him', (open) => {
    const engaged = [foe('A'), foe('B')];
    const t = play(open, { archetype: 'Scout', cards: ['Vanish'], engaged }, {}, 'blank blank');
    pick(t, 'Vanish', 'yes');
    expect(names(t, 'shadows')).toEqual(['A', 'B']);
  });

  ruleTest('the Wildlander finds one step more', (open) => {
    const t = play(open, { archetype: 'Scout', cards: ['Trackless Ways'] }, {}, 'success blank blank', '', {
      'exploration deck': ['Lucky Charm'],
    });
    pick(t, 'Trackless Ways');
    expect(piece(t, 'Crossroads').progress).toBe(2);
  });
});
