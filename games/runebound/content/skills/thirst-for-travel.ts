import type { SkillDef } from '../../rules/definitions.ts';
import { drawAdventure, goToTerrain, onceATurn, onTrophy, plus, skill } from '../../rules/effects/index.ts';

const set = 'Thirst for Travel';

export const thirstForTravel: readonly SkillDef[] = [
  skill('adventurous', {
    name: 'Adventurous',
    set,
    attribute: 'mind',
    orbs: { exploration: 1, gray: 1 },
    success: true,
    abilities: [onTrophy('exploration', drawAdventure('exploration'))],
  }),
  skill('walk-on-water', {
    name: 'Walk on Water',
    set,
    attribute: 'spirit',
    orbs: { exploration: 1 },
    abilities: [onceATurn(goToTerrain('water', 2))],
  }),
  skill('long-strides', {
    name: 'Long Strides',
    set,
    attribute: 'body',
    orbs: { exploration: 1, gray: 1 },
    original: true,
    abilities: [plus({ speed: 1 })],
  }),
];
