import {
  addProgress,
  discardThis,
  eachEnemy,
  eachHero,
  engagedWithYou,
  explorationEvent,
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
    item({
      name: 'Skeleton Key',
      original: true,
      abilities: [use('activation', discardThis, addProgress(2))],
    }),
    item({
      name: 'Smoke Pot',
      original: true,
      abilities: [use('activation', discardThis, sendToShadows(eachEnemy(engagedWithYou)))],
    }),
    explorationEvent({ name: 'Forgotten Armoury', original: true, effect: gainTokens(3) }),
    explorationEvent({ name: 'Rockfall', original: true, effect: suffer(1, eachHero) }),
    explorationEvent({ name: 'Guard Post', original: true, effect: spawnToShadows(2, 'down') }),
  ],
});
