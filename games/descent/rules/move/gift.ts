import type { Rule } from '@questwright/kernel';
import { deciderOf } from '../figures/sides.ts';
import { HERO_FIGURE } from '../pieces.ts';
import { type Descent, type Figure, STEPS } from '../state.ts';
import { actingNow } from '../turn/activation.ts';
import { gain } from './pool.ts';
import { walkAtOnce } from './spaces.ts';

/**
 * An effect gives movement points: into the pool of the figure whose turn it is, which spends them in step 3.II; anybody else
 * uses them at once or loses them.
 */
export function* givePoints(g: Descent, figure: Figure, n: number): Rule {
  const { turn } = g;
  const isOwn = turn?.hero === figure.hero && figure.def.endsWith(HERO_FIGURE);
  if (isOwn && turn.step !== '3.II') {
    if (STEPS.indexOf(turn.step) < STEPS.indexOf('3.II')) turn.gained = (turn.gained ?? 0) + n;
    return;
  }
  const act = actingNow(g);
  if (act?.figure === figure.id && act.own) gain(g, act, 'gift', n);
  else yield* walkAtOnce(g, figure, n, 'points', deciderOf(g, figure));
}
