import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questwright } from '../../../cli/tests/command.ts';
import type { DataPlace } from '../../src/storage/database.ts';
import { Client } from '../kit/client.ts';
import { type DatabaseHouse, postgresHouse, sqliteHouse } from '../kit/databases.ts';
import { answerRandomly, makeMatch } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

describe('a backup', { timeout: 60_000 }, () => {
  let sqlite: DatabaseHouse;
  let postgres: DatabaseHouse;
  const folder = mkdtempSync(join(tmpdir(), 'questwright-backup-'));
  const newFile = (): string => join(folder, randomBytes(4).toString('hex'));

  beforeAll(async () => {
    sqlite = sqliteHouse();
    postgres = await postgresHouse();
  }, 60_000);
  afterAll(async () => {
    await sqlite.close();
    await postgres?.close();
  }, 60_000);

  const flagsOf = ({ data, databaseUrl }: DataPlace): string[] =>
    databaseUrl ? ['--database-url', databaseUrl] : ['--data', data];

  it.each([
    ['SQLite', 'SQLite'],
    ['SQLite', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
    ['PostgreSQL', 'PostgreSQL'],
  ])('made on %s while people play is taken back on %s, and they play on', async (from, to) => {
    const place = await (from === 'SQLite' ? sqlite : postgres).fresh();
    const server = await serveTest(place);
    const ann = await Client.guest(server.url, 'Ann');
    const bob = await Client.guest(server.url, 'Bob');
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    await answerRandomly(match, [ann, bob], createRandom('backup'), 10);
    await ann.do({ type: 'chat', match, text: 'so far' });
    const { version, view } = ann.see(match, 0)!;

    const file = newFile();
    expect(await questwright(['backup', file, ...flagsOf(place)])).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // What happens after the backup is not in it.
    await answerRandomly(match, [ann, bob], createRandom('after'), 3);
    await Promise.all([ann.close(), bob.close()]);
    await server.close();

    const other = await (to === 'SQLite' ? sqlite : postgres).fresh();
    expect(await questwright(['restore', file, ...flagsOf(other)])).toMatchObject({ code: 0 });
    const again = await serveTest(other);
    // The same cookies are good, so everybody is still who they were.
    const [ann2, bob2] = await Promise.all(
      [ann, bob].map(({ guest }) => Client.connect({ ...guest, url: again.url })),
    );
    await Promise.all([ann2!, bob2!].map((client) => client.do({ type: 'watch', match })));
    expect(await ann2!.until(() => ann2!.see(match, 0))).toMatchObject({ version, view });
    await ann2!.until(() => ann2!.received.some((m) => m.type === 'chat' && m.lines[0]?.text === 'so far'));
    await answerRandomly(match, [ann2!, bob2!], createRandom('on'), 3);
    await Promise.all([ann2!.close(), bob2!.close()]);
    await again.close();
  });

  it('is refused when it is not whole, no backup at all, or would go over something', async () => {
    const place = await sqlite.fresh();
    const server = await serveTest(place);
    await (await Client.guest(server.url, 'Ann')).close();
    const file = newFile();
    await questwright(['backup', file, ...flagsOf(place)]);
    expect((await questwright(['backup', file, ...flagsOf(place)])).err).toMatch(/exist/);
    await server.close();
    expect((await questwright(['restore', file, ...flagsOf(place)])).err).toMatch(/an empty one/);

    const cut = newFile();
    writeFileSync(cut, readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n'));
    const other = await sqlite.fresh();
    expect(await questwright(['restore', cut, ...flagsOf(other)])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^The backup is not whole: .* use another\.\n$/),
    });
    const nonsense = newFile();
    writeFileSync(nonsense, '{}\n');
    expect((await questwright(['restore', nonsense, ...flagsOf(other)])).err).toMatch(/not a backup/);
    // Nothing of it was taken, so the whole one still can be.
    expect(await questwright(['restore', file, ...flagsOf(other)])).toMatchObject({ code: 0 });
  });
});
