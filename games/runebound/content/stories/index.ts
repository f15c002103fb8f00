import type { StoryDef } from '../../rules/definitions.ts';
import { corpseKingStories } from './corpse-king.ts';
import { margathStories } from './margath.ts';

export const stories: readonly StoryDef[] = [...margathStories, ...corpseKingStories];
