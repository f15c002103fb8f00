import { log } from '@questwright/kernel';
import type { Magpies } from './state.ts';

export function gainPebbles(g: Magpies, seat: number, n: number, rule: string): void {
  g.pebbles[seat]! += n;
  log(g, 'magpies.gained', { seat: { seat }, n }, { rule });
}

export function payPebbles(g: Magpies, seat: number, n: number, rule: string): void {
  g.pebbles[seat]! -= n;
  log(g, 'magpies.paid', { seat: { seat }, n }, { rule });
}
