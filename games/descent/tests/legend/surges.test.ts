import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Words } from '../position.ts';
import { activated, damage, has, room, type Table } from './kit.ts';

/** M, beside H, attacks with one surge or two; H has so much Health. */
const attack = (
  open: OpenPlaytest,
  surges: readonly string[],
  more: Record<string, unknown> = {},
  shown: { readonly [colour: string]: string } = { blue: '2-2-1', red: '0-2-0' },
): Table => {
  const { H = {}, M = {}, map = room('HM..') } = more as { H?: Words; M?: Words; map?: string };
  return activated(open, { map, M: { surges, ...M }, H, list: ['attack closest'], shown });
};

describe('the surges of a monster', () => {
  ruleTest('are spent in the order of its card [D2-COMBAT-51, D2-SURGE-13]', (open) => {
    const t = attack(open, ['Immobilize', '+3 damage']);
    expect([has(t, 'H', 'immobilized'), damage(t, 'H')]).toEqual([true, 4]);
  });

  ruleTest(
    'go on from the first when all is not spent, each ability once [D2-COMBAT-52, D2-COMBAT-66]',
    (open) => {
      const t = attack(open, ['+1 damage', 'Immobilize'], {}, { blue: '2-2-1', red: '0-3-1' });
      expect([has(t, 'H', 'immobilized'), damage(t, 'H')]).toEqual([true, 6]);
      const once = attack(open, ['+1 damage'], {}, { blue: '2-2-1', red: '0-3-1' });
      expect(damage(once, 'H')).toBe(6);
    },
  );

  ruleTest('are not spent on what does nothing [D2-COMBAT-53, D2-COMBAT-56]', (open) => {
    const t = attack(open, ['Immobilize', '+3 damage'], { H: { conditions: ['immobilized'] } });
    expect(damage(t, 'H')).toBe(7);
  });

  ruleTest('are spent on Pierce only where there are shields [D2-COMBAT-56]', (open) => {
    const t = attack(open, ['Pierce 2', '+3 damage']);
    expect(damage(t, 'H')).toBe(7);
  });

  ruleTest('are spent first on what defeats a hero [D2-COMBAT-55]', (open) => {
    const t = attack(open, ['Immobilize', '+3 damage'], { H: { health: 6 } });
    expect([has(t, 'H', 'immobilized'), damage(t, 'H')]).toEqual([false, 6]);
  });

  ruleTest('are spent first on the range that is missing [D2-COMBAT-54]', (open) => {
    const t = attack(open, ['+3 damage', '+1 range'], { M: { attack: 'ranged' }, map: room('H..M') });
    expect(damage(t, 'H')).toBe(4);
  });

  ruleTest('let it get rid of Doomed last [D2-COND-49]', (open) => {
    const t = attack(open, ['+1 damage'], { M: { conditions: ['doomed'] } }, { blue: '2-2-1', red: '0-3-1' });
    expect([has(t, 'M', 'doomed'), damage(t, 'H')]).toEqual([false, 6]);
  });

  ruleTest('leave Doomed where another ability is useful [D2-COND-49]', (open) => {
    const t = attack(open, ['+1 damage'], { M: { conditions: ['doomed'] } });
    expect([has(t, 'M', 'doomed'), damage(t, 'H')]).toEqual([true, 5]);
  });
});
