import type { TourStep } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { openOf } from './sight.ts';

const hasBegun = (view: View): boolean => openOf(view).phase !== 'setup';

/** The guided start: the map, one's hero, the race, and how one grows. */
export const tour: readonly TourStep[] = [
  { id: 'map', text: 'rb.tour.map', about: { zone: 'map' } },
  {
    id: 'hero',
    text: 'rb.tour.hero',
    about: ({ seat }) => ({ zone: `hero:${seat}` }),
    when: hasBegun,
  },
  {
    id: 'actions',
    text: 'rb.tour.actions',
    about: { zone: 'actions' },
    when: (view, choice) => hasBegun(view) && choice !== null,
  },
  { id: 'gems', text: 'rb.tour.gems', about: { zone: 'map' }, when: hasBegun },
  {
    id: 'trophies',
    text: 'rb.tour.trophies',
    about: ({ seat }) => ({ zone: `trophies:${seat}` }),
    when: hasBegun,
  },
  { id: 'markets', text: 'rb.tour.markets', about: { zone: 'markets' }, when: hasBegun },
  { id: 'time', text: 'rb.tour.time', about: { zone: 'time' }, when: hasBegun },
];
