import type { SkillDef } from '../../rules/definitions.ts';
import { changeBlow, onBlow, plus, skill } from '../../rules/effects/index.ts';

const set = 'Military Training';

export const militaryTraining: readonly SkillDef[] = [
  skill('steady-aim', {
    name: 'Steady Aim',
    set,
    attribute: 'body',
    orbs: { combat: 1, gray: 1 },
    success: true,
    original: true,
    abilities: [onBlow('by you', changeBlow(1), { type: 'physical', once: 'combat-round' })],
  }),
  skill('parrying-stance', {
    name: 'Parrying Stance',
    set,
    attribute: 'body',
    orbs: { combat: 2 },
    original: true,
    abilities: [onBlow('to you', changeBlow(-1), { once: 'combat-round' })],
  }),
  skill('drilled-body', {
    name: 'Drilled Body',
    set,
    attribute: 'body',
    orbs: { gray: 3 },
    original: true,
    abilities: [plus({ body: 2 })],
  }),
];
