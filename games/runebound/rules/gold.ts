import { note } from '@questwright/adventure';
import { heroAt, heroName } from './heroes.ts';
import type { Runebound } from './state.ts';

export function gainGold(g: Runebound, seat: number, n: number): void {
  if (n <= 0) return;
  heroAt(g, seat).gold += n;
  note(g, 'rb.log.gains-gold', { hero: seat, n }, 'RB-GOLD-03');
}

/** Pays gold that the hero has. */
export function payGold(g: Runebound, seat: number, n: number): void {
  if (n <= 0) return;
  const hero = heroAt(g, seat);
  if (hero.gold < n) throw new Error(`${heroName(g, seat)} has not ${n} gold.`);
  hero.gold -= n;
  note(g, 'rb.log.pays-gold', { hero: seat, n }, 'RB-GOLD-03');
}
