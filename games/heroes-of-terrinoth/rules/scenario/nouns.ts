import type { Entry } from '@questwright/kernel';
import { terrinothBoxes } from '../catalogue.ts';
import * as say from '../effects/index.ts';
import type { Trait } from '../effects/which.ts';

/** Enemies by a trait or by a name, which a card of the box or of the document must have. */
export function enemiesCalled(noun: string, entry: Entry): Trait {
  const { sets, loners } = terrinothBoxes.printed.content;
  const inBox = [...sets.flatMap(({ minion, master }) => [minion, master]), ...loners];
  const said = entry.root.value;
  if (inBox.some(({ traits }) => traits.includes(noun)) || saidFor('traits', said).includes(noun)) {
    return say.withTrait(noun);
  }
  if (inBox.some(({ name }) => name === noun) || saidFor('name', said).includes(noun)) return say.named(noun);
  throw entry.wrong(`"${noun}" is neither a trait nor the name of an enemy`);
}

/** Everything that a document says for a word, wherever it stands. */
function saidFor(word: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, said]: [string, unknown]) =>
    key === word ? [said].flat().map(String) : saidFor(word, said),
  );
}
