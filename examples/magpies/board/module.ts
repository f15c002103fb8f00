import type { BoardModule } from '@questwright/board-kit';
import { faces } from './cards.ts';

/** Magpies needs no board of its own: the plain one shows it well. */
export const module: BoardModule = {
  cards: faces,
  tour: [
    { id: 'hand', text: 'magpies.tour.hand', about: ({ seat }) => ({ zone: `hand:${seat}` }) },
    {
      id: 'card',
      text: 'magpies.tour.card',
      about: ({ choice }) => choice?.options?.find(({ about }) => about?.card !== undefined)?.about ?? null,
      when: (_, choice) => choice !== null,
    },
    { id: 'nest', text: 'magpies.tour.nest', about: ({ seat }) => ({ zone: `nest:${seat}` }) },
    { id: 'deck', text: 'magpies.tour.deck', about: { zone: 'deck' } },
  ],
};
