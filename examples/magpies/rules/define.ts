import { definitionOf } from '@questwright/kernel';
import type { CardDef } from '../content/card.ts';
import type { Magpies } from './state.ts';

/** What a card is. */
export const defOf = (g: Magpies, id: string): CardDef => definitionOf<CardDef>(g, id);
