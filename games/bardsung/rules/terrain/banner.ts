import { note } from '@questwright/adventure';
import { reorder } from '../order/marching-order.ts';
import { terrainOnMat } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';

/** With a banner out, the first enemy card that is exhausted in a round goes to the right end and is readied again. */
export function rally(g: Bardsung, card: Piece): void {
  if (card.seat >= 0 || g.bannerUsed) return;
  g.bannerUsed = true;
  if (!terrainOnMat(g).some(({ def }) => def === 'banner')) return;
  reorder.stop(g, card);
  card.exhausted = false;
  note(g, 'bs.log.rallies', { card }, 'BS-TERRAIN-07');
}
