import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { FOE, HERO } from './fight.ts';
import { combat, hero, logged, pick } from './look.ts';
import { enemyCasts, foe, heroCasts, plainHero, position, type Words } from './position.ts';

/** Ann alone against an enemy that the rules play. */
const alone = (shown: readonly (string | readonly string[])[] = FOE, player: Words = {}, enemy: Words = {}) =>
  position({
    players: [{ casts: heroCasts(...HERO), ...player }],
    combat: { enemy: foe({ health: 9, ...enemy }), casts: enemyCasts(...shown) },
  });

describe('an enemy that no player controls [RB-ENEMY-15, RB-SPORT-03]', () => {
  ruleTest('doubles its damage and then strikes with all of it', (open) => {
    const t = open(alone());
    pick(t, 'deal magic');
    expect(combat(t).defender.pool['enemy-1']).toBe('2 enemy, stacked');
    pick(t, 'deal physical');
    expect([hero(t).damage, t.prompt]).toEqual([4, 'rb.ask.retreat']);
  });

  ruleTest('strikes first where that defeats the hero', (open) => {
    const t = open(alone(FOE, { damage: 6 }));
    pick(t, 'deal magic');
    expect([logged(t).includes('stacks'), logged(t).includes('hero-defeated')]).toEqual([false, true]);
  });

  ruleTest('spends as few shields as block the damage', (open) => {
    const t = open(
      alone(['enemy', 'shield', 'enemy', 'surge', 'dash'], {
        hero: plainHero(0, {
          tokens: [
            ['golden 2 physical', 'shield'],
            ['golden magic', 'agility'],
            ['surge', 'dash'],
          ],
        }),
      }),
    );
    pick(t, 'deal magic');
    expect([combat(t).defender.damage, combat(t).defender.spent.includes('enemy-2')]).toEqual([0, true]);
  });

  ruleTest('triggers its surge abilities on what hurts the hero most', (open) => {
    const enemy = { surge: { '1 Sweep': "remove 1 of your foe's tokens" } };
    const t = open(
      alone(
        ['enemy', 'enemy', 'enemy', 'surge', 'dash'],
        {
          hero: plainHero(0, {
            tokens: [
              ['golden 2 physical', 'shield'],
              ['magic', 'agility'],
              ['golden surge', 'dash'],
            ],
          }),
        },
        enemy,
      ),
    );
    pick(t, 'deal magic');
    expect(combat(t).attacker.spent).toEqual(['golden 2 physical/shield', 'magic/agility']);
  });

  ruleTest('turns a dash of its own with agility', (open) => {
    const t = open(
      alone(['dash', 'enemy', 'agility', 'surge', 'dash'], {
        hero: plainHero(0, {
          tokens: [
            ['golden 2 physical', 'shield'],
            ['golden magic', 'agility'],
            ['surge', 'golden dash'],
          ],
        }),
        casts: heroCasts('physical', 'magic', 'dash'),
      }),
    );
    pick(t, 'deal magic');
    expect([combat(t).defender.pool['enemy-1'], combat(t).defender.spent]).toEqual(['1 enemy', ['enemy-3']]);
  });

  ruleTest('passes when it has nothing left', (open) => {
    const t = open(alone());
    pick(t, 'pass');
    expect([t.prompt, t.asked]).toEqual(['rb.ask.retreat', 0]);
    expect(combat(t).defender.passed).toBe(true);
  });
});
