import { note } from '@questwright/adventure';
import { figureOf } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { strike } from './strike.ts';
import type { Attack, Struck } from './types.ts';

/** Somebody takes the place of a figure that is targeted: whoever is struck already is then struck once for each. */
export function takePlace(g: Descent, one: Attack, struck: Struck, figure: Figure): void {
  const place = one.struck.indexOf(struck);
  one.struck[place] = strike(g, figure, figure.at, 'instead');
  note(g, 'd2.log.instead', { figure, target: figureOf(g, struck.figure)! }, 'D2-TARGET-07');
}
