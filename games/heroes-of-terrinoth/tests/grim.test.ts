import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { hero, names, offers, pick } from './look.ts';
import { dice, foe, position, shy } from './position.ts';

const grim = true;
const bite = { either: [{ suffer: 1 }, { suffer: 3 }, { 'discard tokens': 1 }] };

describe('the grim rule', () => {
  it('is off unless the players choose it [HT-GRIM-01]', () => {
    const asked = [{}, { grim: false }, { grim: true }].map(
      (options) => createMatch({ game, seats: ['Ann', 'Ben'], seed: 1, options }).state.grim,
    );
    expect(asked).toEqual([false, false, true]);
  });

  ruleTest('off: the hero who activates the enemy chooses [HT-GRIM-01]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        leader: 'Ann',
        heroes: [{}, { tokens: 1, engaged: [foe('Wolf', { bar: [{ Bite: bite }] })] }],
      }),
    );
    expect([t.asked, t.offered]).toEqual([1, ['effect:0', 'effect:1', 'effect:2']]);
    pick(t, 'effect:2');
    expect(hero(t, 1)).toMatchObject({ wounds: 0, tokens: 0 });
  });

  ruleTest('on: a keyword takes the way that hurts most [HT-GRIM-02]', (open) => {
    const t = open(
      position({
        grim,
        phase: 'enemy',
        heroes: [{ tokens: 1, engaged: [foe('Wolf', { bar: [{ Bite: bite }] })] }, {}],
      }),
    );
    expect(hero(t, 0)).toMatchObject({ wounds: 3, tokens: 1 });
  });

  ruleTest('on: the fall of a hero is worse than any wounds [HT-GRIM-02]', (open) => {
    const spit = { Spit: { suffer: 2, who: 'a hero' } };
    const wolf = foe('Wolf', { bar: [spit] });
    const words = { phase: 'enemy', heroes: [{ engaged: [wolf] }, { wounds: 12 }, { wounds: 3 }] };
    const free = open(position(words));
    expect([free.asked, offers(free).sort()]).toEqual([0, ['Ann', 'Ben', 'Cid']]);
    const t = open(position({ grim, ...words }));
    expect([0, 1, 2].map((seat) => hero(t, seat).down)).toEqual([false, true, false]);
  });

  ruleTest('on: among heroes that fit equally well it is the one who is hurt more [HT-GRIM-02]', (open) => {
    const rob = { Rob: { 'discard tokens': 2, who: 'most readied cards' } };
    const t = open(
      position({
        grim,
        phase: 'enemy',
        heroes: [{ tokens: 1, engaged: [foe('Thief', { bar: [rob] })] }, { tokens: 3 }, { tokens: 0 }],
      }),
    );
    expect([0, 1, 2].map((seat) => hero(t, seat).tokens)).toEqual([1, 1, 0]);
  });

  ruleTest('does not change which enemy is picked to activate [HT-GRIM-03]', (open) => {
    const t = open(
      position({
        grim,
        phase: 'enemy',
        leader: 'Ann',
        heroes: [{ engaged: [foe('Rat', shy), foe('Ogre', { attack: 4, bar: ['Inflict'] })] }, {}],
      }),
    );
    expect([t.asked, offers(t)]).toEqual([0, ['Rat', 'Ogre']]);
  });

  ruleTest('does not change threats, events, nor other abilities [HT-GRIM-03]', (open) => {
    const t = open(
      position({
        grim,
        heroes: [
          {
            tokens: 3,
            engaged: [foe('Imp', { threat: bite })],
            cards: [{ action: 'explore', dice: 1, after: { 'draw exploration': 1 } }],
          },
          {},
        ],
        'exploration deck': [{ name: 'Rockfall', event: bite }],
        chance: dice('blank', 'threat'),
      }),
    );
    pick(t, 'Explore', 'roll');
    for (const tokens of [3, 2]) {
      expect([t.asked, t.offered, hero(t, 0).tokens]).toEqual([
        0,
        ['effect:0', 'effect:1', 'effect:2'],
        tokens,
      ]);
      pick(t, 'effect:2');
    }
    expect([hero(t, 0).wounds, names(t, 'exploration-discard')]).toEqual([0, ['Rockfall']]);
  });

  ruleTest(
    'does not change an ability that answers to an activation without being its keyword [HT-GRIM-03]',
    (open) => {
      const t = open(
        position({
          grim,
          phase: 'enemy',
          heroes: [
            { tokens: 1, engaged: [foe('Wolf', { abilities: [{ when: 'this activates', do: bite }] })] },
            {},
          ],
        }),
      );
      expect([t.asked, t.offered]).toEqual([0, ['effect:0', 'effect:1', 'effect:2']]);
    },
  );

  ruleTest('if the worst is a tie, the leader picks among the worst [HT-GRIM-04]', (open) => {
    const claws = { Claws: { either: [{ suffer: 2 }, { suffer: 1 }, { suffer: 2, who: 'the leader' }] } };
    const t = open(
      position({
        grim,
        phase: 'enemy',
        leader: 'Ann',
        heroes: [{}, { engaged: [foe('Wolf', { bar: [claws] })] }],
      }),
    );
    expect([t.asked, t.offered]).toEqual([0, ['effect:0', 'effect:2']]);
    pick(t, 'effect:2');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([2, 0]);
  });
});
