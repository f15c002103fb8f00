import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  bonusTrophy,
  drawAdventure,
  drawSkills,
  gainGold,
  gainTrophy,
  heal,
  inOrder,
  learnFree,
  outcome,
  quest,
  resolveAnotherQuest,
  takeAssetOfCost,
  takeDamage,
} from '../../../rules/effects/index.ts';

const deck = 'exploration';

export const explorationQuests: readonly AdventureCard[] = [
  quest({
    name: 'The Twisted Path',
    deck,
    at: ['Greenwood'],
    outcomes: [
      outcome('Lose your way', ['forest'], drawAdventure('exploration')),
      outcome('Gaze into the pool', ['forest', 'water'], resolveAnotherQuest()),
      outcome('Dig up an old treasure', ['forest', 'water', 'water'], gainGold(3)),
    ],
  }),
  quest({
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
  quest({
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
  quest({
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
  quest({
    name: 'Beast of the Hollows',
    deck,
    at: ['Gall Hollows'],
    test: { attributes: ['body'] },
    original: true,
    outcomes: [outcome('Drive it off', 1), outcome('Bring it down', 2, gainTrophy(1, 'combat'))],
  }),
  quest({
    name: 'Lights in the Fen',
    deck,
    at: ['Palemoon Fen', 'Echo Mere'],
    original: true,
    outcomes: [
      outcome('Wade about', ['water'], gainGold(1)),
      outcome('Follow a light', ['water', 'plains'], gainGold(2)),
      outcome('Catch one in a jar', ['water', 'water'], drawSkills(3)),
    ],
  }),
  quest({
    name: 'Raiders in the Dale',
    deck,
    at: ['Wolfmoor Dale'],
    original: true,
    outcomes: [
      outcome('Find their tracks', ['hills'], gainGold(1)),
      outcome('Shelter with the shepherds', ['hills', 'mountain'], inOrder(gainGold(1), heal(2))),
      outcome('Cut off their retreat', ['hills', 'hills', 'water'], gainGold(3)),
    ],
  }),
  quest({
    name: 'The Maypole',
    deck,
    at: ['Brightmeadow'],
    original: true,
    outcomes: [
      outcome('Join the dance', ['plains']),
      outcome('Win the foot race', ['plains', 'hills'], gainGold(2)),
      outcome('Learn the oldest song', ['plains', 'plains', 'water'], learnFree()),
    ],
  }),
  quest({
    name: 'The Empty Barracks',
    deck,
    at: ['Rodmar Fort'],
    original: true,
    outcomes: [
      outcome('Search the bunks', ['hills'], gainGold(1)),
      outcome('Follow the deserters', ['hills', 'forest'], gainGold(2)),
      outcome('Meet them at the ford', ['water', 'water'], bonusTrophy('combat')),
    ],
  }),
  quest({
    name: 'Black Feathers',
    deck,
    at: ['Rookmire'],
    original: true,
    outcomes: [
      outcome('Turn back muddy', ['water']),
      outcome('Raft to the roost', ['water', 'mountain'], gainGold(3)),
      outcome('Drain the sunken cellar', ['water', 'water', 'plains'], takeAssetOfCost(5)),
    ],
  }),
  quest({
    name: 'The Uncrowned Prince',
    deck,
    at: ['Cutpurse Glade'],
    original: true,
    outcomes: [
      outcome('Share a bottle', ['forest'], gainGold(1)),
      outcome('Sleep under guard', ['forest', 'water'], inOrder(gainGold(1), heal(3))),
      outcome('Rob the tax collector', ['forest', 'mountain', 'water'], gainGold(4)),
    ],
  }),
  quest({
    name: 'The Beacon Keeper',
    deck,
    at: ["Tellan's Watch"],
    original: true,
    outcomes: [
      outcome('Carry wood', ['forest'], gainGold(1)),
      outcome('Keep watch by the fire', ['plains', 'forest'], inOrder(drawSkills(1), heal(3))),
      outcome('Signal the coast', ['forest', 'water'], gainGold(3)),
    ],
  }),
  quest({
    name: 'The Smith’s Cat',
    deck,
    at: ["Yrthwright's Forge"],
    original: true,
    outcomes: [
      outcome('Call it by name', ['plains'], gainGold(1)),
      outcome('Climb after it', ['forest', 'mountain'], inOrder(gainGold(1), heal(3))),
      outcome('Find what it found', ['forest', 'mountain', 'water'], takeAssetOfCost(6)),
    ],
  }),
  quest({
    name: 'The Lantern Dance',
    deck,
    at: ['Lanternwood'],
    test: { attributes: ['spirit', 'mind'] },
    original: true,
    outcomes: [outcome('Watch in silence', 1, drawSkills(1)), outcome('Step into the ring', 2, learnFree())],
  }),
];
