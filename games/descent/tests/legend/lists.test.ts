import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { activated, at, damage, figure, hero, monster, room } from './kit.ts';

const HIT = { blue: '3-2-0', red: '0-2-0' };

describe('engage', () => {
  ruleTest('is a move action toward the target that ends beside it [D2-ENGAGE-01, D2-ENGAGE-03]', (open) => {
    const t = activated(open, {
      map: room('H...M'),
      list: ['engage closest', 'attack adjacent'],
      shown: HIT,
    });
    expect([at(t, 'M'), damage(t, 'H')]).toEqual(['b1', 4]);
  });
});
