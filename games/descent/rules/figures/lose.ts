import { remove } from '@questwright/kernel';
import { conditionCards } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { discardTokens } from './class-tokens.ts';

/** Whoever leaves the map for good loses conditions, damage and tokens. [D2-FAM-07, D2-FAM-08, D2-FAM-10] */
export function loseEverything(g: Descent, figure: Figure): void {
  for (const card of conditionCards(g).filter(({ on }) => on === figure.id)) remove(g, card);
  discardTokens(g, figure);
  figure.damage = 0;
  figure.fatigue = 0;
}
