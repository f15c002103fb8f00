import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  anyTokens,
  bonusTrophy,
  deal,
  either,
  enemy,
  flip,
  foeDoes,
  foeHasNoSurges,
  foesTokens,
  gainGold,
  getAway,
  heal,
  inCombatRound,
  loseGold,
  onCast,
  plusInitiative,
  recast,
  remove,
  surge,
} from '../../../rules/effects/index.ts';

const deck = 'exploration';

export const explorationEnemies: readonly AdventureCard[] = [
  enemy({
    name: 'Mist Witch',
    deck,
    health: 4,
    traits: ['Mystic', 'Humanoid'],
    reward: either(gainGold(2), bonusTrophy(deck)),
    original: true,
    abilities: [
      foeHasNoSurges(),
      surge(1, 'Veil', flip(anyTokens(1))),
      surge(2, 'Beguile', remove(foesTokens('all', { symbol: 'physical' }))),
    ],
  }),
  enemy({
    name: 'Fen Troll',
    deck,
    health: 6,
    traits: ['Savage'],
    reward: either(gainGold(3), bonusTrophy(deck)),
    original: true,
    abilities: [
      onCast(heal(1)),
      surge(1, 'Long Reach', recast(foesTokens(1))),
      surge(2, 'Drag Under', deal(3, 'enemy')),
    ],
  }),
  enemy({
    name: 'Gilded Imp',
    deck,
    health: 3,
    traits: ['Mystic'],
    reward: either(gainGold(3), bonusTrophy(deck)),
    original: true,
    abilities: [
      onCast(getAway(), { if: inCombatRound(3) }),
      plusInitiative(1),
      surge(1, 'Light Fingers', foeDoes(loseGold(1))),
    ],
  }),
];
