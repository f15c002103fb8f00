import type { Hooks } from '@questwright/adventure';
import type { Context } from './definitions.ts';
import { heroName } from './heroes.ts';
import type { Runebound } from './state.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Runebound, Context> = {
  names: { hero: heroName, other: heroName },
};
