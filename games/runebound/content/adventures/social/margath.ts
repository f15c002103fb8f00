import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  action,
  bonusTrophy,
  deal,
  discardSkills,
  drawSkills,
  either,
  enemy,
  event,
  flip,
  foeDoes,
  foesTokens,
  gainGold,
  gainLore,
  gainTrophy,
  heal,
  inOrder,
  inPlace,
  inSite,
  loseGold,
  moveHexes,
  onFoesSurge,
  option,
  outcome,
  payGold,
  paying,
  quest,
  rumor,
  surge,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

const deck = 'social';
const scenario = 'margath';

export const margathSocial: readonly AdventureCard[] = [
  event({
    name: 'Scars of the Dragon Wars',
    deck,
    scenario,
    original: true,
    options: [
      option(test('mind', 0, { pass: inOrder(gainLore(), takeThis()) })),
      option(test('body', 0, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    name: 'The Other Twin',
    deck,
    scenario,
    original: true,
    options: [
      option(test('spirit', -1, { pass: inOrder(gainLore(), takeThis()) })),
      option(test('mind', 0, { pass: inOrder(heal(2), takeThis()) })),
    ],
  }),
  event({
    name: 'The Breathless Herald',
    deck,
    scenario,
    original: true,
    options: [
      option(test('body', 0, { pass: inOrder(takeThis(), moveHexes(3)) })),
      option(test('spirit', 0, { pass: inOrder(gainLore(), takeThis()) })),
    ],
  }),
  event({
    name: 'The Dragon Scholar',
    deck,
    scenario,
    original: true,
    options: [
      rumor(action(1, inOrder(gainLore(), takeThis()), { if: inSite('city') })),
      option(test('mind', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'Teeth for Sale',
    deck,
    scenario,
    original: true,
    options: [
      option(test('mind', -1, { pass: inOrder(gainGold(3), takeThis()), fail: loseGold(1) })),
      option(test('body', 0, { pass: takeThis() })),
    ],
  }),
  event({
    name: 'Refugees from the South',
    deck,
    scenario,
    original: true,
    options: [
      option(paying(payGold(1), inOrder(drawSkills(1), takeThis()))),
      option(test('body', -1, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    name: 'The Oathbreaker',
    deck,
    scenario,
    original: true,
    options: [
      rumor(
        action(1, inOrder(gainTrophy(1, 'combat'), takeThis()), {
          if: inPlace('Greyhold', 'Rodmar Fort', 'Sundergard'),
        }),
      ),
      option(test('spirit', -1, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  quest({
    name: 'The Sealed Archive',
    deck,
    scenario,
    at: ['Dawnsmoor'],
    test: { attributes: ['mind'] },
    original: true,
    outcomes: [outcome('Charm the archivist', 1, gainGold(1)), outcome('Break the seal', 2, gainLore(2))],
  }),
  quest({
    name: 'The Alarm Bell',
    deck,
    scenario,
    at: ['Market Town', 'Riverwatch'],
    original: true,
    outcomes: [
      outcome('Polish it', ['plains']),
      outcome('Hang it higher', ['plains', 'forest'], gainGold(2)),
      outcome('Cast it anew', ['hills', 'forest', 'water'], inOrder(gainGold(2), bonusTrophy(deck))),
    ],
  }),
  enemy({
    name: 'Dragonmarked Envoy',
    deck,
    scenario,
    health: 5,
    traits: ['Mystic', 'Humanoid', 'Dragon'],
    reward: either(gainGold(2), bonusTrophy(deck)),
    original: true,
    abilities: [
      onFoesSurge(foeDoes(discardSkills(1)), { once: 'combat-round' }),
      surge(1, 'Kneel', flip(foesTokens(1))),
      surge(2, 'Speak with Fire', deal(3, 'enemy')),
    ],
  }),
];
