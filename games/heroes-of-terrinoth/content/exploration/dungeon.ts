import {
  addProgress,
  discardThis,
  eachEnemy,
  eachHero,
  engagedWithYou,
  event,
  explorationSet,
  gainTokens,
  item,
  sendToShadows,
  spawnToShadows,
  suffer,
  use,
} from '../../rules/effects/index.ts';

/** Cellars, caves and vaults. */
export const dungeon = explorationSet({
  name: 'Dungeon',
  cards: [
    item({ name: 'Skeleton Key', abilities: [use('activation', discardThis, addProgress(2))] }),
    item({
      name: 'Smoke Pot',
      abilities: [use('activation', discardThis, sendToShadows(eachEnemy(engagedWithYou)))],
    }),
    event({ name: 'Forgotten Armoury', effect: gainTokens(3) }),
    event({ name: 'Rockfall', effect: suffer(1, eachHero) }),
    event({ name: 'Guard Post', effect: spawnToShadows(2, 'down') }),
  ],
});
