/**
 * The difference between two pieces of plain JSON, small on the wire.
 *
 * `[value]` replaces; `{ key: patch }` goes into an object, where `0` removes the key; and
 * `{ "#": [start, removed, inserted] }` goes into a list, with `"@"` for patches of items by place
 * after that. No difference at all is null.
 */
export type Patch = null | readonly [unknown] | { readonly [key: string]: unknown };

const REMOVED = 0;

type Json = unknown;
type JsonObject = Record<string, Json>;

/** What must be done to `a` to make it `b`. */
export function diff(a: Json, b: Json): Patch {
  if (a === b) return null;
  if (Array.isArray(a) && Array.isArray(b)) return diffLists(a, b);
  if (isObject(a) && isObject(b)) return diffObjects(a, b);
  return [b];
}

function diffObjects(a: JsonObject, b: JsonObject): Patch {
  let changes: JsonObject | null = null;
  let shared = 0;
  for (const key in b) {
    const before = a[key];
    const after = b[key];
    if (before === after && before !== undefined) shared++;
    else if (Object.hasOwn(a, key)) {
      shared++;
      const inner = diff(before, after);
      if (inner !== null) put((changes ??= {}), key, inner);
    } else put((changes ??= {}), key, [after]);
  }
  for (const _ in a) shared--;
  if (shared < 0) {
    for (const key in a) if (!Object.hasOwn(b, key)) put((changes ??= {}), key, REMOVED);
  }
  return changes;
}

/** Sets a key, whatever it is called: merely assigning to `__proto__` would not make it a key. */
function put(object: JsonObject, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}

function diffLists(a: readonly Json[], b: readonly Json[]): Patch {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && sameThing(a[start], b[start])) start++;
  let tail = 0;
  while (tail < shorter - start && sameThing(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  const end = b.length - tail;
  const removed = a.length - start - tail;
  let inner: JsonObject | null = null;
  for (let i = 0; i < start; i++) inner = diffThing(a[i], b[i], i, inner);
  for (let i = end; i < b.length; i++) inner = diffThing(a[i - b.length + a.length], b[i], i, inner);
  if (removed === 0 && start === end) return inner && { '@': inner };
  const splice = [start, removed, b.slice(start, end)];
  return inner ? { '#': splice, '@': inner } : { '#': splice };
}

/** Notes what has changed in the same thing. Only what has an id can be the same and have changed. */
function diffThing(a: Json, b: Json, place: number, changes: JsonObject | null): JsonObject | null {
  if (a === b || !hasId(b)) return changes;
  const change = diff(a, b);
  if (change === null) return changes;
  const noted = changes ?? {};
  noted[place] = change;
  return noted;
}

/**
 * Whether two items of lists are the same thing, perhaps changed: things with an id are the same if their ids
 * are.
 */
function sameThing(a: Json, b: Json): boolean {
  return a === b || (hasId(a) && hasId(b) ? sameJson(a.id, b.id) : sameJson(a, b));
}

const hasId = (thing: Json): thing is JsonObject => isObject(thing) && Object.hasOwn(thing, 'id');

function sameJson(a: Json, b: Json): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && diff(a, b) === null);
}

/** Applies a difference. The result shares with `a` what has not changed. */
export function patch(a: Json, change: Patch): Json {
  if (change === null) return a;
  if (Array.isArray(change)) return change[0];
  return Array.isArray(a)
    ? patchList(a, change as JsonObject)
    : patchObject(a as JsonObject, change as JsonObject);
}

function patchList(a: readonly Json[], change: JsonObject): Json[] {
  const list = [...a];
  const splice = change['#'] as [number, number, Json[]] | undefined;
  if (splice) list.splice(splice[0], splice[1], ...splice[2]);
  const inner = (change['@'] ?? {}) as Record<string, Patch>;
  for (const place in inner) list[Number(place)] = patch(list[Number(place)], inner[place]!);
  return list;
}

function patchObject(a: JsonObject, change: JsonObject): JsonObject {
  const object: JsonObject = { ...a };
  for (const key in change) {
    if (change[key] === REMOVED) delete object[key];
    else put(object, key, patch(Object.hasOwn(a, key) ? a[key] : undefined, change[key] as Patch));
  }
  return object;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
