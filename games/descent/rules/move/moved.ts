import { HERO_FIGURE } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';

/** Whatever passes from one space of the map to another has moved; of the hero whose turn it is the turn remembers it. */
export function hasMoved({ turn }: Descent, { hero, def }: Figure): void {
  if (turn?.side === 'heroes' && turn.hero === hero && def.endsWith(HERO_FIGURE)) turn.moved = true;
}
