import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { diceLeft, hero, names, offers, pick, piece } from '../look.ts';
import { dice, position } from '../position.ts';

const with_ = (condition: string) => [{ conditions: [condition] }, {}];

describe('the conditions', () => {
  ruleTest('Poisoned: a wound at the end of each activation, until a rest [HT-COND-03]', (open) => {
    const t = open(
      position({ heroes: with_('Poisoned'), chance: dice('blank blank blank blank blank blank') }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0).wounds).toBe(1);
    pick(t, 'Explore', 'Rest'); // Ben, then Ann again
    expect(hero(t, 0).wounds).toBe(1);
    expect(names(t, 'conditions:0')).toEqual([]);
  });

  ruleTest('Weakened: one hero die fewer, until a rest or an action without success [HT-COND-03]', (open) => {
    const after = (card: string, face: 'success' | 'blank') => {
      const t = open(position({ heroes: with_('Weakened'), chance: dice(`${face} blank`) }));
      pick(t, card);
      expect(diceLeft(t)).toHaveLength(1);
      return names(t, 'conditions:0');
    };
    expect(after('Explore', 'success')).toEqual(['Weakened']);
    expect(after('Explore', 'blank')).toEqual([]);
    expect(after('Rest', 'success')).toEqual([]);
  });

  ruleTest('Focused: once, any number of dice are rolled again [HT-COND-03]', (open) => {
    const t = open(position({ heroes: with_('Focused'), chance: dice('blank blank success success') }));
    pick(t, 'Explore');
    expect(offers(t)).toEqual(['keep', 'Focused']);
    pick(t, 'Focused', ['hero-die:0', 'hero-die:1']);
    expect(piece(t, 'Crossroads').progress).toBe(2);
    expect(names(t, 'conditions:0')).toEqual([]);
  });
});
