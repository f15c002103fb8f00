import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contestant, Group } from './load.ts';
import { OurGroup } from './our-group.ts';
import { startProcess } from './process.ts';

export const SEATS = 4;
const AT_ONCE = 8;

/** Everybody comes from this machine and is in a hurry at first, and the same few people sit at all the tables. */
export const LIMITS = {
  maxConnectionsPerAddress: 10_000,
  socketsPerMinute: 10_000,
  messageBurst: 1000,
  matchesPerHour: 10_000,
  rulesMsPerMinute: 600_000,
};

/** Our server on Heroes of Terrinoth with four heroes, on SQLite, with everything as it is delivered. */
export async function ours(): Promise<Contestant> {
  const data = mkdtempSync(join(tmpdir(), 'questwright-bench-'));
  const settings = { data, port: 0, logLevel: 'silent', ...LIMITS };
  const server = await startProcess(new URL('./ours-process.ts', import.meta.url), settings);
  const cookies = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => arrive(server.url, `Seat ${seat}`)),
  );
  return {
    usage: () => server.usage(),
    async groups(count) {
      const groups: Group[] = [];
      while (groups.length < count) {
        const some = Math.min(AT_ONCE, count - groups.length);
        groups.push(
          ...(await Promise.all(Array.from({ length: some }, () => OurGroup.make(server.url, cookies)))),
        );
      }
      return groups;
    },
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function arrive(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return response.headers.get('set-cookie')!.split(';')[0]!;
}
