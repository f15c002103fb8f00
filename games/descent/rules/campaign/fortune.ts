import { note } from '@questwright/adventure';
import { remove } from '@questwright/kernel';
import { tokensOf } from '../figures/class-tokens.ts';
import { FORTUNE } from '../ids.ts';
import { heroFigure, makePiece } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { HELD } from '../zones.ts';
import { campaignOf } from './campaign.ts';

/*
 * Fortune tokens lie on the heroes' sheets. The token says what can be done with them.
 */

/** How many fortune tokens a hero has. */
export const fortuneOf = (g: Descent, hero: number): number =>
  tokensOf(g, heroFigure(g, hero), FORTUNE).length;

/** How many fortune tokens all heroes have. */
export const together = (g: Descent): number =>
  g.players.reduce((sum, _, hero) => sum + fortuneOf(g, hero), 0);

/** Puts fortune tokens on a hero's sheet. */
export function putFortune(g: Descent, hero: number, n: number): void {
  for (let left = n; left > 0; left--) makePiece(g, FORTUNE, HELD, { on: heroFigure(g, hero).id, hero });
}

/** A hero spends fortune tokens: they go to the supply. [D2-PLOT-35] */
export function spendFortune(g: Descent, hero: number, n: number): void {
  take(g, hero, n);
  note(g, 'd2.log.fortune', { figure: heroFigure(g, hero), n }, 'D2-PLOT-35');
}

function take(g: Descent, hero: number, n: number): void {
  for (const token of tokensOf(g, heroFigure(g, hero), FORTUNE).slice(0, n)) remove(g, token);
}

/** After the shopping step all fortune tokens are gone. [D2-PLOT-37] */
export function loseFortune(g: Descent): void {
  for (const hero of g.players.keys()) take(g, hero, fortuneOf(g, hero));
  campaignOf(g).pooled = 0;
}
