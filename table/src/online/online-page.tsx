import { useSyncExternalStore } from 'react';
import { connectOnline, type OnlineConnection } from '../play/online/online-connection.ts';
import { Opening, TablePage, useConnection } from '../table-page/table-page.tsx';
import { WaitingRoom } from './waiting-room.tsx';

/** A match on the server: the waiting room before it begins, the table afterwards. */
export function OnlinePage({ id }: { id: string }) {
  const connection = useConnection(connectOnline, id) as OnlineConnection | null;
  return connection ? <Entered connection={connection} /> : <Opening />;
}

function Entered({ connection }: { connection: OnlineConnection }) {
  const table = useSyncExternalStore(connection.subscribe, connection.table);
  return table?.status === 'open' ? (
    <WaitingRoom connection={connection} table={table} />
  ) : (
    <TablePage connection={connection} />
  );
}
