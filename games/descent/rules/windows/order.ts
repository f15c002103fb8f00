import { activeSeat, hasOverlord } from '../figures/sides.ts';
import type { Descent } from '../state.ts';

/** Who is asked first where several may answer: the player whose turn it is, then the others around the table. */
export function askingOrder(g: Descent): readonly number[] {
  const active = Math.max(0, activeSeat(g));
  const seats = Array.from({ length: g.seats }, (_, i) => (active + i) % g.seats);
  return hasOverlord(g) ? seats : [...seats, g.overlord];
}
