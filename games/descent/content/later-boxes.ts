import { paidFor } from '../rules/effects/payday.ts';
import { brightblaze, challara } from './bonds-of-the-wild/challara.ts';
import { apothecary, elixir } from './labyrinth-of-ruin/apothecary.ts';
import { treasureHunter } from './labyrinth-of-ruin/treasure-hunter.ts';
import { champion, valor } from './lair-of-the-wyrm/champion.ts';
import { geomancer, summonedStone } from './lair-of-the-wyrm/geomancer.ts';
import { bountyHunter } from './manor-of-ravens/bounty-hunter.ts';
import { marshal } from './manor-of-ravens/marshal.ts';
import { elderMok } from './oath-of-the-outcast/elder-mok.ts';
import { bard } from './shadow-of-nerekhall/bard.ts';
import { shadowSoul } from './shadow-of-nerekhall/shadow-soul.ts';
import { seerKel } from './stewards-of-the-secret/seer-kel.ts';
import { infection } from './the-trollfens/infector.ts';
import { insight, prophet } from './the-trollfens/prophet.ts';
import { roganna, shade } from './the-trollfens/roganna.ts';
import { greyKer, oneActionMore } from './treaty-of-champions/grey-ker.ts';

/*
 * Cards of later boxes of which the rules of the base game and of play without an overlord speak.
 */

export const laterFigures = [summonedStone, shadowSoul, brightblaze];
export const laterSkills = [
  ...bard,
  ...geomancer,
  ...apothecary,
  ...champion,
  ...prophet,
  ...treasureHunter,
  ...bountyHunter,
  ...marshal,
];
export const laterHeroes = [challara, elderMok, greyKer, roganna, seerKel];
export const laterEffects = [oneActionMore, paidFor, shade];
export const laterTokens = [elixir, valor, insight, infection];
