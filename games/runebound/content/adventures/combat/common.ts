import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  deal,
  enemy,
  flip,
  foesTokens,
  forbidSurges,
  gainGold,
  heal,
  ownTokens,
  recast,
  remove,
  spendAs,
  spendSymbol,
  surge,
  unlessFoePays,
  X,
} from '../../../rules/effects/index.ts';

const deck = 'combat';

export const commonCombat: readonly AdventureCard[] = [
  enemy('sorcerer', {
    name: 'Sorcerer',
    deck,
    health: 6,
    traits: ['Mystic', 'Humanoid'],
    reward: gainGold(2),
    abilities: [
      spendAs('agility', 'surge'),
      surge(1, 'Barrier', remove(foesTokens('all', { symbol: 'physical' }))),
      surge(2, 'Blast', unlessFoePays(spendSymbol('shield'), deal(3, 'enemy'))),
    ],
  }),
  enemy('undead-horde', {
    name: 'Undead Horde',
    deck,
    health: 3,
    traits: ['Undead'],
    reward: gainGold(2),
    abilities: [
      surge(1, 'Relentless', recast(ownTokens(1, { spent: true }))),
      surge(1, 'Swarm', forbidSurges()),
    ],
  }),
  enemy('barrow-wyrm', {
    name: 'Barrow Wyrm',
    deck,
    health: 8,
    traits: ['Undead', 'Dragon'],
    reward: gainGold(3),
    abilities: [
      surge(1, 'Bone Armor', remove(foesTokens(1, { symbol: 'physical' }))),
      surge(2, 'Brutal Strike', deal(2, 'enemy')),
      surge(3, 'Undying', heal(4)),
    ],
  }),
  enemy('reanimates', {
    name: 'Reanimates',
    deck,
    health: 5,
    traits: ['Undead'],
    reward: gainGold(1),
    abilities: [surge('X', 'Cleave', deal(X, 'enemy'))],
  }),
  enemy('twin-headed-brute', {
    name: 'Twin-Headed Brute',
    deck,
    health: 7,
    traits: ['Savage', 'Humanoid'],
    reward: gainGold(3),
    original: true,
    abilities: [surge(1, 'Bellow', recast(foesTokens(1))), surge(2, 'Club', deal(3, 'enemy'))],
  }),
  enemy('hill-giant', {
    name: 'Hill Giant',
    deck,
    health: 8,
    traits: ['Savage', 'Humanoid'],
    reward: gainGold(3),
    original: true,
    abilities: [surge(1, 'Stomp', deal(2, 'enemy')), surge(2, 'Grab', remove(foesTokens(1)))],
  }),
  enemy('cave-elf', {
    name: 'Cave Elf',
    deck,
    health: 5,
    traits: ['Warrior', 'Humanoid'],
    reward: gainGold(2),
    original: true,
    abilities: [surge(1, 'Out of the Dark', flip(foesTokens(1)))],
  }),
];
