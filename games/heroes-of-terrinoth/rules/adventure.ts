import type { Hooks } from '@questwright/adventure';
import type { Context } from './definitions.ts';
import { chooserFor, heroName } from './heroes.ts';
import type { Terrinoth } from './state.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Terrinoth, Context> = {
  chooserFor,
  names: { hero: heroName },
};
