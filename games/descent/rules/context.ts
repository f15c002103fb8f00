import type { Card, Lasting } from '@questwright/kernel';
import type { Context } from './definitions.ts';
import { deciderOf } from './figures/sides.ts';
import { figureOf, heroFigure } from './pieces.ts';
import type { Descent, Figure, Piece } from './state.ts';
import { ALLY, HELD, heroOfZone, KEPT, MAP, ROOM } from './zones.ts';

/** The figure whose ability is on a card: "you", "this monster"; null for what no figure has. */
export function figureFor(g: Descent, card: Card): Figure | null {
  const { zone } = card;
  if (zone === MAP) return card as Piece;
  if (zone === 'conditions' || zone === HELD || zone === ALLY || zone === 'lasting' || zone === 'in-play')
    return figureOf(g, (card as Piece | Lasting).on) ?? null;
  const hero = zone === ROOM || zone === KEPT ? (card as Piece).hero : heroOfZone(zone);
  return hero < 0 ? null : heroFigure(g, hero);
}

/** Zones whose cards say themselves which hero they are of. */
const OF_A_HERO: readonly string[] = [HELD, ROOM, KEPT];

/** The seat that decides for a card in play: that of its hero or figure; the overlord for his own. */
export function seatFor(g: Descent, card: Card): number {
  const hero = OF_A_HERO.includes(card.zone) ? (card as Piece).hero : heroOfZone(card.zone);
  if (hero >= 0) return g.players[hero]!;
  const figure = figureFor(g, card);
  return figure ? deciderOf(g, figure) : g.overlord;
}

export function contextOf(g: Descent, card: Card, event: unknown = null): Context {
  const figure = figureFor(g, card);
  return { seat: seatFor(g, card), card: card as Piece, figure, event };
}
