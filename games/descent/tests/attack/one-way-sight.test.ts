import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { weaponsOf } from '../../rules/attack/sources.ts';
import { targetsOf } from '../../rules/attack/targets.ts';
import { seeFigures } from '../../rules/ground.ts';
import { hero, monster, type Words } from '../position.ts';
import { fight, figure, hall } from './kit.ts';

const ranged = (name: string, trait: string): Words => ({
  name,
  attack: 'ranged',
  dice: ['blue'],
  traits: [trait],
});
const H = hero({ weapons: [ranged('Bow', 'Bow'), ranged('Rune', 'Rune')], skills: ['Eagle Eyes'] });
const B = hero({ weapons: [ranged('Longbow', 'Bow')] });
const M = monster({ attack: 'ranged' });

describe('a card that lets its figure see through friends', () => {
  /** Whom a figure can target, by what it attacks with. */
  const targets = (open: OpenPlaytest, row: string, who: string, more: Words = {}): Words => {
    const t = fight(open, { map: hall(row), figures: { H, B, M, ...more } });
    const attacker = figure(t, who);
    return Object.fromEntries(
      weaponsOf(t.state, attacker).map(({ name, arms }) => [
        name,
        targetsOf(t.state, attacker, arms).map((target) => target.figure.label),
      ]),
    );
  };

  ruleTest('breaks the symmetry of sight, and only as far as it says [D2-LOS-20]', (open) => {
    const none = { Rune: [], 'bare hands': [] };
    expect(targets(open, 'H.B.M', 'H')).toEqual({ ...none, Bow: ['M'] });
    expect(targets(open, 'HBN.M', 'H', { N: monster() })).toEqual({ ...none, Bow: ['N'] });
    expect(targets(open, 'H.B.M', 'M')).toEqual({ '': ['B'] });
    expect(targets(open, 'B.H.M', 'B')).toEqual({ Longbow: [], 'bare hands': [] });
    const t = fight(open, { map: hall('H.B.M'), figures: { H, B, M } });
    expect(seeFigures(t.state, figure(t, 'H'), figure(t, 'M'))).toBe(false);
  });
});
