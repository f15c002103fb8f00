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
} from '../../rules/effects/index.ts';

const archetype = 'Warrior';

/** The four cards of every warrior: strong in attack, and where the enemies are. */
export const warriorCards = [
  activation({ name: 'Mighty Blow', archetype, lines: [attack(3)] }),
  activation({ name: 'Shoulder Through', archetype, lines: [explore(2), explorationCards(1)] }),
  activation({
    name: 'Catch Your Breath',
    archetype,
    lines: [rest(3), readyCards('all'), may(engageEnemies(1))],
  }),
  activation({
    name: 'Guarding Shout',
    archetype,
    lines: [aid(2), may(engageEnemies(1, engagedWithTheAidedHero))],
  }),
];
