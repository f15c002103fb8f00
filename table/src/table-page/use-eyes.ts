import type { ChoiceView } from '@questwright/kernel';
import { useCallback, useEffect } from 'react';
import type { Connection } from '../play/connection.ts';
import type { Followed } from '../play/following.ts';

/**
 * Through whose eyes the table is seen when several of its seats are played at this device. Without secrets they
 * follow whoever is asked; with secrets the screen goes blank, and only what everybody may see is even known to
 * the page, until the next person says that it is them. `calls` is a seat that is only called: see `isCall`.
 */
export function useEyes(
  connection: Connection,
  sight: Followed,
): { handTo: readonly number[]; calls: number | null; take: (seat: number) => void } {
  const { eyes, table, asked } = sight;
  const handTo = whoIsNext(asked.choice, eyes, table.seats);
  const isShared = table.secrets && table.seats.filter(({ mine }) => mine).length > 1;
  const isCalled = isShared && isCall(asked.choice, eyes, handTo);
  const mustHandOver = handTo.length > 0 && isShared && !isCalled;
  const next = mustHandOver ? -1 : isCalled ? eyes : (handTo[0] ?? eyes);

  useEffect(() => {
    if (next !== eyes) connection.look(next);
  }, [connection, next, eyes]);

  const take = useCallback((seat: number) => connection.look(seat), [connection]);
  return { handTo: mustHandOver ? handTo : NOBODY, calls: isCalled ? handTo[0]! : null, take };
}

/**
 * Whether somebody may use what they hold while another one has the device. Most often they pass: then the screen need
 * not go blank. Whether they are asked tells nothing of what they hold.
 */
export const isCall = (choice: ChoiceView | null, eyes: number, handTo: readonly number[]): boolean =>
  eyes >= 0 && handTo.length === 1 && choice?.window !== undefined;

const NOBODY: readonly number[] = [];

/** The seats at this device that are asked, if the one that is looked through is not. */
export function whoIsNext(
  choice: ChoiceView | null,
  eyes: number,
  seats: readonly { readonly mine: boolean }[],
): readonly number[] {
  const asked = choice?.seats ?? (choice ? [choice.seat] : []);
  return asked.includes(eyes) ? NOBODY : asked.filter((seat) => seats[seat]?.mine);
}
