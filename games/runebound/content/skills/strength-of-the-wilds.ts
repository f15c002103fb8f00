import type { SkillDef } from '../../rules/definitions.ts';
import { heal, moveHexes, onceATurn, onRest, plus, skill } from '../../rules/effects/index.ts';

const set = 'Strength of the Wilds';

export const strengthOfTheWilds: readonly SkillDef[] = [
  skill('tireless', {
    name: 'Tireless',
    set,
    attribute: 'body',
    orbs: { gray: 1 },
    abilities: [onceATurn(moveHexes(1))],
  }),
  skill('oak-hearted', {
    name: 'Oak-Hearted',
    set,
    attribute: 'body',
    orbs: { combat: 1, gray: 3 },
    success: true,
    abilities: [plus({ health: 3 })],
  }),
  skill('woodland-sleep', {
    name: 'Woodland Sleep',
    set,
    attribute: 'spirit',
    orbs: { exploration: 1 },
    original: true,
    abilities: [onRest(heal(2))],
  }),
];
