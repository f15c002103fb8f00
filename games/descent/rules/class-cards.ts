import { type Ability, head, idFor, printed } from '@questwright/adventure';
import type { Ban, Listener, Modifying } from '@questwright/kernel';
import { changeOf, nested } from '@questwright/kernel';
import type { CardDefinition } from './definitions.ts';
import type { Descent, Piece } from './state.ts';

/** A skill as it is written: what it costs in experience, and what it can do. */
export interface WrittenSkill {
  readonly name: string;
  /** Experience points; a skill that the hero starts with costs none. */
  readonly xp: number;
  /** What it does; nothing of it works while the card is exhausted. */
  readonly does?: readonly Ability[];
  /** What works even while the card is exhausted. */
  readonly always?: readonly Ability[];
  /** What works only while the card is exhausted. */
  readonly exhausted?: readonly Ability[];
}

/** The skills of a class. */
export const classSkills = (name: string, skills: readonly WrittenSkill[]): readonly CardDefinition[] =>
  skills.map(({ name: called, xp, does = [], always = [], exhausted = [] }) => ({
    ...head({ id: `${idFor(name)}-${idFor(called)}`, name: called }),
    kind: 'card',
    deck: name,
    xp,
    ...printed([
      ...does.map((ability) => onlyIf(ability, (me) => !me.exhausted)),
      ...always,
      ...exhausted.map((ability) => ({
        ...onlyIf(ability, (me) => me.exhausted),
        text: ['d2.while-exhausted', { ability: nested(ability.text) }] as const,
      })),
    ]),
  }));

type Test = (me: Piece) => boolean;

/** An ability that says nothing otherwise. */
function onlyIf({ text, on, modify, forbid }: Ability, test: Test): Ability {
  return {
    text,
    ...(on && { on: each(on, (one) => listening(one, test)) }),
    ...(modify && { modify: each(modify as ByName<Modifying>, (one) => changing(one, test)) }),
    ...(forbid && { forbid: each(forbid as ByName<Ban>, (one) => forbidding(one, test)) }),
  } as Ability;
}

type ByName<T> = { readonly [name: string]: T };

const each = <T>(all: ByName<T>, one: (of: T) => T): ByName<T> =>
  Object.fromEntries(Object.entries(all).map(([name, of]) => [name, one(of)]));

const listening = (listener: Listener, test: Test): Listener => ({
  ...listener,
  when: (g, me, event) => test(me) && (listener.when?.(g, me, event) ?? true),
});

function changing(change: Modifying, test: Test): Modifying {
  const modifier = changeOf(change);
  const tested = (g: Descent, me: Piece, value: unknown, subject: unknown): unknown =>
    test(me) ? modifier(g, me, value, subject) : value;
  return typeof change === 'function' ? tested : { ...change, change: tested };
}

const forbidding = (ban: Ban, test: Test): Ban => ({
  ...ban,
  when: (g, me, subject) => test(me) && (ban.when?.(g, me, subject) ?? true),
});

export const classTexts: { readonly [key: string]: string } = {
  'd2.while-exhausted': 'While this card is exhausted: {ability}',
};
