import type { ChoiceView } from '@questwright/kernel';

/** All seats that are asked now: those of which any one may answer, and those that choose at the same time. */
export const askedSeats = (choice: ChoiceView | null | undefined): readonly number[] =>
  choice ? [...new Set([...(choice.seats ?? [choice.seat]), ...(choice.meanwhile ?? [])])] : [];

/** Those who could answer in one's place, if any of several may. */
export const otherAnswerers = ({ seat, seats = [] }: ChoiceView): readonly number[] =>
  seats.filter((other) => other !== seat);
