import type { Content } from '../rules/definitions.ts';
import { battles } from './battles/hobgoblins.ts';
import { outerRuins as ruinBattles } from './battles/outer-ruins.ts';
import { behaviours } from './behaviours.ts';
import { challenges, outerRuins as ruinChallenges } from './challenges/ruins.ts';
import { chapter, encounters, stories } from './chapters/01-the-outer-ruins.ts';
import { corridors } from './corridors.ts';
import { hobgoblins } from './enemies/hobgoblins.ts';
import { abilities, equipment, heroes } from './heroes/index.ts';
import { rooms } from './rooms.ts';
import { terrain, things } from './terrain.ts';
import { treasure } from './treasure/index.ts';
import { wanderers } from './wanderers.ts';
import { wounds } from './wounds.ts';

export const content: Content = {
  heroes,
  abilities,
  enemies: [...hobgoblins, ...wanderers],
  behaviours,
  dungeon: [...rooms, ...corridors],
  aspects: [...battles, ...ruinBattles, ...challenges, ...ruinChallenges],
  treasure,
  equipment,
  wounds,
  terrain,
  encounters,
  chapters: [chapter],
  stories,
  things,
};
