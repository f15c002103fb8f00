import { readDrawing } from '../scenario/drawing/index.ts';
import type { Layout } from './layout.ts';
import { compile, type MapTables } from './tables.ts';

const MOST_KEPT = 64;

/** The tables of the maps that were asked for last, by the text or the name under which the state knows its map. */
const kept = new Map<string, MapTables>();
let newest: { readonly map: string; readonly tables: MapTables } | null = null;

/** The tables of a map, worked out when they are first asked for. */
export function tablesOf(map: string, layoutOf: (map: string) => Layout = readLayout): MapTables {
  if (newest?.map === map) return newest.tables;
  let tables = kept.get(map);
  if (tables) kept.delete(map);
  else tables = compile(layoutOf(map));
  if (kept.size === MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(map, tables);
  newest = { map, tables };
  return tables;
}

const readLayout = (text: string): Layout => readDrawing(text).layout;
