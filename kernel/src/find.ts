import type { Card } from './card.ts';
import { taken } from './lend.ts';
import { runtimeOf } from './runtime.ts';
import type { State } from './state.ts';

let places = 0;
const NONE: readonly never[] = [];

/**
 * Gives access to the cards of some zones by number (for example one zone for each seat), for rules that need them all
 * the time: a running match looks each zone up by its name only once.
 */
export function zonesAt<C extends Card>(
  zones: readonly string[],
): (g: State, number: number) => readonly C[] {
  const first = places;
  places += zones.length;
  return (g, number) => {
    const { found } = runtimeOf(g);
    const known = found[first + number];
    if (known) return known as readonly C[];
    const cards = taken(g, zones[number]!) ?? NONE;
    found[first + number] = cards;
    return cards as readonly C[];
  };
}

/** The same for a single zone. */
export function zoneAt<C extends Card>(zone: string): (g: State) => readonly C[] {
  const cards = zonesAt<C>([zone]);
  return (g) => cards(g, 0);
}
