import type { Content } from '../rules/definitions.ts';
import { battles } from './battles/index.ts';
import { behaviours } from './behaviours.ts';
import { bossCards } from './boss-cards.ts';
import { challenges } from './challenges/index.ts';
import { chapters, encounters, stories } from './chapters/index.ts';
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

export const content: Content = {
  heroes,
  abilities,
  enemies: [...hobgoblins, ...bugbears, ...undead, ...spirits, ...duergar, ...mechanica, ...wanderers],
  behaviours,
  bossCards,
  dungeon: [...rooms, ...laterRooms, ...corridors],
  aspects: [...battles, ...challenges],
  treasure,
  equipment,
  wounds,
  terrain,
  encounters,
  chapters,
  stories,
  things,
};
