import { momentOf, touchedSince } from './lend.ts';
import type { State } from './state.ts';
import { viewZone, type ZoneView } from './view.ts';

/** How a zone looks now and how it did before; undefined where it cannot be seen. */
export interface ZoneChange {
  readonly zone: string;
  readonly before: ZoneView | undefined;
  readonly after: ZoneView | undefined;
}

/** The zones of a match as a seat sees them, looked at again after every answer: but only those that can have changed. */
export class ZoneWatch {
  readonly #seat: number;
  readonly #seen: Record<string, ZoneView> = {};
  #state: State | null = null;
  #moment = -1;

  constructor(seat: number) {
    this.#seat = seat;
  }

  /**
   * What looks different from last time, sorted by name: nobody may learn in which order the rules changed the zones.
   */
  look(g: State): ZoneChange[] {
    const changes: ZoneChange[] = [];
    const touched = g === this.#state ? touchedSince(g, this.#moment) : null;
    const zones = touched ?? [...Object.keys(g.zones), ...Object.keys(this.#seen)];
    for (let i = 0; i < zones.length; i++) {
      const zone = zones[i]!;
      if (zones.indexOf(zone) < i) continue;
      const before = this.#seen[zone];
      const after = zone in g.zones ? (viewZone(g, zone, this.#seat, before) ?? undefined) : undefined;
      if (before === after) continue;
      if (after === undefined) delete this.#seen[zone];
      else this.#seen[zone] = after;
      changes.push({ zone, before, after });
    }
    this.#state = g;
    this.#moment = momentOf(g);
    return changes.length > 1 ? changes.sort(byName) : changes;
  }
}

const byName = (a: ZoneChange, b: ZoneChange): number => (a.zone < b.zone ? -1 : 1);
