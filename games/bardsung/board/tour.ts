import type { TourStep } from '@questwright/board-kit';
import { isPlayed, openOf, seatInFocus } from './sight.ts';

/** The guided start, through the first node: what is spent between encounters, the map, and then the mat. */
export const tour: readonly TourStep[] = [
  { id: 'upkeep', text: 'bs.tour.upkeep', when: (view) => openOf(view).phase === 'upkeep' },
  {
    id: 'chapter',
    text: 'bs.tour.chapter',
    about: { zone: 'chapter' },
    when: (view) => openOf(view).phase === 'map',
  },
  {
    id: 'mat',
    text: 'bs.tour.mat',
    about: { zone: 'map' },
    when: (view, choice) => isPlayed(view) && choice !== null,
  },
  { id: 'order', text: 'bs.tour.order', about: { zone: 'order' }, when: isPlayed },
  {
    id: 'hero',
    text: 'bs.tour.hero',
    about: (view) => ({ hero: seatInFocus(view) }),
    when: (view, choice) => isPlayed(view) && choice !== null,
  },
  { id: 'fate', text: 'bs.tour.fate', about: { zone: 'fate' }, when: isPlayed },
];
