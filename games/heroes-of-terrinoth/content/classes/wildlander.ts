import {
  activation,
  addProgress,
  aid,
  anEnemy,
  attack,
  bestExplorationCard,
  engagedWithTheAidedHero,
  explore,
  gainTokens,
  inTheShadows,
  readyCards,
  rest,
  theAidedHero,
  wound,
} from '../../rules/effects/index.ts';

const wild = { archetype: 'Scout', class: 'Wildlander' } as const;

/** The Wildlander knows every path and shoots into the shadows. */
export const wildlander = [
  activation({
    ...wild,
    name: 'Hail of Arrows',
    original: true,
    lines: [attack(3, { ranged: true }), wound(1, anEnemy(inTheShadows))],
  }),
  activation({
    ...wild,
    name: 'Trackless Ways',
    original: true,
    lines: [explore(3), addProgress(1), bestExplorationCard(2)],
  }),
  activation({
    ...wild,
    name: 'Cold Camp',
    original: true,
    lines: [rest(2, { noEnemyDice: true }), readyCards('all'), gainTokens(1)],
  }),
  activation({
    ...wild,
    name: "Hunter's Mark",
    original: true,
    lines: [aid(2), readyCards(1, theAidedHero), wound(1, anEnemy(engagedWithTheAidedHero))],
  }),
];
