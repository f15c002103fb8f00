import { type Choice, seatsAsked } from './choice.ts';
import { looking } from './lend.ts';
import type { State } from './state.ts';
import { findCard, sees } from './zones.ts';

/**
 * The ids of the cards that a choice is about and that an asked seat could not see before: by being asked it learns
 * what they are.
 */
export function shownTo(g: State, choice: Choice, seat: number): number[] {
  if (choice.kind === 'amount' || !choice.as.about || !seatsAsked(choice).includes(seat)) return [];
  const { among, as } = choice;
  return looking(g, () =>
    among.flatMap((thing) => {
      const { card = [] } = as.about!(thing);
      return [card].flat().filter((id): id is number => typeof id === 'number' && isHidden(g, id, seat));
    }),
  );
}

function isHidden(g: State, id: number, seat: number): boolean {
  const card = findCard(g, id);
  return card !== undefined && !sees(g, card, seat);
}

/** Whether being asked shows a seat anything that it could not see. */
export const showsHidden = (g: State, choice: Choice): boolean =>
  seatsAsked(choice).some((seat) => shownTo(g, choice, seat).length > 0);
