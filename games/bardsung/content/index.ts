import type { Content } from '../rules/definitions.ts';
import { crypt as cryptBattles } from './battles/crypt.ts';
import { encampment as campBattles } from './battles/encampment.ts';
import { halls as hallBattles } from './battles/halls.ts';
import { battles } from './battles/hobgoblins.ts';
import { outerRuins as ruinBattles } from './battles/outer-ruins.ts';
import { behaviours } from './behaviours.ts';
import { bossCards } from './boss-cards.ts';
import { crypt as cryptChallenges } from './challenges/crypt.ts';
import { encampment as campChallenges } from './challenges/encampment.ts';
import { halls as hallChallenges } from './challenges/halls.ts';
import { challenges, outerRuins as ruinChallenges } from './challenges/ruins.ts';
import * as outerRuins from './chapters/01-the-outer-ruins.ts';
import * as encampment from './chapters/02-hobgoblin-encampment.ts';
import * as crypt from './chapters/03-the-crypt.ts';
import * as halls from './chapters/04-the-halls-of-the-dead.ts';
import { corridors } from './corridors.ts';
import { bugbears } from './enemies/bugbears.ts';
import { duergar } from './enemies/duergar.ts';
import { hobgoblins } from './enemies/hobgoblins.ts';
import { mechanica } from './enemies/mechanica.ts';
import { spirits } from './enemies/spirits.ts';
import { undead } from './enemies/undead.ts';
import { abilities, equipment, heroes } from './heroes/index.ts';
import { laterRooms, rooms } from './rooms.ts';
import { terrain, things } from './terrain.ts';
import { treasure } from './treasure/index.ts';
import { wanderers } from './wanderers.ts';
import { wounds } from './wounds.ts';

const chapters = [outerRuins, encampment, crypt, halls];

export const content: Content = {
  heroes,
  abilities,
  enemies: [...hobgoblins, ...bugbears, ...undead, ...spirits, ...duergar, ...mechanica, ...wanderers],
  behaviours,
  bossCards,
  dungeon: [...rooms, ...laterRooms, ...corridors],
  aspects: [
    ...[battles, ruinBattles, campBattles, cryptBattles, hallBattles].flat(),
    ...[challenges, ruinChallenges, campChallenges, cryptChallenges, hallChallenges].flat(),
  ],
  treasure,
  equipment,
  wounds,
  terrain,
  encounters: chapters.flatMap(({ encounters }) => encounters),
  chapters: chapters.map(({ chapter }) => chapter),
  stories: chapters.flatMap(({ stories }) => stories),
  things,
};
