import {
  activation,
  aid,
  attack,
  cureOne,
  eachHero,
  explorationCards,
  explore,
  heroWith,
  readyCards,
  recover,
  rest,
  thatHero,
} from '../../rules/effects/index.ts';

const disciple = { archetype: 'Healer', class: 'Disciple' } as const;

export const healerClasses = [
  activation({
    ...disciple,
    name: 'Radiant Strike',
    lines: [attack(3), recover(1, heroWith('most', 'wounds'))],
  }),
  activation({ ...disciple, name: 'Guided Path', lines: [explore(3), explorationCards(1), recover(1)] }),
  activation({ ...disciple, name: 'Holy Rest', lines: [rest(2), readyCards('all'), recover(1, eachHero)] }),
  activation({
    ...disciple,
    name: 'Laying On of Hands',
    lines: [aid(3), readyCards(1, thatHero), recover(2, thatHero), cureOne(thatHero)],
  }),
];
