import { Entry } from '@questwright/kernel';

/** How a component of each kind is made from the words that describe it. */
export type Makers<Made extends object> = { readonly [Kind in keyof Made]: (words: Entry) => Made[Kind] };

/**
 * The components that a scenario has made up, as the text that its match carries: a list for each kind. Null when nothing
 * is made up.
 */
export function madeUpText(components: { readonly [kind: string]: readonly unknown[] }): string | null {
  const isEmpty = Object.values(components).every(({ length }) => length === 0);
  return isEmpty ? null : JSON.stringify(components);
}

/**
 * Makes the components again out of that text, by kind. It may come from anybody: a kind that nobody makes, or a word that
 * nobody reads, is refused with a sentence.
 */
export function readMadeUp<Made extends object>(
  text: string,
  makers: Makers<Made>,
): { readonly [Kind in keyof Made]: readonly Made[Kind][] } {
  const doc = Entry.of(JSON.parse(text));
  const made: Record<string, unknown[]> = {};
  const kinds = Object.keys(makers) as (keyof Made & string)[];
  for (const kind of kinds) made[kind] = listOf(doc, kind).map((words) => makers[kind](words));
  doc.refuseUnread();
  return made as { [Kind in keyof Made]: Made[Kind][] };
}

const listOf = (doc: Entry, kind: string): Entry[] =>
  doc.asMap('components by their kinds').at(kind).or([]).list();
