import {
  activation,
  aid,
  attack,
  bestExplorationCard,
  engageEnemies,
  explore,
  may,
  readyCards,
  rest,
  theAidedHero,
} from '../../rules/effects/index.ts';

const archetype = 'Scout';

/** The four cards of every scout: strong in exploring. */
export const scoutCards = [
  activation({
    name: 'Piercing Strike',
    archetype,
    lines: [may(engageEnemies(1)), attack(2)],
  }),
  activation({
    name: 'Blaze a Trail',
    archetype,
    lines: [explore(3), bestExplorationCard(2)],
  }),
  activation({
    name: 'Lie Low',
    original: true,
    archetype,
    lines: [rest(2, { noEnemyDice: true }), readyCards('all')],
  }),
  activation({
    name: 'Point the Way',
    original: true,
    archetype,
    lines: [aid(2), readyCards(1, theAidedHero)],
  }),
];
