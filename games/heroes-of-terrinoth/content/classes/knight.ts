import {
  activation,
  aid,
  attack,
  engagedWithTheAidedHero,
  engageEnemies,
  explorationCards,
  explore,
  may,
  readyCards,
  rest,
  theAidedHero,
} from '../../rules/effects/index.ts';

const knightly = { archetype: 'Warrior', class: 'Knight' } as const;

/** The Knight guards others and draws the enemies. */
export const knight = [
  activation({
    ...knightly,
    name: 'Oathbound Charge',
    original: true,
    lines: [may(engageEnemies(1)), attack(3, { successes: 1, defense: 1 })],
  }),
  activation({
    ...knightly,
    name: 'Lead the Way',
    original: true,
    lines: [explore(3, { defense: 1 }), explorationCards(1)],
  }),
  activation({
    ...knightly,
    name: 'Stand Fast',
    original: true,
    lines: [rest(3, { defense: 2 }), readyCards('all'), may(engageEnemies(1))],
  }),
  activation({
    ...knightly,
    name: 'Shield of the Weak',
    original: true,
    lines: [aid(3), may(engageEnemies(2, engagedWithTheAidedHero)), readyCards(1, theAidedHero)],
  }),
];
