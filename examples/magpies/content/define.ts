import { inOrder } from '@questwright/adventure';
import { draw, gain } from '../rules/effects.ts';
import type { ExtraCard, Magpies } from '../rules/state.ts';
import type { CardDef } from './card.ts';
import { cards } from './cards.ts';

const byId = new Map(cards.map((card) => [card.id, card]));

/** What a card is: one of the deck, or one that a scenario brings along. */
export function define(g: Magpies, id: string): CardDef {
  const card = byId.get(id) ?? extraCard(id, g.extra[id]);
  if (!card) throw new Error(`There is no card "${id}" in Magpies.`);
  return card;
}

function extraCard(id: string, extra: ExtraCard | undefined): CardDef | undefined {
  if (!extra) return undefined;
  const { name, kind, shine } = extra;
  const gives = [...(extra.gain ? [gain(extra.gain)] : []), ...(extra.draw ? [draw(extra.draw)] : [])];
  return {
    id,
    name,
    kind,
    shine,
    back: 'card',
    copies: 1,
    ...(kind === 'find' && { effect: inOrder(...gives) }),
  };
}
