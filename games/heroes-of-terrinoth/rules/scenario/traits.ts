import type { Entry } from '@questwright/kernel';
import { theBox } from '../catalogue.ts';

/** The trait that an entry names: one that a card of the box or of the document has. */
export function traitNamed(trait: string, entry: Entry): string {
  const { sets, loners } = theBox({ components: null });
  const inBox = [...sets.flatMap(({ minion, master }) => [minion, master]), ...loners];
  if (inBox.some(({ traits }) => traits.includes(trait)) || traitsIn(entry.root.value).includes(trait)) {
    return trait;
  }
  throw entry.wrong(`"${trait}" is no trait of any enemy`);
}

/** Every trait that a document gives to a card. */
function traitsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([word, said]: [string, unknown]) =>
    word === 'traits' && Array.isArray(said) ? said.map(String) : traitsIn(said),
  );
}
