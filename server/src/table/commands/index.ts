import type { MatchCommand, PersonInfo } from '../../../protocol/index.ts';
import type { Done } from '../port.ts';
import type { Table } from '../table.ts';
import { answer } from './answer.ts';
import { chat } from './chat.ts';
import { archive, rematch, start } from './life.ts';
import { log } from './log.ts';
import { hand, leave, take } from './seating.ts';
import { agree, undo } from './undo.ts';

/** What changes a match, one command after the other. */
type QueuedCommand = Exclude<MatchCommand, { type: 'hint' }>;

/** Does what a person asks of a match, or throws a Refusal. */
export async function obey(table: Table, person: PersonInfo, command: QueuedCommand): Promise<Done> {
  switch (command.type) {
    case 'answer':
      return none(answer(table, person, command));
    case 'undo':
      return none(undo(table, person, command));
    case 'agree':
      return none(agree(table, person, command));
    case 'take':
      return none(take(table, person, command));
    case 'leave':
      return none(leave(table, person, command));
    case 'hand':
      return none(hand(table, person, command));
    case 'start':
      return none(start(table, person));
    case 'chat':
      return none(chat(table, person, command));
    case 'log':
      return log(table, person, command);
    case 'rematch':
      return rematch(table, person);
    case 'archive':
      return none(archive(table, person));
  }
}

const none = async (done: Promise<void>): Promise<Done> => {
  await done;
  return {};
};
