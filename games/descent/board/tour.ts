import type { TourStep } from '@questwright/board-kit';
import type { ChoiceView, View } from '@questwright/kernel';
import { heroFigureOf, mapOf, openOf } from './sight.ts';

type When = NonNullable<TourStep['when']>;

/** It is the turn of one of the player's heroes, who may do anything. */
const inTurn: When = (view, choice) => choice?.topic === 'act' && openOf(view).phase === 'hero';

const offers = (choice: ChoiceView | null, id: RegExp): boolean =>
  choice?.options?.some((option) => id.test(option.id)) ?? false;

/** In one's turn something can be done. */
const canDo =
  (id: RegExp): When =>
  (view, choice) =>
    inTurn(view, choice) && offers(choice, id);

const actor = (view: View): number => openOf(view).turn?.hero ?? 0;
const atHero = (view: View) => ({ zone: `hero:${actor(view)}` });

/** The guided first match: each step is done by the player on the board; what may come late, or never, waits for nobody. */
export const tour: readonly TourStep[] = [
  {
    id: 'hero',
    text: 'd2.tour.hero',
    when: (_, choice) => choice?.topic === 'hero',
    doneBy: 'd2.log.takes-hero',
    anyTime: true,
  },
  {
    id: 'class',
    text: 'd2.tour.class',
    when: (_, choice) => choice?.topic === 'class',
    doneBy: 'd2.log.class',
    anyTime: true,
  },
  { id: 'map', text: 'd2.tour.map', about: { zone: 'map' }, when: inTurn },
  { id: 'quest', text: 'd2.tour.quest', about: { zone: 'quest' }, when: (view) => mapOf(view) !== null },
  { id: 'turn', text: 'd2.tour.turn', about: atHero, when: inTurn },
  {
    id: 'walk',
    text: 'd2.tour.walk',
    about: { zone: 'map' },
    when: canDo(/^(?:action:move|step:)/),
    doneBy: 'd2.log.moves',
  },
  {
    id: 'attack',
    text: 'd2.tour.attack',
    when: canDo(/^weapon:[1-9]/),
    doneBy: 'd2.log.attacks',
    anyTime: true,
  },
  {
    id: 'surge',
    text: 'd2.tour.surge',
    about: { zone: 'attack' },
    when: (_, choice) => choice?.topic === 'surge',
    doneBy: 'd2.log.surge',
    anyTime: true,
  },
  {
    id: 'search',
    text: 'd2.tour.search',
    when: canDo(/^search:/),
    doneBy: 'd2.log.searches',
    anyTime: true,
  },
  {
    id: 'revive',
    text: 'd2.tour.revive',
    when: canDo(/^revive:/),
    doneBy: 'd2.log.revives',
    anyTime: true,
  },
  {
    id: 'rest',
    text: 'd2.tour.rest',
    about: atHero,
    when: (view, choice) =>
      canDo(/^action:rest/)(view, choice) && (heroFigureOf(view, actor(view))?.fatigue ?? 0) > 1,
    doneBy: 'd2.log.rests',
    anyTime: true,
  },
  {
    id: 'overlord',
    text: 'd2.tour.overlord',
    about: { zone: 'overlord' },
    when: (view) => openOf(view).round > 1,
    anyTime: true,
  },
];
