import {
  advance,
  discardTokens,
  eachHeroWithEnemies,
  eachOtherHero,
  either,
  enemyRecovers,
  enemySet,
  exhaustCards,
  giveCondition,
  inflict,
  inOrder,
  keyword,
  suffer,
  thisEnemy,
} from '../../rules/effects/index.ts';

const rating = 'Formidable';

const regenerate = keyword('Regenerate', enemyRecovers(2, thisEnemy));
const sweep = keyword('Sweep', suffer(1, eachHeroWithEnemies));
const pound = keyword('Pound', exhaustCards(2));
const terror = keyword('Terror', inOrder(discardTokens(1), giveCondition('weakened')));
const fireBreath = keyword('Fire Breath', suffer(1, eachOtherHero));

/** Five sets that can end a quest by themselves. */
export const formidableSets = [
  enemySet({
    name: 'Troll',
    original: true,
    rating,
    traits: ['Brute'],
    minion: { health: 4, attack: 2, bar: [advance, inflict] },
    master: { health: 6, attack: 3, bar: [advance, inflict, regenerate] },
  }),
  enemySet({
    name: 'Hill Giant',
    original: true,
    rating,
    traits: ['Giant'],
    minion: { health: 5, attack: 3, bar: [advance, sweep] },
    master: { health: 7, attack: 3, bar: [advance, inflict, sweep] },
  }),
  enemySet({
    name: 'Iron Golem',
    original: true,
    rating,
    traits: ['Construct'],
    minion: { health: 3, attack: 2, resilience: 2, bar: [advance, inflict] },
    master: { health: 4, attack: 3, resilience: 2, bar: [advance, inflict, pound] },
  }),
  enemySet({
    name: 'Wraith',
    original: true,
    rating,
    traits: ['Undead', 'Spirit'],
    minion: { health: 3, attack: 2, resilience: 1, bar: [terror, advance] },
    master: {
      health: 5,
      attack: 3,
      resilience: 1,
      bar: [terror, advance, inflict],
      threat: either(discardTokens(1), suffer(1)),
    },
  }),
  enemySet({
    name: 'Dragonkin',
    original: true,
    rating,
    traits: ['Dragon'],
    minion: { health: 4, attack: 2, resilience: 1, bar: [advance, inflict] },
    master: { health: 5, attack: 3, resilience: 1, bar: [advance, inflict, fireBreath] },
  }),
];
