import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { dice, hero, monster, position } from '../position.ts';
import { damage, room } from './kit.ts';

describe('without an overlord, what has one answer is not asked', () => {
  const begun = (open: Parameters<Parameters<typeof ruleTest>[1]>[0], map: string[]) =>
    open(
      position({
        map: room(...map),
        figures: {
          H: hero({ health: 30, stamina: 0, weapons: [{ attack: 'melee', dice: ['blue', 'red'] }] }),
          A: hero({ health: 30 }),
          M: monster({ health: 30, defence: [] }),
          N: monster({ name: 'N', health: 30, defence: [] }),
        },
        legend: { lists: {} },
        turn: { of: 'H' },
        chance: dice({ blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0' }),
      }),
    );
  const attack = (t: ReturnType<typeof begun>): void =>
    void t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);

  ruleTest('whom to attack, where there is one target', (open) => {
    const one = begun(open, ['HM.....A', '.......N']);
    attack(one);
    expect([damage(one, 'M'), one.match.choice?.topic]).toEqual([4, 'act']);
    const two = begun(open, ['HM.....A', '.N......']);
    attack(two);
    expect(two.match.choice?.topic).toBe('target');
  });

  ruleTest('whether the turn ends, when nothing else can be done', (open) => {
    const t = begun(open, ['HM.....A', '.......N']);
    attack(t);
    expect(t.state.turn?.hero).toBe(0);
    attack(t);
    expect([t.state.turn?.hero, damage(t, 'M')]).toEqual([1, 8]);
  });
});
