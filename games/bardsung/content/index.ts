import type { Content } from '../rules/definitions.ts';
import { behaviours } from './behaviours.ts';
import { terrain, things } from './terrain.ts';

export const content: Content = {
  heroes: [],
  abilities: [],
  enemies: [],
  behaviours,
  dungeon: [],
  aspects: [],
  treasure: [],
  equipment: [],
  wounds: [],
  terrain,
  encounters: [],
  chapters: [],
  stories: [],
  things,
};
