import { NOTHING, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Runebound } from '../state.ts';

/** What an effect or a cost does when nobody has to choose in it. */
export const instantly =
  (happen: (g: Runebound, c: Context) => void) =>
  (g: Runebound, c: Context): Rule => {
    happen(g, c);
    return NOTHING;
  };
