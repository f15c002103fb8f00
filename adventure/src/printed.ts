import type { Ban, Def, Listener, Modifying, Text } from '@questwright/kernel';
import type { Ability } from './abilities.ts';

/** What every card of a box has. */
export interface Printed extends Def {
  readonly kind: string;
  /** Its rules text, a paragraph for each ability, made by its effects. */
  readonly text: readonly Text[];
  /** We invented it, because the facts of the published one are not known. */
  readonly original: boolean;
}

/** An effect that lasts: it listens, changes and forbids like a card while it is in play. */
export interface LastingDef extends Printed {
  readonly kind: 'lasting';
}

/** What every card is written with. */
export interface Written {
  /** Made of the name when it is not given. */
  readonly id?: string;
  readonly name: string;
  /** Set when the card is ours: its name, numbers and effects are not those of a published one. */
  readonly original?: boolean;
}

export const idFor = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The part of a definition that all cards share. */
export const head = ({ id, name, original = false }: Written): Pick<Printed, 'id' | 'name' | 'original'> => ({
  id: id ?? idFor(name),
  name,
  original,
});

/**
 * What a card's abilities amount to: its text, one paragraph for each ability, and what they do, in the printed order.
 */
export function printed(
  abilities: readonly Ability[],
  before: readonly Text[] = [],
  after: readonly Text[] = [],
): Pick<Printed, 'text' | 'on' | 'modify' | 'forbid'> {
  const on = together<Listener>(abilities.map((ability) => ability.on));
  const modify = together<Modifying>(abilities.map((ability) => ability.modify));
  const forbid = together<Ban>(abilities.map((ability) => ability.forbid));
  return {
    text: [...before, ...abilities.map(({ text }) => text), ...after],
    ...(on && { on }),
    ...(modify && { modify }),
    ...(forbid && { forbid }),
  };
}

type ByName<T> = { readonly [name: string]: T };

/**
 * What several abilities do, by name. A single one is not put into a list: nearly every card has at most one for an
 * event.
 */
function together<T>(all: readonly (ByName<T> | undefined)[]): ByName<T | readonly T[]> | undefined {
  const found: Record<string, T[]> = {};
  for (const one of all) for (const name in one) (found[name] ??= []).push(one[name]!);
  const entries = Object.entries(found);
  return entries.length > 0
    ? Object.fromEntries(entries.map(([name, some]) => [name, some.length === 1 ? some[0]! : some]))
    : undefined;
}
