import { note, pieces } from '@questwright/adventure';
import { move } from '@questwright/kernel';
import { isIn, newHero, turnOrder } from './heroes.ts';
import { everyonesDefeat } from './outcome.ts';
import type { Runebound } from './state.ts';
import { ASSETS, DRAWN, HAND, LEARNED, QUESTS, RUMORS, TOKENS, TROPHIES } from './zones.ts';

/** A hero leaves the game with all that is its own, and its player has lost. */
export function eliminate(g: Runebound, seat: number): void {
  note(g, 'rb.log.eliminated', { hero: seat }, 'RB-ELIM-01');
  const next = nextInOrder(g, seat);
  g.heroes[seat] = { ...newHero(), eliminated: true };
  for (const zones of [HAND, LEARNED, ASSETS, TROPHIES, QUESTS, RUMORS, DRAWN, TOKENS]) {
    for (const card of [...pieces(g, zones[seat]!)]) move(g, card, 'removed');
  }
  if (turnOrder(g).length === 0) {
    everyonesDefeat(g, 'rb.over.all-eliminated', 'RB-VILLAIN-06', 'eliminated');
  }
  if (g.first === seat) g.first = next;
}

function nextInOrder(g: Runebound, seat: number): number {
  for (let i = 1; i < g.seats; i++) {
    const next = (seat + i) % g.seats;
    if (isIn(g, next)) return next;
  }
  return seat;
}
