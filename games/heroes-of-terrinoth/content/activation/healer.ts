import {
  activation,
  aHero,
  aid,
  anotherHero,
  attack,
  explorationCards,
  explore,
  readyCards,
  recover,
  rest,
  theAidedHero,
} from '../../rules/effects/index.ts';

const archetype = 'Healer';

/** The four cards of every healer: strong in aid. */
export const healerCards = [
  activation({ name: 'Staff and Prayer', original: true, archetype, lines: [attack(2), recover(1, aHero)] }),
  activation({
    name: "Pilgrim's Path",
    original: true,
    archetype,
    lines: [explore(2), explorationCards(1), recover(1)],
  }),
  activation({
    name: 'Evening Prayer',
    original: true,
    archetype,
    lines: [rest(2), readyCards('all'), recover(1, anotherHero)],
  }),
  activation({
    name: 'Laying On of Hands',
    original: true,
    archetype,
    lines: [aid(3), readyCards(1, theAidedHero), recover(1, theAidedHero)],
  }),
];
