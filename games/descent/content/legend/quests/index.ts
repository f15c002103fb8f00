import { arachnophilia, arachnophiliaStory } from './arachnophilia.ts';
import { bloodhound, bloodhoundStory } from './bloodhound.ts';
import { burningWrath, burningWrathStory } from './burning-wrath.ts';
import { dragonHunting, dragonHuntingStory } from './dragon-hunting.ts';
import { endOfAllGoblins, endOfAllGoblinsStory } from './end-of-all-goblins.ts';
import { enemyOfMyEnemy, enemyOfMyEnemyStory } from './enemy-of-my-enemy.ts';
import { hestionsHost, hestionsHostStory } from './hestions-host.ts';
import { hookLineAndTentacle, hookLineAndTentacleStory } from './hook-line-and-tentacle.ts';
import { kildarthTheMarked, kildarthTheMarkedStory } from './kildarth-the-marked.ts';
import { lairOfTekaris, lairOfTekarisStory } from './lair-of-tekaris.ts';
import { mothAndFlame, mothAndFlameStory } from './moth-and-flame.ts';
import { pestControl, pestControlStory } from './pest-control.ts';
import { prisonBreak, prisonBreakStory } from './prison-break.ts';
import { soulToSave, soulToSaveStory } from './soul-to-save.ts';
import { theDefenseOfThelys, theDefenseOfThelysStory } from './the-defense-of-thelys.ts';
import { theGladeOfIllusion, theGladeOfIllusionStory } from './the-glade-of-illusion.ts';
import { theGoblinWhoWouldBeKing, theGoblinWhoWouldBeKingStory } from './the-goblin-who-would-be-king.ts';
import { theSmugglersCellar, theSmugglersCellarStory } from './the-smugglers-cellar.ts';
import { theTreasureOfDavinThrom, theTreasureOfDavinThromStory } from './the-treasure-of-davin-throm.ts';
import { tombsOfKayladorn, tombsOfKayladornStory } from './tombs-of-kayladorn.ts';
import { wakeOfFire, wakeOfFireStory } from './wake-of-fire.ts';

/** The quests that are made for play without an overlord: a campaign of eight, ten side quests, two short ones, and an example. */
export const legendQuests = [
  wakeOfFire,
  kildarthTheMarked,
  burningWrath,
  mothAndFlame,
  theDefenseOfThelys,
  bloodhound,
  theGladeOfIllusion,
  hestionsHost,
  arachnophilia,
  dragonHunting,
  enemyOfMyEnemy,
  hookLineAndTentacle,
  lairOfTekaris,
  pestControl,
  prisonBreak,
  soulToSave,
  theTreasureOfDavinThrom,
  tombsOfKayladorn,
  endOfAllGoblins,
  theGoblinWhoWouldBeKing,
  theSmugglersCellar,
];

/** What is told of them. */
export const legendStories: { readonly [key: string]: string } = {
  ...wakeOfFireStory,
  ...kildarthTheMarkedStory,
  ...burningWrathStory,
  ...mothAndFlameStory,
  ...theDefenseOfThelysStory,
  ...bloodhoundStory,
  ...theGladeOfIllusionStory,
  ...hestionsHostStory,
  ...arachnophiliaStory,
  ...dragonHuntingStory,
  ...enemyOfMyEnemyStory,
  ...hookLineAndTentacleStory,
  ...lairOfTekarisStory,
  ...pestControlStory,
  ...prisonBreakStory,
  ...soulToSaveStory,
  ...theTreasureOfDavinThromStory,
  ...tombsOfKayladornStory,
  ...endOfAllGoblinsStory,
  ...theGoblinWhoWouldBeKingStory,
  ...theSmugglersCellarStory,
};
