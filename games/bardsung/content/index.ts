import type { Content } from '../rules/definitions.ts';
import { behaviours } from './behaviours.ts';
import { encounters } from './chapters/01-the-outer-ruins.ts';
import { corridors } from './corridors.ts';
import { hobgoblins } from './enemies/hobgoblins.ts';
import { abilities, equipment, heroes } from './heroes/index.ts';
import { rooms } from './rooms.ts';
import { terrain, things } from './terrain.ts';
import { wanderers } from './wanderers.ts';
import { wounds } from './wounds.ts';

export const content: Content = {
  heroes,
  abilities,
  enemies: [...hobgoblins, ...wanderers],
  behaviours,
  dungeon: [...rooms, ...corridors],
  aspects: [],
  treasure: [],
  equipment,
  wounds,
  terrain,
  encounters,
  chapters: [],
  stories: [],
  things,
};
