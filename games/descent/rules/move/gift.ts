import { NOTHING, type Rule } from '@questwright/kernel';
import { deciderOf } from '../figures/sides.ts';
import type { Descent, Figure } from '../state.ts';
import { actingNow } from '../turn/activation.ts';
import { gain } from './pool.ts';
import { walkAtOnce } from './spaces.ts';

/** An effect gives movement points: into the pool of the figure whose turn it is; anybody else uses them at once or loses them. */
export function givePoints(g: Descent, figure: Figure, n: number): Rule {
  const act = actingNow(g);
  if (act?.figure !== figure.id || !act.own) return walkAtOnce(g, figure, n, 'points', deciderOf(g, figure));
  gain(g, act, 'gift', n);
  return NOTHING;
}
