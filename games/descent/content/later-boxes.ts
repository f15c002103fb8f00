import { apothecary, elixir } from './labyrinth-of-ruin/apothecary.ts';
import { treasureHunter } from './labyrinth-of-ruin/treasure-hunter.ts';
import { champion, valor } from './lair-of-the-wyrm/champion.ts';
import { geomancer, summonedStone } from './lair-of-the-wyrm/geomancer.ts';
import { bard } from './shadow-of-nerekhall/bard.ts';
import { shadowSoul } from './shadow-of-nerekhall/shadow-soul.ts';
import { insight, prophet } from './the-trollfens/prophet.ts';

/*
 * Cards of later boxes of which the rules of quests speak.
 */

export const laterFigures = [summonedStone, shadowSoul];
export const laterSkills = [...bard, ...geomancer, ...apothecary, ...champion, ...prophet, ...treasureHunter];
export const laterTokens = [elixir, valor, insight];
