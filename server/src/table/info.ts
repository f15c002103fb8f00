import type { TableMessage, UndoInfo } from '../../protocol/index.ts';
import type { MatchRecord } from '../storage/index.ts';

/** What everybody may know of a match besides the game itself. */
export function infoOf(
  record: MatchRecord,
  undo: UndoInfo | null,
  joining: TableMessage['joining'],
  isHere: (person: string) => boolean,
): TableMessage {
  const {
    id,
    game,
    rules,
    options,
    status,
    listed,
    host,
    parked,
    notice,
    knowers,
    rematch,
    campaign,
    standing,
    patience,
    created,
  } = record;
  const seats = record.seats.map((seat) => ({ ...seat, here: seat.person !== null && isHere(seat.person) }));
  return {
    type: 'table',
    match: id,
    game,
    rules,
    options,
    status,
    listed,
    host,
    seats,
    undo,
    joining,
    knowers: [...knowers],
    parked: parked && { code: parked.code, message: parked.message },
    notice,
    rematch,
    ...(campaign && { campaign }),
    ...(status === 'open' && standing && { standing }),
    ...(patience && { patience }),
    created,
  };
}
