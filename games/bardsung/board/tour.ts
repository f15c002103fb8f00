import type { TourStep } from '@questwright/board-kit';
import { isPlayed, seatInFocus } from './sight.ts';

/** Whether the reader's own hero takes a turn: companions may have theirs before it. */
const onOwnTurn: TourStep['when'] = (view, choice) => isPlayed(view) && choice?.topic === 'turn';

/** The guided start, through the first node. */
export const tour: readonly TourStep[] = [
  { id: 'welcome', text: 'bs.tour.welcome' },
  {
    id: 'mat',
    text: 'bs.tour.mat',
    about: { zone: 'map' },
    when: onOwnTurn,
    anyTime: true,
  },
  { id: 'order', text: 'bs.tour.order', about: { zone: 'order' }, when: isPlayed },
  {
    id: 'hero',
    text: 'bs.tour.hero',
    about: (view) => ({ hero: seatInFocus(view) }),
    when: onOwnTurn,
    anyTime: true,
  },
  { id: 'fate', text: 'bs.tour.fate', about: { zone: 'fate' }, when: isPlayed },
];
