import type { State } from './state.ts';
import type { Card } from './zones.ts';

/** Copies plain JSON data. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copy(value) as T) : value;
}

function copy(value: object): unknown {
  if (Array.isArray(value)) {
    const array = value.slice();
    for (let i = 0; i < array.length; i++) {
      const item = array[i];
      if (typeof item === 'object' && item !== null) array[i] = copy(item);
    }
    return array;
  }
  const object = { ...value } as Record<string, unknown>;
  for (const key in value) {
    const item = object[key];
    if (typeof item === 'object' && item !== null) object[key] = copy(item);
  }
  return object;
}

/**
 * Copies a state. Nearly all of a state is cards, and cards are flat, so they need no look inside:
 * spreading one is little more than a memory copy.
 */
export function cloneState<G extends State>(g: G): G {
  const copied = { ...g };
  const fields = copied as unknown as Record<string, unknown>;
  for (const field in fields) {
    const value = fields[field];
    if (typeof value === 'object' && value !== null && field !== 'zones') fields[field] = copy(value);
  }
  const zones = { ...g.zones };
  for (const zone in zones) zones[zone] = zones[zone]!.map(copyCard);
  copied.zones = zones;
  return copied;
}

const copyCard = (card: Card): Card => ({ ...card });
