import {
  activation,
  aid,
  attack,
  engageEnemies,
  explorationCards,
  explore,
  may,
  readyCards,
  rest,
  thatHero,
} from '../../rules/effects/index.ts';

const knight = { archetype: 'Warrior', class: 'Knight' } as const;

export const warriorClasses = [
  activation({ ...knight, name: 'Oath of Steel', lines: [may(engageEnemies(2)), attack(3, { defense: 1 })] }),
  activation({ ...knight, name: 'Vanguard', lines: [explore(2, { defense: 2 }), explorationCards(1)] }),
  activation({ ...knight, name: 'Hold the Line', lines: [rest(3, { defense: 1 }), readyCards('all')] }),
  activation({
    ...knight,
    name: 'Defend the Weak',
    lines: [may(engageEnemies(1)), aid(3), readyCards(1, thatHero)],
  }),
];
