import {
  activation,
  aid,
  attack,
  eachEnemy,
  engagedWithYou,
  explorationCards,
  explore,
  forPrice,
  gainTokens,
  is,
  perEnemy,
  readyCards,
  rest,
  sufferToPay,
  theAidedHero,
  when,
  wound,
} from '../../rules/effects/index.ts';

const berserk = { archetype: 'Warrior', class: 'Berserker' } as const;

/** The Berserker buys successes with wounds. */
export const berserker = [
  activation({
    ...berserk,
    name: 'Reckless Fury',
    original: true,
    lines: [forPrice(sufferToPay(1), gainTokens(2)), attack(3), when(is.targetDefeated, readyCards(1))],
  }),
  activation({
    ...berserk,
    name: 'Headlong Rush',
    original: true,
    lines: [explore(3), explorationCards(1), wound(1, eachEnemy(engagedWithYou))],
  }),
  activation({
    ...berserk,
    name: 'Blood Calm',
    original: true,
    lines: [rest(3), readyCards('all'), gainTokens(perEnemy(1, engagedWithYou))],
  }),
  activation({
    ...berserk,
    name: 'War Cry',
    original: true,
    lines: [aid(3), readyCards(1, theAidedHero), forPrice(sufferToPay(1), gainTokens(2, theAidedHero))],
  }),
];
