import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import type { Table } from '../table.ts';

export async function chat(
  table: Table,
  { id, name }: PersonInfo,
  { text }: ClientMessageOf<'chat'>,
): Promise<void> {
  const { deps } = table;
  const line = await deps.storage.matches.addChat(table.id, { person: id, name, text, at: deps.now() });
  table.publish({ kind: 'chat', text: JSON.stringify({ type: 'chat', match: table.id, lines: [line] }) });
}
