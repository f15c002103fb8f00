import {
  activation,
  aid,
  anEnemy,
  attack,
  engagedWithTheAidedHero,
  engagedWithYou,
  engageEnemies,
  explorationCards,
  explore,
  is,
  may,
  readyCards,
  rest,
  theAidedHero,
  when,
  wound,
} from '../../rules/effects/index.ts';

const archetype = 'Warrior';

/** The four cards of every warrior: strong in attack, and where the enemies are. */
export const warriorCards = [
  activation({
    name: 'Mighty Blow',
    original: true,
    archetype,
    lines: [attack(3), when(is.targetDefeated, readyCards(1))],
  }),
  activation({
    name: 'Shoulder Through',
    original: true,
    archetype,
    lines: [explore(2), explorationCards(1), wound(1, anEnemy(engagedWithYou))],
  }),
  activation({
    name: 'Catch Your Breath',
    original: true,
    archetype,
    lines: [rest(3), readyCards('all'), may(engageEnemies(1))],
  }),
  activation({
    name: 'Guarding Shout',
    original: true,
    archetype,
    lines: [aid(2), may(engageEnemies(1, engagedWithTheAidedHero)), readyCards(1, theAidedHero)],
  }),
];
