import type { ScriptValue } from '../generator.ts';
import type { State } from '../state.ts';
import type { Chances } from './document.ts';
import type { Entry, Path } from './entry.ts';
import type { Difference } from './step.ts';

/** Where in a document the words of a game have scripted chance, by document and label. */
const scripted = new WeakMap<Entry, Map<string, Path>>();

/** A game's own word for what chance will give. An error in it is reported at the place where it is said. */
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

/** Scripted chance that the rules have drawn nowhere, neither in play nor where something was tried out. */
export class Undrawn {
  readonly #left = new Map<string, readonly ScriptValue[]>();

  /**
   * Notes what is left at the point that play has reached; what is left is always the end of what was
   * scripted.
   */
  note({ chance }: State): void {
    for (const [label, values] of Object.entries(chance.script ?? {})) {
      const left = this.#left.get(label);
      if (values !== 'seeded' && (!left || values.length < left.length)) this.#left.set(label, values);
    }
  }

  differences(places: Places): Difference[] {
    return [...this.#left]
      .filter(([, values]) => values.length > 0)
      .map(([label, values]) => ({
        path: placeOf(label, places),
        what: `"${label}" was never drawn for ${values.join(', ')}`,
      }));
  }
}
