import {
  announce,
  derive,
  type Explanation,
  explain,
  happens,
  isHeard,
  listening,
  modifiersOf,
  type Rule,
} from '@questwright/kernel';
import type { AdventureState, EventName, EventsOf, SubjectOf, ValueName, ValueOf } from './state.ts';

/** Tells the cards in play that something happened. */
export function tell<G extends AdventureState, E extends EventName<G>>(
  g: G,
  event: E,
  data: EventsOf<G>[E],
): Rule<unknown> {
  return announce(g, event, data);
}

/** Tells the cards in play that something is about to happen, which they may change; false when they prevented it. */
export function stillHappens<G extends AdventureState, E extends EventName<G>>(
  g: G,
  event: E,
  data: EventsOf<G>[E],
): Rule<boolean> {
  return happens(g, event, data as EventsOf<G>[E] & { prevented?: boolean });
}

/** Whether anything in play listens to an event: if not, what only listeners need need not be computed. */
export const hears = <G extends AdventureState>(g: G, event: EventName<G>): boolean => isHeard(g, event);

/** Whether something in play would do anything if this happened now. */
export const concerns = <G extends AdventureState, E extends EventName<G>>(
  g: G,
  event: E,
  data: EventsOf<G>[E],
): boolean => listening(g, event, data).length > 0;

/** Whether anything in play changes a value. */
export const isChanged = <G extends AdventureState>(g: G, value: ValueName<G>): boolean =>
  modifiersOf(g, value) !== undefined;

/** A value of the game, a number or a collection, with every modifier in play applied to what is printed. */
export const valueFor = <G extends AdventureState, V extends ValueName<G>>(
  g: G,
  value: V,
  printed: ValueOf<G, V>,
  subject: SubjectOf<G, V>,
): ValueOf<G, V> => derive(g, value, printed, subject);

/** How a value comes about: what is printed, and what each card adds. */
export const explainValue = <G extends AdventureState, V extends ValueName<G>>(
  g: G,
  value: V,
  printed: number,
  subject: SubjectOf<G, V>,
): Explanation => explain(g, value, printed, subject);
