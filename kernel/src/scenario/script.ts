import type { ScriptValue } from '../generator.ts';
import type { State } from '../state.ts';
import type { Chances } from './document.ts';
import type { Entry, Path } from './entry.ts';
import type { Position } from './position.ts';
import type { Difference } from './step.ts';

/** Where the words of games have scripted chance, by document and label. */
const scripted = new WeakMap<Entry, Map<string, Path>>();

/** A game's own word for what chance will give: what is wrong with it is told where it is said. */
export function scriptChance(g: State, label: string, values: readonly ScriptValue[], said: Entry): void {
  g.chance.script ??= { '*': 'seeded' };
  if (Object.hasOwn(g.chance.script, label)) throw said.wrong(`chance already says what "${label}" gives`);
  g.chance.script[label] = [...values];
  const places = scripted.get(said.root) ?? new Map<string, Path>();
  scripted.set(said.root, places.set(label, said.path));
}

/** Where a trial says what chance gives. */
export interface Places {
  readonly doc: Entry;
  readonly chance: Chances;
}

export const placeOf = (label: string, { doc, chance }: Places): Path =>
  chance.get(label)?.path ?? scripted.get(doc)?.get(label) ?? ['chance', label];

/** Scripted chance that the rules did not draw. */
export function unusedChance({ match }: Position, places: Places): Difference[] {
  return Object.entries(match.state.chance.script ?? {}).flatMap(([label, values]) => {
    if (!Array.isArray(values) || values.length === 0) return [];
    return [{ path: placeOf(label, places), what: `"${label}" was never drawn for ${values.join(', ')}` }];
  });
}
