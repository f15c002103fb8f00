/** Something on offer, by the names it can be called. */
export interface Named {
  readonly id: string;
  readonly text: string;
}

/**
 * What somebody means: an id, the whole text, a beginning of the text that only one thing has, or else what stands behind
 * the kind in an id. Several or none when it is not clear.
 */
export function namedBy<T extends Named>(things: readonly T[], given: string): readonly T[] {
  const name = plain(given);
  const exactly = things.filter(({ id }) => id === given);
  if (exactly.length > 0) return exactly;
  const wholly = things.filter(({ id, text }) => plain(text) === name || plain(id) === name);
  if (wholly.length > 0) return wholly;
  if (name === '') return [];
  const begun = things.filter(({ text }) => plain(text).startsWith(name));
  return begun.length > 0 ? begun : things.filter(({ id }) => plain(behindKind(id)) === name);
}

const behindKind = (id: string): string => id.slice(id.indexOf(':') + 1);

/** A list of what is on offer, for people. */
export function listed(things: readonly Named[]): string {
  return things.map(named).join('; ') || 'nothing';
}

export const named = ({ id, text }: Named): string => (plain(text) === plain(id) ? text : `${text} (${id})`);

/** A text without what does not matter when people name things. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
