import { doorsOnMat } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';
import { besideOnTile, type Layout, layoutOf } from './layout.ts';
import { ZONES_PER_TILE } from './mat.ts';

/** How many zones each zone of the mat is away, by its number; UNREACHED where no open way leads. */
export type Distances = Uint8Array;
export const UNREACHED = 255;

/** The open ways of a layout while certain doors are closed. What was worked out once is kept. */
class Ways {
  readonly #next: (readonly number[] | undefined)[] = [];
  readonly #far: (Distances | undefined)[] = [];
  readonly #layout: Layout;
  readonly #closed: readonly number[];

  constructor(layout: Layout, closed: readonly number[]) {
    this.#layout = layout;
    this.#closed = closed;
  }

  nextTo(at: number): readonly number[] {
    this.#next[at] ??= this.#lookAround(at);
    return this.#next[at];
  }

  from(at: number): Distances {
    this.#far[at] ??= this.#walk(at);
    return this.#far[at];
  }

  #lookAround(at: number): readonly number[] {
    const found = new Set(besideOnTile(this.#layout, at));
    for (const { zones, portals } of this.#layout.passages) {
      if (!zones.includes(at) || portals.some((portal) => this.#closed.includes(portal))) continue;
      found.add(zones[0] === at ? zones[1] : zones[0]);
    }
    return [...found].sort((a, b) => a - b);
  }

  #walk(at: number): Distances {
    const far = new Uint8Array((this.#layout.zones.at(-1) ?? 0) + ZONES_PER_TILE).fill(UNREACHED);
    far[at] = 0;
    const edge = [at];
    for (const from of edge) {
      for (const next of this.nextTo(from)) {
        if (far[next] !== UNREACHED) continue;
        far[next] = far[from]! + 1;
        edge.push(next);
      }
    }
    return far;
  }
}

/** The ways of each layout, by the portals whose doors are closed. */
const known = new WeakMap<Layout, Map<string, Ways>>();

function waysIn(g: Bardsung): Ways {
  const layout = layoutOf(g);
  let ways = known.get(layout);
  if (!ways) known.set(layout, (ways = new Map()));
  const closed = closedPortals(g);
  const key = closed.length === 0 ? '' : closed.join();
  let found = ways.get(key);
  if (!found) ways.set(key, (found = new Ways(layout, closed)));
  return found;
}

const NONE: readonly number[] = [];

function closedPortals(g: Bardsung): readonly number[] {
  let closed: number[] | undefined;
  for (const { turned, host } of doorsOnMat(g)) if (turned) (closed ??= []).push(host);
  return closed ?? NONE;
}

/** The zones next to a zone: by a shared border on its tile, or where two portals meet without a closed door. */
export const zonesNextTo = (g: Bardsung, at: number): readonly number[] => waysIn(g).nextTo(at);

export const distancesFrom = (g: Bardsung, at: number): Distances => waysIn(g).from(at);

/** The zones that a door token lies in: both that it parts, or one while nothing lies beyond. */
export function zonesOfDoor(g: Bardsung, door: Piece): readonly number[] {
  const { passages, unexplored } = layoutOf(g);
  const passage = passages.find(({ portals }) => portals.includes(door.host));
  if (passage) return passage.zones;
  return unexplored.filter(({ portal }) => portal === door.host).map(({ zone }) => zone);
}
