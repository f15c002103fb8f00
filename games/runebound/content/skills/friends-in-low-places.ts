import type { SkillDef } from '../../rules/definitions.ts';
import { cheaper, gainGold, onEnemyDefeated, plus, skill } from '../../rules/effects/index.ts';

const set = 'Friends in Low Places';

export const friendsInLowPlaces: readonly SkillDef[] = [
  skill('guile', {
    name: 'Guile',
    set,
    attribute: 'mind',
    orbs: { gray: 3 },
    success: true,
    abilities: [plus({ mind: 2 })],
  }),
  skill('pockets-of-the-dead', {
    name: 'Pockets of the Dead',
    set,
    attribute: 'mind',
    orbs: { combat: 1 },
    original: true,
    abilities: [onEnemyDefeated(gainGold(1))],
  }),
  skill('haggler', {
    name: 'Haggler',
    set,
    attribute: 'mind',
    orbs: { social: 1 },
    success: true,
    original: true,
    abilities: [cheaper(1)],
  }),
];
