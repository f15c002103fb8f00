import {
  activation,
  aHero,
  aid,
  attack,
  cureOne,
  eachHero,
  eachOtherHero,
  explorationCards,
  explore,
  readyCards,
  recover,
  rest,
  theAidedHero,
} from '../../rules/effects/index.ts';

const devout = { archetype: 'Healer', class: 'Disciple' } as const;

/** The Disciple heals, whatever else is to be done. */
export const disciple = [
  activation({ ...devout, name: 'Smite the Wicked', original: true, lines: [attack(3), recover(2, aHero)] }),
  activation({
    ...devout,
    name: 'Carry the Lantern',
    original: true,
    lines: [explore(3), explorationCards(1), recover(1, eachHero)],
  }),
  activation({
    ...devout,
    name: 'Night Vigil',
    original: true,
    lines: [rest(3), readyCards('all'), recover(1, eachOtherHero)],
  }),
  activation({
    ...devout,
    name: 'Benediction',
    original: true,
    lines: [aid(3), recover(2, theAidedHero), cureOne(theAidedHero), readyCards(1, theAidedHero)],
  }),
];
