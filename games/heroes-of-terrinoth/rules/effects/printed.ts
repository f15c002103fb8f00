import { nested, type Text } from '@questwright/kernel';
import type { Ability, GameEffect } from '../definitions.ts';

/** What every card is written with. Cards are ours unless they say that the published one is known. */
export interface Written {
  readonly id?: string;
  readonly name: string;
  /** Set to false when name, numbers and effects are those of the published card. */
  readonly original?: false;
}

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

export const head = (card: Written) => ({
  id: card.id ?? idOf(card.name),
  name: card.name,
  original: card.original ?? true,
});

/** Listeners and modifiers of all the abilities on a card. */
export function merged(id: string, abilities: readonly Ability[]): Pick<Ability, 'on' | 'modify'> {
  const on: Record<string, NonNullable<Ability['on']>[string]> = {};
  const modify: Record<string, NonNullable<Ability['modify']>[string]> = {};
  for (const ability of abilities) {
    for (const event in ability.on) {
      if (on[event]) throw new Error(`"${id}" answers twice to "${event}": make one ability of the two.`);
      on[event] = ability.on[event]!;
    }
    for (const value in ability.modify) {
      if (modify[value]) throw new Error(`"${id}" changes "${value}" twice: make one ability of the two.`);
      modify[value] = ability.modify[value]!;
    }
  }
  return {
    ...(Object.keys(on).length > 0 && { on }),
    ...(Object.keys(modify).length > 0 && { modify }),
  };
}

export const texts = (abilities: readonly Ability[]): Text[] => abilities.map(({ text }) => text);

export const threatText = (threat: GameEffect | undefined): Text[] =>
  threat ? [['ht.threat', { effect: nested(threat.text) }]] : [];
