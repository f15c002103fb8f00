import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import * as words from '../rules/effects/index.ts';
import { fighting, use, withCharm } from './charm.ts';
import { FOE, fight, HERO, passBoth } from './fight.ts';
import { combat, hero, names, offers, pick, type T } from './look.ts';
import { foe } from './position.ts';

/** The same casts in two rounds. */
const TWICE = {
  hero: HERO.map((one) => [one, one] as string[]),
  foe: FOE.map((one) => [one, one] as string[]),
};

/** Both sides pass, and nobody retreats. */
function nextRound(t: T): void {
  passBoth(t);
  while (t.prompt === 'rb.ask.retreat') pick(t, 'no');
}

describe('what lasts until the combat round ends', () => {
  ruleTest('is in play for its own side until then, and works once', (open) => {
    const t = open(fighting(words.inCombat(words.doubleAll('physical')), TWICE));
    use(t);
    expect(offers(t).some((text) => text.startsWith('use Charm'))).toBe(false);
    expect([names(t, 'lasting'), combat(t).attacker.pool['2 physical/shield']]).toEqual([
      ['Doubled physical'],
      '4 physical',
    ]);
    nextRound(t);
    expect([names(t, 'lasting'), combat(t).attacker.pool['2 physical/shield']]).toEqual([[], '2 physical']);
    expect(offers(t).some((text) => text.startsWith('use Charm'))).toBe(true);
  });

  ruleTest('does not double the symbols of the foe', (open) => {
    const t = open(fighting(words.inCombat(words.doubleAll('surge'))));
    const before = combat(t).defender.pool;
    use(t);
    expect(combat(t).defender.pool).toEqual(before);
    expect(Object.values(combat(t).attacker.pool)).toContain('2 surge');
  });

  ruleTest('forbids with the name of the card that brought it [RB-CORE-04]', (open) => {
    const enemy = foe({ health: 9, surge: { '1 Slice': 'deal 2' } });
    const t = open(fighting(words.combatAction(words.forbidSurges()), { enemy }));
    use(t);
    expect(t.asked).toBe(1);
    expect(t.closed.map(({ reason, rule }) => [reason, rule])).toEqual([
      [['rb.why.surges-forbidden', { card: 'Charm' }], 'RB-CORE-04'],
    ]);
  });

  ruleTest('ends with the combat, however that ends', (open) => {
    const enemy = foe({ health: 2 });
    const t = open(fighting(words.inCombat(words.doubleAll('physical')), { enemy }));
    pick(use(t), 'deal physical');
    expect([t.state.combat, names(t, 'lasting')]).toEqual([null, []]);
    expect(t.state.periods.map(({ name }) => name)).not.toContain('combat');
  });
});

describe('limits of periods inside each other', () => {
  ruleTest(
    'a limit of the combat round used while engaging leaves those of the turn as they were',
    (open) => {
      const t = open(
        withCharm(
          fight({ ...TWICE, player: { gold: 0 } }),
          words.onEngage(words.gainGold(1), { once: 'combat-round' }),
          words.onceATurn(words.gainGold(5)),
        ),
      );
      expect(hero(t).gold).toBe(1);
      use(t);
      expect([hero(t).gold, t.state.periods.map(({ name }) => name)]).toEqual([
        6,
        ['turn', 'combat', 'combat-round'],
      ]);
      nextRound(t);
      expect(offers(t).some((text) => text.startsWith('use Charm'))).toBe(false);
    },
  );
});
