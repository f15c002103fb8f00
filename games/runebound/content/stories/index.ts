import type { StoryDef, VillainDef } from '../../rules/definitions.ts';
import { ashwing } from './ashwing.ts';
import { corpseKingStories } from './corpse-king.ts';
import { graveWright } from './grave-wright.ts';
import { margathStories } from './margath.ts';

export const stories: readonly StoryDef[] = [...margathStories, ...corpseKingStories];

/** The enemies that story cards bring. */
export const storyFoes: readonly VillainDef[] = [ashwing, graveWright];
