import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { spaceName } from '../ground.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { hasMoved } from './moved.ts';

/**
 * A figure moves out of its space and into the next one, which it enters. A figure that falls while leaving
 * stays where it was.
 */
export function* moveInto(g: Descent, figure: Figure, space: number): Rule {
  yield* window(g, 'leaving', { figure, from: figure.at, to: space });
  if (figure.zone !== MAP) return;
  figure.at = space;
  hasMoved(g, figure);
  for (const act of g.acting) if (act.figure === figure.id) act.underWay = true;
  note(g, 'd2.log.moves', { figure, space: spaceName(g, space) }, 'D2-MOVE-10');
  yield* window(g, 'entered', { figure, space, moved: true });
}
