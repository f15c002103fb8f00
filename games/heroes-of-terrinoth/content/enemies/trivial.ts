import {
  advance,
  at,
  enemyRecovers,
  enemySet,
  engagedWithYou,
  exhaustCards,
  giveCondition,
  heroWith,
  inflict,
  inTheShadows,
  is,
  keyword,
  named,
  notThis,
  payTokens,
  perEnemy,
  retreat,
  spawnFromDiscard,
  suffer,
  thisEnemy,
  unless,
  when,
  whenever,
} from '../../rules/effects/index.ts';

const rating = 'Trivial';

const swarm = keyword('Swarm', suffer(perEnemy(1, named('Rat Swarm'), notThis, engagedWithYou)));
const pilfer = keyword('Pilfer', unless(payTokens(1), suffer(1)));
const venom = keyword('Venom', giveCondition('poisoned'));
const web = keyword('Web', exhaustCards(1));
const potshot = keyword('Potshot', suffer(1, heroWith('fewest', 'wounds')));
const gangUp = keyword('Gang Up', when(is.youHaveEnemies(2), suffer(1)));
const grasp = keyword('Grasp', giveCondition('weakened'));
const riseAgain = keyword(
  'Rise Again',
  when(is.thereIsNo(inTheShadows), spawnFromDiscard('Undead', 'shadows')),
);

/** Seven sets for the first steps of a quest. Of the Rat Swarm the attack is known, of others the name. */
export const trivialSets = [
  enemySet({
    name: 'Rat Swarm',
    original: true,
    rating,
    traits: ['Beast', 'Vermin'],
    minion: { health: 1, attack: 1, bar: [advance, swarm] },
    master: { health: 3, attack: 1, bar: [advance, inflict, swarm] },
  }),
  enemySet({
    name: 'Bandit',
    original: true,
    rating,
    traits: ['Human', 'Outlaw'],
    minion: { health: 2, attack: 1, bar: [advance, pilfer] },
    master: { health: 4, attack: 2, bar: [advance, inflict, pilfer] },
  }),
  enemySet({
    name: 'Cave Spider',
    original: true,
    rating,
    traits: ['Beast', 'Spider'],
    minion: { health: 2, attack: 1, bar: [advance, venom] },
    master: { health: 4, attack: 1, bar: [advance, inflict, venom, web] },
  }),
  enemySet({
    name: 'Goblin Archer',
    original: true,
    rating,
    traits: ['Goblin'],
    minion: { health: 2, attack: 1, bar: [inflict, retreat] },
    master: { health: 4, attack: 2, bar: [inflict, potshot, retreat] },
  }),
  enemySet({
    name: 'Goblin Raider',
    original: true,
    rating,
    traits: ['Goblin'],
    minion: { health: 2, attack: 1, bar: [advance, gangUp] },
    master: { health: 4, attack: 2, bar: [advance, inflict, gangUp] },
  }),
  enemySet({
    name: 'Zombie',
    original: true,
    rating,
    traits: ['Undead'],
    minion: { health: 3, attack: 1, bar: [advance, grasp] },
    master: {
      health: 5,
      attack: 1,
      bar: [advance, inflict, grasp],
      abilities: [whenever(at.roundEnds, enemyRecovers(1, thisEnemy))],
    },
  }),
  enemySet({
    name: 'Skeleton',
    original: true,
    rating,
    traits: ['Undead'],
    minion: { health: 2, attack: 1, bar: [advance, inflict] },
    master: { health: 4, attack: 2, bar: [advance, inflict, riseAgain] },
  }),
];
