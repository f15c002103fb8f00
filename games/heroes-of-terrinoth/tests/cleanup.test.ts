import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { item, moreSuccesses, sufferToPay, use } from '../rules/effects/index.ts';
import { alsoInBox } from './box.ts';
import { closed, diceLeft, hero, names, pick, piece } from './look.ts';
import { dice, foe, idle, position, proud } from './position.ts';

const bloodyKnife = item({
  name: 'Bloody Knife',
  abilities: [use('beforeRoll', sufferToPay(1), moreSuccesses(1), 'action')],
});
alsoInBox({ extras: [bloodyKnife] });

describe('cleanup of an action', () => {
  ruleTest('is when heroes and enemies are tested for defeat, and not before [HT-ACTION-34]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            wounds: 19,
            engaged: [
              foe('Wolf', { health: 1 }),
              foe('Fairy', { threat: [{ recover: 1 }, { heal: 1, which: 'each enemy' }] }),
            ],
          },
          {},
        ],
        chance: dice('success blank', 'counterattack threat'),
      }),
    );
    pick(t, 'Attack', 'Wolf');
    // Both had lethal wounds in between, and are healed before anyone looks.
    expect(hero(t, 0)).toMatchObject({ wounds: 19, down: false });
    expect(piece(t, 'Wolf')).toMatchObject({ wounds: 0, zone: 'engaged:0' });
  });

  ruleTest('without such a rescue both fall in it [HT-ACTION-34, HT-DEFEAT-15]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 19, engaged: [foe('Wolf', { health: 1 })] }, {}],
        chance: dice('success blank', 'counterattack'),
      }),
    );
    pick(t, 'Attack');
    expect(hero(t, 0).down).toBe(true);
    expect(names(t, 'enemy-discard')).toEqual(['Wolf']);
    expect(t.logged('ht.log.enemy-defeated')).toHaveLength(1);
    expect(t.logged('ht.log.hero-defeated')).toHaveLength(1);
  });

  ruleTest('an enemy with lethal wounds still strikes back and threatens [HT-ACTION-35]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Imp', { health: 2, attack: 3, threat: { suffer: 4 } }), foe('Rat')] }, {}],
        chance: dice('success success', 'counterattack threat'),
      }),
    );
    pick(t, 'Attack', 'Imp');
    expect(hero(t, 0).wounds).toBe(7);
    expect(names(t, 'enemy-discard')).toEqual(['Imp']);
    expect(names(t, 'engaged:0')).toEqual(['Rat']);
  });

  ruleTest('a hero with lethal wounds still rolls and resolves all the dice [HT-ACTION-36]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            wounds: 19,
            items: ['Bloody Knife'],
            engaged: [foe('Wolf', proud), foe('Fairy', { threat: { 'add progress': 3 } })],
          },
          {},
        ],
        location: { name: 'Inn', exploration: 9 },
        chance: dice('success blank', 'counterattack threat'),
      }),
    );
    pick(t, 'Explore', 'Bloody Knife');
    expect(hero(t, 0)).toMatchObject({ wounds: 20, down: false });
    // The knife is used up for this action; the dice are rolled without another question.
    expect(t.prompt).toBe('ht.ask.counterattack');
    pick(t, 'Wolf');
    expect(diceLeft(t)).toEqual([]);
    expect(piece(t, 'Inn').progress).toBe(5);
    expect(hero(t, 0).down).toBe(true);
    expect(t.asked).toBe(1);
  });
});

describe('rerolls', () => {
  const lucky = { action: 'explore', dice: 2, rerolls: 2 };

  ruleTest('may all go to one and the same die [HT-ACTION-37]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [lucky] }, {}],
        chance: dice('blank blank defense success'),
      }),
    );
    pick(t, 'Explore', 'hero-die:1');
    expect(t.offered).toEqual(['keep', 'hero-die:0', 'hero-die:1']);
    pick(t, 'hero-die:1');
    expect(t.asked).toBe(1); // both are used up
    expect(piece(t, 'Crossroads').progress).toBe(1);
  });

  ruleTest('that name no kind may be used on hero dice and on enemy dice [HT-ACTION-38]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [lucky], engaged: [foe('Ogre', { attack: 4 }), foe('Bear', idle)] }, {}],
        chance: dice('blank blank success', 'counterattack blank'),
      }),
    );
    pick(t, 'Explore');
    expect(t.offered).toEqual(['keep', 'hero-die:0', 'hero-die:1', 'enemy-die:0']);
    pick(t, 'enemy-die:0', 'hero-die:0');
    expect([hero(t, 0).wounds, piece(t, 'Crossroads').progress]).toEqual([0, 1]);
  });

  ruleTest(
    'come after the roll and before any die is resolved, and can be declined [HT-ACTION-39]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [lucky], tokens: 1, engaged: [foe('Ogre', { attack: 4 })] }, {}],
          chance: dice('critical success blank', 'counterattack'),
        }),
      );
      pick(t, 'Explore');
      expect(t.offered).toEqual(['roll', 'spend:1']);
      expect(closed(t)).toEqual({ 'spend:2': 'HT-ABILITY-05' });
      pick(t, 'roll');
      expect(t.prompt).toBe('ht.ask.reroll');
      expect(t.state.action).toMatchObject({
        heroDice: ['critical', 'success'],
        enemyDice: ['counterattack'],
        successes: 0,
      });
      expect([hero(t, 0).wounds, piece(t, 'Crossroads').progress, diceLeft(t)]).toEqual([0, 0, ['blank']]);
      pick(t, 'keep'); // with both rerolls left
      expect([hero(t, 0).wounds, piece(t, 'Crossroads').progress, diceLeft(t)]).toEqual([4, 2, []]);
    },
  );
});
