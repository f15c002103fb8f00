import { turnOrder } from './heroes.ts';
import type { Runebound } from './state.ts';

/** Whether a hero's own turn is running: between turns and at the end of a round nobody's is. */
export const isTurnOf = (g: Runebound, seat: number): boolean => g.phase === 'turn' && g.active === seat;

/** Who decides about what no hero owns: the active player, and the first player while no turn is running. */
export const leaderOf = (g: Runebound): number =>
  g.phase === 'turn' || g.phase === 'setup' ? g.active : g.first;

/** The seats still in the game in the order in which they resolve: the leader, then the others in turn order. */
export function resolvingOrder(g: Runebound): number[] {
  const leader = leaderOf(g);
  const order = turnOrder(g);
  return order.includes(leader) ? [leader, ...order.filter((seat) => seat !== leader)] : order;
}
