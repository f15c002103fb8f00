import type { As } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import type { Descent, Piece } from './state.ts';

/** Cards as something to choose from: by their names. */
export const asCard = (g: Descent): As<Piece> => ({
  id: ({ id }) => `card:${id}`,
  text: (card) => ['d2.word.definition', { name: defOf(g, card).name }],
  about: ({ id }) => ({ card: id }),
});
