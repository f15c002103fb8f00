import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Connection } from '../play/connection.ts';
import { connectHere } from '../play/local/local-connection.ts';
import { Link } from '../route/link.tsx';
import { to } from '../route/router.ts';
import { t } from '../texts/texts.ts';
import { Page } from '../ui/page.tsx';
import { Table } from './table.tsx';

/** A match that is run in this browser. */
export function HerePage({ id }: { id: string }) {
  const connection = useConnection(connectHere, id);
  return connection && <TablePage connection={connection} />;
}

/** Opens a connection for as long as the page is shown. */
export function useConnection(connect: (id: string) => Connection, id: string): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    const opened = connect(id);
    setConnection(opened);
    return () => {
      opened.close();
      setConnection(null);
    };
  }, [connect, id]);
  return connection;
}

export function TablePage({ connection }: { connection: Connection }) {
  const isThere = useSyncExternalStore(connection.subscribe, () => connection.sight() !== null);
  const contact = useSyncExternalStore(connection.subscribe, connection.contact);
  if (contact.state === 'failed') {
    return (
      <Page title={t('table.cannot-open')} narrow>
        <div className="paper" role="alert">
          <p>{contact.reason}</p>
          <Link className="button button-ember" href={to.home}>
            {t('nav.home')}
          </Link>
        </div>
      </Page>
    );
  }
  if (!isThere) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <Table connection={connection} first={connection.sight()!} />
    </Suspense>
  );
}

export const Opening = () => (
  <main className="page page-narrow">
    <p className="opening" role="status">
      {t('table.opening')}
    </p>
  </main>
);
