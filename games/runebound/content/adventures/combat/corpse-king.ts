import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  deal,
  either,
  enemy,
  flip,
  foesTokens,
  gainCompanion,
  gainGold,
  surge,
} from '../../../rules/effects/index.ts';

const deck = 'combat';
const scenario = 'corpse-king';

export const corpseKingCombat: readonly AdventureCard[] = [
  enemy('grave-knight', {
    name: 'Grave Knight',
    deck,
    scenario,
    health: 6,
    traits: ['Warrior', 'Undead'],
    reward: either(gainGold(3), gainCompanion()),
    original: true,
    abilities: [surge(1, 'Dread Gaze', flip(foesTokens(1))), surge(2, 'Cold Steel', deal(3, 'enemy'))],
  }),
];
