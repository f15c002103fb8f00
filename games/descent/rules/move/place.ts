import { note } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { spaceName } from '../ground.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { expand, shrinkTo } from './base.ts';
import { hasMoved } from './moved.ts';

/** Takes a figure off its space and puts it on another, which it enters without moving into it: none in between, no points. */
export function* place(g: Descent, figure: Figure, space: number): Rule {
  shrinkTo(figure, space);
  hasMoved(g, figure);
  note(g, 'd2.log.placed', { figure, space: spaceName(g, space) }, 'D2-MOVE-64');
  yield* window(g, 'entered', { figure, space, moved: false });
  yield* expand(g, figure, undefined, null);
}

/** A figure arrives from off the map: it enters nothing. */
export function* arrive(g: Descent, figure: Figure, space: number): Rule {
  shrinkTo(figure, space);
  move(g, figure, MAP);
  note(g, 'd2.log.returns', { figure, space: spaceName(g, space) }, 'D2-MOVE-11');
  yield* expand(g, figure, undefined, null);
}
