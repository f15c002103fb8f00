import {
  activation,
  aid,
  anEnemy,
  attack,
  explorationCards,
  explore,
  inTheShadows,
  notTarget,
  readyCards,
  rest,
  theAidedHero,
  wound,
} from '../../rules/effects/index.ts';

const archetype = 'Mage';

/** The four cards of every mage: far reach, and strong in rest. */
export const mageCards = [
  activation({
    name: 'Crackling Bolt',
    original: true,
    archetype,
    lines: [attack(2, { ranged: true }), wound(1, anEnemy(notTarget))],
  }),
  activation({
    name: 'Scrying Eye',
    original: true,
    archetype,
    lines: [explore(2), explorationCards(1), wound(1, anEnemy(inTheShadows))],
  }),
  activation({ name: 'Deep Meditation', original: true, archetype, lines: [rest(3), readyCards('all')] }),
  activation({
    name: 'Borrowed Power',
    original: true,
    archetype,
    lines: [aid(2), readyCards(1, theAidedHero)],
  }),
];
