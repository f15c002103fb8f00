import {
  advance,
  discardItems,
  discardTokens,
  eachHero,
  either,
  enemyRecovers,
  enemySet,
  exhaustCards,
  giveCondition,
  inflict,
  inOrder,
  is,
  keyword,
  removeProgress,
  retreat,
  spawnFromDiscard,
  suffer,
  thisEnemy,
  when,
  you,
} from '../../rules/effects/index.ts';

const rating = 'Challenging';

const smash = keyword('Smash', either(exhaustCards(1), discardItems(1)));
const howl = keyword('Howl', discardTokens(1, eachHero));
const shieldBash = keyword('Shield Bash', inOrder(suffer(1), exhaustCards(1)));
const harry = keyword('Harry', removeProgress(1));
const drain = keyword('Drain', inOrder(suffer(1), enemyRecovers(1, thisEnemy)));
const dread = keyword('Dread', giveCondition('weakened'));
const frenzy = keyword('Frenzy', when(is.thisIsWounded, suffer(2), suffer(1)));
const warHorn = keyword('War Horn', spawnFromDiscard('Beastman', you));
const scorch = keyword('Scorch', inOrder(suffer(1), removeProgress(1)));
const wildfire = keyword('Wildfire', suffer(1, eachHero));

/** Seven sets that want a plan. */
export const challengingSets = [
  enemySet({
    name: 'Ogre',
    original: true,
    rating,
    traits: ['Brute'],
    minion: { health: 4, attack: 2, bar: [advance, inflict] },
    master: { health: 6, attack: 3, bar: [advance, inflict, smash] },
  }),
  enemySet({
    name: 'Barghest',
    original: true,
    rating,
    traits: ['Beast'],
    minion: { health: 3, attack: 2, bar: [advance, howl] },
    master: { health: 5, attack: 2, bar: [howl, advance, inflict] },
  }),
  enemySet({
    name: 'Bloodguard',
    original: true,
    rating,
    traits: ['Human', 'Bloodguard'],
    minion: { health: 3, attack: 2, resilience: 1, bar: [advance, shieldBash] },
    master: {
      health: 5,
      attack: 2,
      resilience: 1,
      bar: [advance, inflict, shieldBash],
      threat: either(exhaustCards(1), suffer(1)),
    },
  }),
  enemySet({
    name: 'Razorwing',
    original: true,
    rating,
    traits: ['Beast', 'Flyer'],
    minion: { health: 3, attack: 2, bar: [inflict, retreat] },
    master: { health: 5, attack: 2, bar: [inflict, harry, retreat] },
  }),
  enemySet({
    name: 'Shade',
    original: true,
    rating,
    traits: ['Undead', 'Spirit'],
    minion: { health: 3, attack: 1, resilience: 1, bar: [advance, drain] },
    master: { health: 4, attack: 2, resilience: 1, bar: [advance, drain, dread] },
  }),
  enemySet({
    name: 'Beastman',
    original: true,
    rating,
    traits: ['Beastman'],
    minion: { health: 4, attack: 2, bar: [advance, frenzy] },
    master: { health: 5, attack: 2, bar: [advance, inflict, warHorn] },
  }),
  enemySet({
    name: 'Fire Imp',
    original: true,
    rating,
    traits: ['Demon', 'Flyer'],
    minion: { health: 2, attack: 1, bar: [advance, scorch] },
    master: { health: 4, attack: 2, bar: [advance, wildfire], threat: removeProgress(1) },
  }),
];
