import type { Ban, Def, Listener, Modifier, Text } from '@questwright/kernel';
import { changeOf } from '@questwright/kernel';
import type { Ability } from './abilities.ts';

/** What every card of a box has. */
export interface Printed extends Def {
  readonly kind: string;
  /** Its rules text, a paragraph for each ability, made by its effects. */
  readonly text: readonly Text[];
  /** Ours, for want of facts about the published one. */
  readonly original: boolean;
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

/** What a card's abilities come to: its text, a paragraph each, and what they do, in the order in which they are printed. */
export function printed(
  abilities: readonly Ability[],
  before: readonly Text[] = [],
  after: readonly Text[] = [],
): Pick<Printed, 'text' | 'on' | 'modify' | 'forbid'> {
  const on: Record<string, Listener[]> = {};
  const modify: Record<string, Modifier> = {};
  const forbid: Record<string, Ban> = {};
  for (const ability of abilities) {
    for (const event in ability.on) (on[event] ??= []).push(ability.on[event]!);
    for (const value in ability.modify)
      modify[value] = inTurn(modify[value], changeOf(ability.modify[value]!));
    for (const deed in ability.forbid) forbid[deed] = or(forbid[deed], ability.forbid[deed]!);
  }
  return {
    text: [...before, ...abilities.map(({ text }) => text), ...after],
    ...(Object.keys(on).length > 0 && { on: single(on) }),
    ...(Object.keys(modify).length > 0 && { modify }),
    ...(Object.keys(forbid).length > 0 && { forbid }),
  };
}

/** One listener stands by itself: nearly every card has at most one for an event. */
const single = (on: Record<string, Listener[]>): NonNullable<Def['on']> =>
  Object.fromEntries(Object.entries(on).map(([event, all]) => [event, all.length === 1 ? all[0]! : all]));

const inTurn = (first: Modifier | undefined, second: Modifier): Modifier =>
  first ? (g, me, value, subject) => second(g, me, first(g, me, value, subject), subject) : second;

const or = (first: Ban | undefined, second: Ban): Ban =>
  first
    ? { ...first, when: (g, me, subject) => isOn(first, g, me, subject) || isOn(second, g, me, subject) }
    : second;

// biome-ignore lint/suspicious/noExplicitAny: a ban is asked with whatever its game bans.
const isOn = ({ when }: Ban, g: any, me: any, subject: any): boolean => !when || when(g, me, subject);
