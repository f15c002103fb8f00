import {
  activation,
  aid,
  anEnemy,
  attack,
  explorationCards,
  explore,
  giveCondition,
  readyCards,
  rest,
  thatHero,
  wound,
} from '../../rules/effects/index.ts';

const runemaster = { archetype: 'Mage', class: 'Runemaster' } as const;

export const mageClasses = [
  activation({ ...runemaster, name: 'Rune Burst', lines: [attack(3, { ranged: true, targets: 2 })] }),
  activation({ ...runemaster, name: 'Rune of Finding', lines: [explore(3), explorationCards(1)] }),
  activation({
    ...runemaster,
    name: 'Gather Power',
    lines: [rest(2), readyCards('all'), giveCondition('focused')],
  }),
  activation({
    ...runemaster,
    name: 'Shared Rune',
    lines: [wound(1, anEnemy()), aid(2), readyCards(1, thatHero)],
  }),
];
