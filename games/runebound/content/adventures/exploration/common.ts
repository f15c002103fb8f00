import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  anyTokens,
  bonusTrophy,
  drawAdventure,
  either,
  enemy,
  flip,
  foeHasNoSurges,
  foesTokens,
  gainGold,
  gainTrophy,
  heal,
  inOrder,
  outcome,
  quest,
  remove,
  resolveAnotherQuest,
  surge,
  takeDamage,
} from '../../../rules/effects/index.ts';

const deck = 'exploration';

export const commonExploration: readonly AdventureCard[] = [
  quest('the-twisted-path', {
    name: 'The Twisted Path',
    deck,
    at: ['Greenwood'],
    outcomes: [
      outcome('Lose your way', ['forest'], drawAdventure('exploration')),
      outcome('Gaze into the pool', ['forest', 'water'], resolveAnotherQuest()),
      outcome('Dig up an old treasure', ['forest', 'water', 'water'], gainGold(3)),
    ],
  }),
  quest('the-goat-track', {
    name: 'The Goat Track',
    deck,
    at: ["Ravers' Gap"],
    original: true,
    outcomes: [
      outcome('Creep along', ['plains', 'mountain'], gainGold(1)),
      outcome('Climb on', ['hills', 'mountain'], gainGold(2)),
      outcome('Reach the eyrie', ['plains', 'mountain', 'mountain'], gainGold(4)),
    ],
  }),
  quest('storm-over-the-teeth', {
    name: 'Storm over the Teeth',
    deck,
    at: ["Mennara's Teeth"],
    original: true,
    outcomes: [
      outcome('Struck by lightning', ['forest'], takeDamage(2)),
      outcome('Find shelter', ['forest', 'water'], heal(3)),
      outcome('Ride the storm', ['forest', 'mountain', 'water'], gainGold(4)),
    ],
  }),
  quest('the-castellans-errand', {
    name: 'The Castellan’s Errand',
    deck,
    at: ['Sundergard'],
    original: true,
    outcomes: [
      outcome('Carry the letter', ['plains'], gainGold(1)),
      outcome('Follow the lead', ['plains', 'plains'], drawAdventure('exploration')),
      outcome('Break the siege', ['wild'], inOrder(takeDamage(2), gainGold(3))),
    ],
  }),
  quest('beast-of-the-hollows', {
    name: 'Beast of the Hollows',
    deck,
    at: ['Gall Hollows'],
    test: { attributes: ['body'] },
    original: true,
    outcomes: [outcome('Drive it off', 1), outcome('Bring it down', 2, gainTrophy(1, 'combat'))],
  }),
  quest('lights-in-the-fen', {
    name: 'Lights in the Fen',
    deck,
    at: ['Palemoon Fen', 'Rookmire'],
    original: true,
    outcomes: [
      outcome('Wade about', ['water'], gainGold(1)),
      outcome('Follow a light', ['water', 'plains'], gainGold(3)),
    ],
  }),
  enemy('mist-witch', {
    name: 'Mist Witch',
    deck,
    health: 4,
    traits: ['Mystic', 'Humanoid'],
    reward: either(gainGold(2), bonusTrophy('exploration')),
    original: true,
    abilities: [
      foeHasNoSurges(),
      surge(1, 'Veil', flip(anyTokens(1))),
      surge(2, 'Beguile', remove(foesTokens('all', { symbol: 'physical' }))),
    ],
  }),
];
