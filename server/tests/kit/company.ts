import type { ServeOptions } from '../../src/index.ts';
import type { DataPlace } from '../../src/storage/database.ts';
import { Client } from './client.ts';
import { sqliteHouse } from './databases.ts';
import { serveTest } from './server.ts';

/** A server with a database of its own, and the guests who come to it. */
export interface Company {
  readonly url: string;
  guest(name: string): Promise<Client>;
  /** The guests leave and the server stops; what it has kept can be looked at before that is gone, too. */
  close(look?: (kept: DataPlace) => Promise<void>): Promise<void>;
}

/** Opens a server that waits for guests. */
export async function gather(options: ServeOptions = {}): Promise<Company> {
  const house = sqliteHouse();
  const place = await house.fresh();
  const server = await serveTest({ ...place, ...options });
  const guests: Client[] = [];
  return {
    url: server.url,
    async guest(name) {
      const client = await Client.guest(server.url, name);
      guests.push(client);
      return client;
    },
    async close(look) {
      await Promise.all(guests.map((guest) => guest.close()));
      await server.close();
      await look?.(place);
      await house.close();
    },
  };
}
