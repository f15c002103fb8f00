import type { Caller } from '../../quotas/caller.ts';
import type { Done, TableCommand } from '../port.ts';
import type { Table } from '../table.ts';
import { answer } from './answer.ts';
import { chat } from './chat.ts';
import { choose } from './choose.ts';
import { abandon, archive, rematch, start } from './life.ts';
import { log } from './log.ts';
import { pass } from './pass.ts';
import { patience } from './patience.ts';
import { admit, hand, leave, take } from './seating.ts';
import { agree, undo } from './undo.ts';

/** What changes a match, one command after the other. */
type QueuedCommand = Exclude<TableCommand, { type: 'hint' }>;

/** Does what a person asks of a match, or throws a Refusal. */
export async function obey(table: Table, caller: Caller, command: QueuedCommand): Promise<Done> {
  switch (command.type) {
    case 'answer':
      return none(answer(table, caller, command));
    case 'pass':
      return none(pass(table, caller, command));
    case 'undo':
      return none(undo(table, caller, command));
    case 'agree':
      return none(agree(table, caller, command));
    case 'take':
      return none(take(table, caller, command));
    case 'admit':
      return none(admit(table, caller, command));
    case 'leave':
      return none(leave(table, caller, command));
    case 'hand':
      return none(hand(table, caller, command));
    case 'choose':
      return none(choose(table, caller, command));
    case 'patience':
      return none(patience(table, caller, command));
    case 'start':
      return none(start(table, caller));
    case 'chat':
      return none(chat(table, caller, command));
    case 'log':
      return log(table, caller, command);
    case 'rematch':
      return rematch(table, caller);
    case 'archive':
      return none(archive(table, caller));
    case 'abandon':
      return none(abandon(table));
  }
}

const none = async (done: Promise<void>): Promise<Done> => {
  await done;
  return {};
};
