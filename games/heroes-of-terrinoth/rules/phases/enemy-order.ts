import { harmOf, hears } from '@questwright/adventure';
import { areIndependent, touchesOf } from '@questwright/kernel';
import { enemyDef } from '../catalogue.ts';
import { contextAt } from '../context.ts';
import { engagedWith, inShadows } from '../enemies.ts';
import { heroPiece, living, maxHealth } from '../heroes.ts';
import type { Piece, Terrinoth } from '../state.ts';

/**
 * Whether the order in which the readied enemies activate makes no difference: what they do has nothing in common, or
 * only adds up, and no hero falls.
 */
export function isAnyOrder(g: Terrinoth): boolean {
  if (hears(g, 'enemyActivates') || hears(g, 'enemyActivated') || inShadows(g).some(isReadied)) return false;
  const touched = [];
  let harm = 0;
  for (const seat of living(g)) {
    for (const enemy of engagedWith(g, seat).filter(isReadied)) {
      const c = contextAt(seat, enemy);
      const effects = enemyDef(g, enemy).bar.map(({ effect }) => effect);
      touched.push(touchesOf(...effects.map((effect) => effect.touches?.(g, c))));
      for (const effect of effects) harm += Math.max(0, harmOf(effect, g, c));
    }
  }
  return areIndependent(touched) && living(g).every((seat) => survives(g, seat, harm));
}

const isReadied = ({ exhausted }: Piece): boolean => !exhausted;

const survives = (g: Terrinoth, seat: number, wounds: number): boolean =>
  heroPiece(g, seat).wounds + wounds < maxHealth(g, seat);
