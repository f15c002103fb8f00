import { useCallback, useEffect } from 'react';
import type { Connection } from '../play/connection.ts';
import type { Followed } from '../play/following.ts';

/**
 * Through whose eyes the table is seen when several of its seats are played at this device. Without secrets they
 * follow whoever is asked; with secrets the screen goes blank, and only what everybody may see is even known to
 * the page, until the next person says that it is them.
 */
export function useEyes(
  connection: Connection,
  sight: Followed,
): { mustHandOver: boolean; take: () => void } {
  const { eyes, table, asked } = sight;
  const seat = asked.choice?.seat ?? -1;
  const isOther = table.seats[seat]?.mine === true && seat !== eyes;
  const isShared = table.secrets && table.seats.filter(({ mine }) => mine).length > 1;
  const mustHandOver = isOther && isShared;
  const next = mustHandOver ? -1 : isOther ? seat : eyes;

  useEffect(() => {
    if (next !== eyes) connection.look(next);
  }, [connection, next, eyes]);

  const take = useCallback(() => connection.look(seat), [connection, seat]);
  return { mustHandOver, take };
}
