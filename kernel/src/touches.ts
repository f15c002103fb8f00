/**
 * What an ability reads or changes, each thing by a name. Abilities that touch nothing in common can be carried out in
 * any order. A name may begin with a sign: abilities that touch a thing with the same sign do not disturb each other
 * either, as when both only read it (`?places`) or both only add to a number (`+wounds:1`).
 */
export type Touches = readonly string[];

const SIGNS = '?+->';
const isSigned = (name: string): boolean => SIGNS.includes(name[0]!);
const thingOf = (name: string): string => (isSigned(name) ? name.slice(1) : name);

/** Whether the order makes no difference; null stands for an ability that touches unknown things. */
export function areIndependent(all: readonly (Touches | null)[]): boolean {
  const touched = new Map<string, string>();
  for (const own of all) {
    if (own === null) return false;
    for (const name of own) {
      const before = touched.get(thingOf(name));
      if (before !== undefined && (before !== name || !isSigned(name))) return false;
    }
    for (const name of own) note(touched, name);
  }
  return true;
}

/** A thing that is touched with two signs is as good as touched without one. */
function note(touched: Map<string, string>, name: string): void {
  const thing = thingOf(name);
  const before = touched.get(thing) ?? name;
  touched.set(thing, before === name ? name : thing);
}

/** Everything that several parts of one ability touch; null when that is not known for one of them. */
export function touchesOf(...parts: readonly (Touches | null | undefined)[]): Touches | null {
  const all: string[] = [];
  for (const part of parts) {
    if (!part) return null;
    all.push(...part);
  }
  return all;
}
