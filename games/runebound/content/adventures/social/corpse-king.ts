import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  action,
  banishZombie,
  bonusTrophy,
  deal,
  either,
  enemy,
  event,
  flip,
  foesTokens,
  foeTests,
  gainCompanion,
  gainGold,
  heal,
  inOrder,
  inPlace,
  inSite,
  onDealt,
  option,
  outcome,
  payGold,
  paying,
  quest,
  rumor,
  surge,
  takeDamage,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

const deck = 'social';
const scenario = 'corpse-king';

export const corpseKingSocial: readonly AdventureCard[] = [
  event({
    name: 'Last of the Village',
    deck,
    scenario,
    original: true,
    options: [
      option(test('spirit', 0, { pass: inOrder(gainCompanion(), takeThis()) })),
      option(test('body', 0, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    name: 'The Drunken Veteran',
    deck,
    scenario,
    original: true,
    options: [
      option(test('mind', -1, { pass: inOrder(gainCompanion(), takeThis()) })),
      option(test('body', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'A Vow Unkept',
    deck,
    scenario,
    original: true,
    options: [
      rumor(action(1, inOrder(gainCompanion(), takeThis()), { if: inSite('shrine') })),
      option(test('spirit', 0, { pass: inOrder(heal(3), takeThis()) })),
    ],
  }),
  event({
    name: 'The Plague Cart',
    deck,
    scenario,
    original: true,
    options: [
      option(test('body', 0, { pass: inOrder(gainGold(2), takeThis()), fail: takeDamage(2) })),
      option(test('spirit', 0, { pass: inOrder(banishZombie(), takeThis()) })),
    ],
  }),
  event({
    name: 'Grave Salt',
    deck,
    scenario,
    original: true,
    options: [
      option(paying(payGold(1), inOrder(banishZombie(), takeThis()))),
      option(test('mind', -1, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    name: 'The Mayor’s Ransom',
    deck,
    scenario,
    original: true,
    options: [
      rumor(action(1, inOrder(gainGold(4), takeThis()), { if: inPlace('Cursed Ruins', 'Rookmire') })),
      option(test(['mind', 'body'], -1, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    name: 'Children of the Road',
    deck,
    scenario,
    original: true,
    options: [
      option(paying(payGold(2), inOrder(gainCompanion(), takeThis()))),
      option(test('spirit', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  quest({
    name: 'The Last Ferryman',
    deck,
    scenario,
    at: ["Zadric's Crossing"],
    original: true,
    outcomes: [
      outcome('Pay the fare', ['plains']),
      outcome('Pole for him', ['plains', 'water'], gainGold(2)),
      outcome('Bring them all across', ['plains', 'plains', 'water'], inOrder(gainCompanion(), gainGold(2))),
    ],
  }),
  quest({
    name: 'The Locked Manor',
    deck,
    scenario,
    at: ['Gloamthicket'],
    original: true,
    outcomes: [
      outcome('Knock', ['forest'], gainGold(1)),
      outcome('Go round the back', ['forest', 'forest'], inOrder(gainGold(1), heal(4))),
      outcome('Read the guest book', ['forest', 'forest', 'plains'], inOrder(gainGold(2), bonusTrophy(deck))),
    ],
  }),
  enemy({
    name: 'The Pallid Countess',
    deck,
    scenario,
    health: 6,
    traits: ['Mystic', 'Undead'],
    reward: either(gainGold(3), bonusTrophy(deck)),
    original: true,
    abilities: [
      onDealt(heal(1), { once: 'combat-round' }),
      surge(1, 'Mesmerize', flip(foesTokens(1))),
      surge(2, 'Cold Kiss', foeTests('spirit', 0, deal(3, 'enemy'))),
    ],
  }),
];
