import type { Roll, RollKind } from '../rolls.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { countAsFigure } from './objects.ts';
import type { Struck } from './types.ts';

/** A roll whose dice have not been thrown yet. */
export const unrolled = (kind: RollKind, figure: Figure): Roll => ({
  kind,
  figure: figure.id,
  dice: [],
  changes: [],
  replaced: null,
});

/** A figure that an attack affects. It has no dice yet: they are gathered just before it rolls. */
export function strike(g: Descent, figure: Figure, space: number, as: Struck['as']): Struck {
  countAsFigure(g, figure);
  return struckBy(figure, space, as);
}

/** The same before anything has come of it. */
export const struckBy = (figure: Figure, space: number, as: Struck['as']): Struck => ({
  figure: figure.id,
  space,
  as,
  pool: [],
  roll: unrolled('defence', figure),
  dealt: NONE,
  done: false,
});
