import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts } from '../../rules/facts.ts';
import { attack, damage, duel, hall, type Table } from './kit.ts';

const outlook = (t: Table) => facts(t.state).outlook;
/** What each surge would make of the damage, by what it is called. */
const deals = (t: Table) => outlook(t)!.surges.map(({ key, deals: [one] }) => [key, one!.damage]);

describe('the outlook of an attack', () => {
  ruleTest('is what each surge would make of it, and comes true', (open) => {
    const t = duel(
      open,
      { dice: ['blue', 'red'], surges: ['+2 damage', 'Pierce 1', 'Stun'] },
      { blue: '2-2-1', red: '0-2-0', gray: '1' },
    );
    attack(t, 'target:M');
    expect(outlook(t)!.deals).toEqual([{ figure: expect.any(Number), damage: 3 }]);
    expect(deals(t)).toEqual([
      ['own:0', 5],
      ['own:1', 4],
      ['own:2', 3],
      ['fatigue', 3],
    ]);
    t.choose('surge:own:1');
    expect(damage(t, 'M')).toBe(4);
    expect(outlook(t)).toBeNull();
  });

  ruleTest('tells the range that is short, and what a surge adds to it', (open) => {
    const t = duel(
      open,
      { attack: 'ranged', dice: ['blue'], surges: ['+2 range'] },
      { blue: '2-2-1', gray: '0' },
      { map: hall('H...M.....') },
    );
    attack(t, 'target:M');
    expect([outlook(t)!.needs, outlook(t)!.range, outlook(t)!.surges[0]!.range]).toEqual([4, 2, 4]);
  });
});
