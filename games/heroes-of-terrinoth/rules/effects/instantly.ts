import { NOTHING, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Terrinoth } from '../state.ts';

/** A rule that never waits for anybody. */
export const instantly =
  (does: (g: Terrinoth, c: Context) => void) =>
  (g: Terrinoth, c: Context): Rule => {
    does(g, c);
    return NOTHING;
  };
