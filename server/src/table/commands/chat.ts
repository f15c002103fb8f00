import type { ClientMessageOf } from '../../../protocol/index.ts';
import type { Caller } from '../../quotas/caller.ts';
import type { Table } from '../table.ts';

export async function chat(table: Table, caller: Caller, { text }: ClientMessageOf<'chat'>): Promise<void> {
  const { deps } = table;
  deps.quotas.chat.take(caller);
  const { id: person } = caller;
  const name = table.record.seats.find((seat) => seat.person === person)?.name ?? caller.name;
  const line = await deps.storage.matches.addChat(table.id, { person, name, text, at: deps.now() });
  table.publish({ kind: 'chat', text: JSON.stringify({ type: 'chat', match: table.id, lines: [line] }) });
}
