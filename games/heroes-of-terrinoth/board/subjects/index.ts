import type { Subject } from '@questwright/board-kit/art';
import { activations } from './activations.ts';
import { enemies } from './enemies.ts';
import { finds } from './finds.ts';
import { heroes } from './heroes.ts';
import { locations } from './locations.ts';
import { quests } from './quests.ts';

/** What each card of the box shows, by its id. */
export const subjects: { readonly [card: string]: Subject } = {
  ...heroes,
  ...activations,
  ...enemies,
  ...locations,
  ...finds,
  ...quests,
};
