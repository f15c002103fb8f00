import { idFor } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { GameEffect } from '../definitions.ts';

/** What every card is written with. Cards are ours unless they say that the published one is known. */
export interface Written {
  readonly id?: string;
  readonly name: string;
  /** Set to false when name, numbers and effects are those of the published card. */
  readonly original?: false;
}

export const head = (card: Written) => ({
  id: card.id ?? idFor(card.name),
  name: card.name,
  original: card.original ?? true,
});

export const threatText = (threat: GameEffect | undefined): Text[] =>
  threat ? [['ht.threat', { effect: nested(threat.text) }]] : [];
