import { note } from '@questwright/adventure';
import { heroFigure } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { campaignOf } from './campaign.ts';

/** How many fortune tokens all heroes have. */
export const together = (g: Descent): number => campaignOf(g).fortune.reduce((sum, n) => sum + n, 0);

/** A hero spends fortune tokens: they go to the supply. [D2-PLOT-35] */
export function spendFortune(g: Descent, hero: number, n: number): void {
  campaignOf(g).fortune[hero]! -= n;
  note(g, 'd2.log.fortune', { figure: heroFigure(g, hero), n }, 'D2-PLOT-35');
}

/** The heroes spend fortune tokens together: first those of one hero, then of whoever has most. */
export function spendTogether(g: Descent, first: number, n: number): void {
  const { fortune } = campaignOf(g);
  for (let left = n; left > 0; left--)
    spendFortune(g, fortune[first]! > 0 ? first : fortune.indexOf(Math.max(...fortune)), 1);
}

/** After the shopping step all fortune tokens are gone. [D2-PLOT-37] */
export function loseFortune(g: Descent): void {
  campaignOf(g).fortune = campaignOf(g).fortune.map(() => 0);
}
