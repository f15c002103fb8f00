import type { TourStep } from '@questwright/board-kit';
import type { CardView, View } from '@questwright/kernel';

const hasBegun = ({ open }: View): boolean => open.phase !== 'setup';

const firstReady = ({ zones, seat }: View): CardView | undefined => {
  const cards = zones[`actions:${seat}`];
  return Array.isArray(cards) ? cards.find(({ exhausted }) => !exhausted) : undefined;
};

/** The guided start: where we are, what can be done, what threatens. */
export const tour: readonly TourStep[] = [
  { id: 'location', text: 'ht.tour.location', about: { zone: 'location' }, when: hasBegun },
  {
    id: 'cards',
    text: 'ht.tour.cards',
    about: (view) => {
      const card = firstReady(view);
      return card ? { card: card.id } : null;
    },
    when: (view, choice) => hasBegun(view) && choice !== null,
  },
  {
    id: 'engaged',
    text: 'ht.tour.engaged',
    about: ({ seat }) => ({ zone: `engaged:${seat}` }),
    when: hasBegun,
  },
  { id: 'peril', text: 'ht.tour.peril', about: { zone: 'peril' }, when: hasBegun },
  { id: 'shadows', text: 'ht.tour.shadows', about: { zone: 'shadows' }, when: hasBegun },
];
