import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, diceLeft, hero, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

describe('success tokens', () => {
  ruleTest('up to two of the hero’s own, before the roll and not later [HT-TOKEN-01]', (open) => {
    const t = open(
      position({
        heroes: [{ tokens: 4 }, { tokens: 5 }],
        chance: dice('blank blank'),
      }),
    );
    pick(t, 'Explore');
    expect([t.asked, offers(t)]).toEqual([0, ['roll', 'spend:1', 'spend:2']]);
    expect(closed(t)).toEqual({ 'spend:3': 'HT-TOKEN-01' });
    expect(t.logged('ht.log.rolls')).toEqual([]);
    pick(t, 'spend:2');
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([2, 5]);
    // The dice are rolled and resolved, and nobody is asked for tokens again.
    expect([diceLeft(t), t.prompt, t.asked]).toEqual([[], 'ht.ask.activate', 1]);
  });

  ruleTest('nobody spends more than there are, and none need be spent [HT-TOKEN-01]', (open) => {
    const t = open(
      position({
        heroes: [{ tokens: 1 }, { tokens: 5, defeated: false }],
        chance: dice('success blank'),
      }),
    );
    pick(t, 'Explore');
    expect(offers(t)).toEqual(['roll', 'spend:1']);
    expect(closed(t)).toEqual({ 'spend:2': 'HT-ABILITY-05' });
    pick(t, 'roll');
    expect([hero(t, 0).tokens, piece(t, 'Crossroads').progress]).toEqual([1, 1]);
  });

  ruleTest('each adds one success [HT-TOKEN-02]', (open) => {
    const progress = ['roll', 'spend:1', 'spend:2'].map((answer) => {
      const t = open(position({ heroes: [{ tokens: 2 }, {}], chance: dice('success blank') }));
      pick(t, 'Explore', answer);
      return piece(t, 'Crossroads').progress;
    });
    expect(progress).toEqual([1, 2, 3]);
  });

  ruleTest(
    'a hero holds five at most, from aid or elsewhere; the rest is not gained [HT-TOKEN-03]',
    (open) => {
      const t = open(
        position({
          heroes: [
            { cards: [{ action: 'aid', dice: 3, after: { 'gain tokens': 2 } }], tokens: 4 },
            { tokens: 3 },
          ],
          chance: dice('success success success'),
        }),
      );
      pick(t, 'Aid', 'roll');
      expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([5, 5]);
    },
  );

  const effect: Record<string, (t: Parameters<typeof pick>[0]) => number> = {
    Attack: (t) => piece(t, 'Wolf').wounds,
    Explore: (t) => piece(t, 'Crossroads').progress,
    Rest: (t) => 9 - hero(t, 0).wounds,
    Aid: (t) => hero(t, 1).tokens,
  };
  for (const [action, gain] of Object.entries(effect)) {
    ruleTest(`work for ${action} [HT-TOKEN-04]`, (open) => {
      const t = open(
        position({
          heroes: [{ wounds: 9, tokens: 2, engaged: [foe('Wolf', idle)] }, {}],
          chance: dice('blank blank'),
        }),
      );
      pick(t, action, 'spend:2');
      expect(gain(t)).toBe(2);
      expect(hero(t, 0).tokens).toBe(0);
    });
  }

  ruleTest('the success of a token is a plain one and rolls nothing [HT-TOKEN-05]', (open) => {
    const t = open(position({ heroes: [{ tokens: 2 }, {}], chance: dice('critical blank blank') }));
    pick(t, 'Explore', 'spend:2');
    // One more die for the one critical that was rolled, none for the tokens.
    expect([diceLeft(t), piece(t, 'Crossroads').progress]).toEqual([[], 3]);
  });
});
