import {
  activation,
  aid,
  anEnemy,
  anotherHero,
  attack,
  bestExplorationCard,
  exhaust,
  explore,
  gainTokens,
  giveTokens,
  may,
  readyCards,
  rest,
  theAidedHero,
  theTarget,
} from '../../rules/effects/index.ts';

const spiritual = { archetype: 'Healer', class: 'Spiritspeaker' } as const;

/** The Spiritspeaker wears enemies out and shares what the spirits give. */
export const spiritspeaker = [
  activation({
    ...spiritual,
    name: 'Spirit Lash',
    original: true,
    lines: [attack(3, { ranged: true }), exhaust(theTarget)],
  }),
  activation({
    ...spiritual,
    name: 'Ask the Ancestors',
    original: true,
    lines: [explore(3), bestExplorationCard(3), may(giveTokens(2, anotherHero))],
  }),
  activation({
    ...spiritual,
    name: 'Walk the Veil',
    original: true,
    lines: [rest(3), readyCards('all'), exhaust(anEnemy())],
  }),
  activation({
    ...spiritual,
    name: 'Shared Strength',
    original: true,
    lines: [aid(3), readyCards(1, theAidedHero), gainTokens(1)],
  }),
];
