import { taken } from '@questwright/kernel';
import { defOf } from './define.ts';
import { type Magpies, nest } from './state.ts';

/** What must always be true of a position, and is not. */
export function faults(g: Magpies): string[] {
  const found: string[] = [];
  for (const [seat, pebbles] of g.pebbles.entries()) {
    if (pebbles < 0) found.push(`seat ${seat} has ${pebbles} pebbles`);
    for (const { def } of taken(g, nest(seat)) ?? []) {
      const { kind, name } = defOf(g, def);
      if (kind !== 'trinket' && kind !== 'perch') found.push(`${name} lies in a nest`);
    }
  }
  return found;
}
