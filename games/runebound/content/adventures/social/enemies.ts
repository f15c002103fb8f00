import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  bonusTrophy,
  deal,
  discardSkills,
  drawSkills,
  either,
  enemy,
  exert,
  flip,
  foeDoes,
  foesTokens,
  foeTests,
  forbidSurges,
  gainGold,
  loseGold,
  onDamaged,
  onEngage,
  remove,
  surge,
  unlessFoePays,
} from '../../../rules/effects/index.ts';

const deck = 'social';

export const socialEnemies: readonly AdventureCard[] = [
  enemy({
    name: 'Silver Tongue',
    deck,
    health: 4,
    traits: ['Mystic', 'Humanoid'],
    reward: either(gainGold(2), drawSkills(3)),
    original: true,
    abilities: [
      onEngage(foeDoes(discardSkills(1))),
      surge(1, 'Honeyed Words', forbidSurges()),
      surge(2, 'Hidden Blade', unlessFoePays(exert(), deal(3, 'enemy'))),
    ],
  }),
  enemy({
    name: 'Crooked Bailiff',
    deck,
    health: 5,
    traits: ['Warrior', 'Humanoid'],
    reward: either(gainGold(3), bonusTrophy(deck)),
    original: true,
    abilities: [
      onEngage(foeDoes(loseGold(1))),
      surge(1, 'Manacles', remove(foesTokens('all', { symbol: 'agility' }))),
      surge(2, 'In the Name of the Law', foeTests('mind', 0, deal(3, 'enemy'))),
    ],
  }),
  enemy({
    name: 'Masked Duellist',
    deck,
    health: 6,
    traits: ['Warrior', 'Humanoid'],
    reward: either(gainGold(3), bonusTrophy(deck)),
    original: true,
    abilities: [
      onDamaged(deal(1, 'enemy'), { attack: true, once: 'combat-round' }),
      surge(1, 'Feint', flip(foesTokens(1))),
    ],
  }),
];
