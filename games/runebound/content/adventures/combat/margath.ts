import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  deal,
  either,
  enemy,
  foesTokens,
  gainGold,
  gainLore,
  heal,
  ownHealth,
  recast,
  remove,
  surge,
} from '../../../rules/effects/index.ts';
import { heroAt } from '../../../rules/heroes.ts';

const deck = 'combat';
const scenario = 'margath';

export const margathCombat: readonly AdventureCard[] = [
  enemy('dreadbringer', {
    name: 'Dreadbringer',
    deck,
    scenario,
    health: 7,
    traits: ['Savage', 'Dragon'],
    reward: either(gainGold(3), gainLore()),
    abilities: [
      surge(1, 'Claw', remove(foesTokens('all', { symbol: 'shield' }))),
      surge(2, 'Regenerate', heal(2)),
      surge(3, 'Breathe Fire', deal(5, 'enemy')),
    ],
  }),
  enemy('dragon-hybrid', {
    name: 'Dragon Hybrid',
    deck,
    scenario,
    health: 6,
    traits: ['Warrior', 'Humanoid', 'Dragon'],
    reward: either(gainGold(2), gainLore()),
    abilities: [
      ownHealth('rb.ability.health-per-lore', (g) => (g.combat ? heroAt(g, g.combat.heroes[0]).story : 0)),
      surge(1, 'Slice', deal(2, 'enemy')),
      surge(2, 'Barrier', remove(foesTokens('all', { symbol: 'magic' }))),
    ],
  }),
  enemy('feral-dragon', {
    name: 'Feral Dragon',
    deck,
    scenario,
    health: 5,
    traits: ['Savage', 'Dragon'],
    reward: gainGold(2),
    abilities: [surge(1, 'Singe', deal(2, 'enemy'))],
  }),
  enemy('dread-prophet', {
    name: 'Dread Prophet',
    deck,
    scenario,
    health: 5,
    traits: ['Mystic', 'Humanoid'],
    reward: either(gainGold(2), gainLore()),
    abilities: [surge(1, 'Prophesy', recast(foesTokens(1)))],
  }),
];
