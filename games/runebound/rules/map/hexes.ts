import { BRIDGES, RIVERS, ROADS } from '../../content/map/edges.ts';
import { GEM_HEXES } from '../../content/map/gems.ts';
import { PLACES, SITES } from '../../content/map/places.ts';
import { TERRAIN_ROWS } from '../../content/map/terrain.ts';
import { BIT, EVERY_TERRAIN, type Terrain } from '../terrain.ts';

export const SITE_KINDS = ['city', 'town', 'shrine', 'stronghold'] as const;
export type Site = (typeof SITE_KINDS)[number];

export const ADVENTURES = ['combat', 'exploration', 'social'] as const;
export type Adventure = (typeof ADVENTURES)[number];

export interface Hex {
  readonly index: number;
  /** Column and row, such as `G6`. */
  readonly label: string;
  readonly name: string | null;
  /** A city counts as every terrain. */
  readonly terrain: Terrain | 'city';
  /** Null in the wilderness. */
  readonly site: Site | null;
  readonly road: boolean;
  /** The adventure icon printed on it. */
  readonly gem: Adventure | null;
}

export const COLUMNS = 15;
export const ROWS = 15;

const LETTERS: { readonly [letter: string]: Hex['terrain'] } = {
  p: 'plains',
  h: 'hills',
  w: 'water',
  f: 'forest',
  m: 'mountain',
  c: 'city',
};

const indexOfLabel = (label: string): number =>
  (Number(label.slice(1)) - 1) * COLUMNS + label.charCodeAt(0) - 65;

const labelOf = (index: number): string =>
  String.fromCharCode(65 + (index % COLUMNS)) + (Math.floor(index / COLUMNS) + 1);

function byLabel<T extends string>(lists: { readonly [key in T]?: readonly string[] }): Map<string, T> {
  const found = new Map<string, T>();
  for (const key in lists) for (const label of lists[key] ?? []) found.set(label, key);
  return found;
}

const names = byLabel<string>(PLACES);
const sites = byLabel<Site>(SITES);
const gems = byLabel<Adventure>(GEM_HEXES);
const onRoad = new Set(ROADS.flat());

export const HEXES: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const label = labelOf(index);
  const letter = TERRAIN_ROWS[Math.floor(index / COLUMNS)]![index % COLUMNS]!;
  return {
    index,
    label,
    name: names.get(label) ?? null,
    terrain: LETTERS[letter]!,
    site: sites.get(label) ?? null,
    road: onRoad.has(label),
    gem: gems.get(label) ?? null,
  };
});

/** What a die must show to enter a hex. */
export const TERRAIN_BITS: readonly number[] = HEXES.map(({ terrain }) =>
  terrain === 'city' ? EVERY_TERRAIN : BIT[terrain],
);

/** Steps to the neighbours, as column and row, for even and for odd columns. */
const AROUND = [
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
] as const;

/** The neighbours of each hex, clockwise from the north. */
export const NEIGHBOURS: readonly (readonly number[])[] = HEXES.map(({ index }) => {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return AROUND[column % 2]!.map(([c, r]) => [column + c, row + r] as const)
    .filter(([c, r]) => c >= 0 && c < COLUMNS && r >= 0 && r < ROWS)
    .map(([c, r]) => r * COLUMNS + c);
});

/** What lies between two neighbours, as far as dice are concerned. */
export type Passage = 'open' | 'river' | 'free';

const edgeKey = (a: number, b: number): number => (a < b ? a * 1000 + b : b * 1000 + a);
const edgesOf = (pairs: readonly (readonly [string, string])[]): Set<number> =>
  new Set(pairs.map(([a, b]) => edgeKey(indexOfLabel(a), indexOfLabel(b))));

const rivers = edgesOf(RIVERS);
const freeWays = edgesOf([...ROADS, ...BRIDGES.map(({ edge }) => edge)]);

export function passage(from: number, to: number): Passage {
  const edge = edgeKey(from, to);
  if (freeWays.has(edge)) return 'free';
  return rivers.has(edge) ? 'river' : 'open';
}

/** The passages of each hex, in the order of its neighbours. */
export const PASSAGES: readonly (readonly Passage[])[] = NEIGHBOURS.map((neighbours, from) =>
  neighbours.map((to) => passage(from, to)),
);

/** Steps between two hexes, whatever lies between them. */
export function distance(from: number, to: number): number {
  const a = cube(from);
  const b = cube(to);
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.x + a.y - b.x - b.y));
}

function cube(index: number): { x: number; y: number } {
  const x = index % COLUMNS;
  return { x, y: Math.floor(index / COLUMNS) - ((x - (x & 1)) >> 1) };
}

/** The hexes within this many steps, nearest first, without the hex itself. */
export function within(from: number, steps: number): number[] {
  const found = [from];
  const seen = new Set(found);
  let ring = found;
  for (let i = 0; i < steps; i++) {
    const next: number[] = [];
    for (const hex of ring) {
      for (const to of NEIGHBOURS[hex]!) {
        if (seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    found.push(...next);
    ring = next;
  }
  return found.slice(1);
}

/** The hexes that a name or a label stands for; none when it is not on the map. */
export function hexesCalled(name: string): readonly number[] {
  const labels = PLACES[name] ?? (/^[A-O]\d{1,2}$/.test(name) ? [name] : []);
  return labels.map(indexOfLabel).filter((index) => index >= 0 && index < HEXES.length);
}

/** The one hex of this name. */
export function hexCalled(name: string): number {
  const [hex, ...others] = hexesCalled(name);
  if (hex === undefined || others.length > 0) throw new Error(`The map has not one hex called "${name}".`);
  return hex;
}

const siteHexes = new Map<Site, readonly number[]>(
  SITE_KINDS.map((kind) => [kind, SITES[kind].map(indexOfLabel).sort((a, b) => a - b)]),
);

export const hexesOfKind = (kind: Site): readonly number[] => siteHexes.get(kind)!;

/** The hexes with gems, which are numbered in this order, and the gem of each hex (-1 for none). */
export const GEMS: readonly Hex[] = HEXES.filter(({ gem }) => gem !== null);
export const GEM_AT: readonly number[] = HEXES.map((hex) => GEMS.indexOf(hex));

/** What a hex is called: its name when it is the only one of that name, otherwise with its label. */
export function hexName(index: number): string {
  const { name, label, terrain } = HEXES[index]!;
  if (name === null) return `${terrain} ${label}`;
  return PLACES[name]!.length === 1 ? name : `${name} ${label}`;
}
