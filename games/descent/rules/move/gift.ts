import { NOTHING, type Rule } from '@questwright/kernel';
import { deciderOf, isHero } from '../figures/sides.ts';
import { HERO_FIGURE } from '../pieces.ts';
import { type Descent, type Figure, STEPS } from '../state.ts';
import { actingNow, beginActing } from '../turn/activation.ts';
import { gain } from './pool.ts';
import { walkAtOnce } from './spaces.ts';

/**
 * An effect gives movement points: into the pool of the figure whose turn it is, which spends them in step 3.II; anybody else
 * uses them at once or loses them.
 */
export function givePoints(g: Descent, figure: Figure, n: number): Rule {
  if (isBeforeActing(g, figure)) beginActing(g, figure, true);
  const act = actingNow(g);
  if (act === null && g.turn && isHero(g, figure) && g.turn.hero === figure.hero) return NOTHING;
  if (act?.figure !== figure.id || !act.own) return walkAtOnce(g, figure, n, 'points', deciderOf(g, figure));
  gain(g, act, 'gift', n);
  return NOTHING;
}

/** Whether it is a hero's own turn, and the actions are still to come. */
const isBeforeActing = ({ turn, acting }: Descent, { hero, def }: Figure): boolean =>
  acting.length === 0 &&
  turn?.hero === hero &&
  def.endsWith(HERO_FIGURE) &&
  STEPS.indexOf(turn.step) <= STEPS.indexOf('3.II');
