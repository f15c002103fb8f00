import { createChance, createMatch } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { rollDie } from '../rules/dice.ts';
import { game } from '../rules/index.ts';
import type { Runebound } from '../rules/state.ts';
import { FACE_BITS, FACE_NAMES, FACES, TERRAINS } from '../rules/terrain.ts';

describe('the terrain die', () => {
  it('has six faces, all different [RB-DICE-01]', () => {
    expect(FACES).toHaveLength(6);
    expect(new Set(FACE_NAMES).size).toBe(6);
  });

  it('shows the five terrains and wild, some faces two of them [RB-DICE-02]', () => {
    expect(new Set(FACES.flat())).toEqual(new Set([...TERRAINS, 'wild']));
    expect(FACES.filter((symbols) => symbols.length > 1).length).toBeGreaterThan(0);
    expect(FACE_BITS[FACE_NAMES.indexOf('wild')]! & 31).toBe(31);
  });

  it('lands on every face alike [RB-DICE-08]', () => {
    const match = createMatch({ game, seats: ['Ann'], seed: 'dice' });
    const g = match.state as Runebound;
    g.chance = createChance('a fair die');
    const counts = Array(6).fill(0) as number[];
    for (let i = 0; i < 6000; i++) counts[rollDie(g)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
