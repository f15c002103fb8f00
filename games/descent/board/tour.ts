import type { TourStep } from '@questwright/board-kit';
import { mapOf, openOf } from './sight.ts';

/** The guided start: the dungeon, one's turn, how one fights, and what it is all for. */
export const tour: readonly TourStep[] = [
  { id: 'map', text: 'd2.tour.map', about: { zone: 'map' }, when: (view) => mapOf(view) !== null },
  { id: 'quest', text: 'd2.tour.quest', about: { zone: 'quest' }, when: (view) => mapOf(view) !== null },
  {
    id: 'turn',
    text: 'd2.tour.turn',
    about: ({ open }) => ({ zone: `hero:${(open as { turn: { hero: number } | null }).turn?.hero ?? 0}` }),
    when: (view, choice) => choice?.topic === 'act' && openOf(view).phase === 'hero',
  },
  {
    id: 'walk',
    text: 'd2.tour.walk',
    about: { zone: 'map' },
    when: (view, choice) => choice?.topic === 'act' && openOf(view).phase === 'hero',
  },
  {
    id: 'surge',
    text: 'd2.tour.surge',
    about: { zone: 'attack' },
    when: (_, choice) => choice?.topic === 'surge',
  },
  {
    id: 'overlord',
    text: 'd2.tour.overlord',
    about: { zone: 'overlord' },
    when: (view) => openOf(view).round > 1,
  },
];
