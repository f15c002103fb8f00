import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { secretFile, sqliteFile } from '../../src/storage/files.ts';
import { Browser } from '../kit/browser.ts';
import { Client } from '../kit/client.ts';
import { temporaryFolder } from '../kit/databases.ts';
import { makeMatch } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

const folders: string[] = [];
const newFolder = (): string => {
  folders.push(temporaryFolder());
  return folders.at(-1)!;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Whether a small disk of our own can be had here. */
const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;
const canMount = (() => {
  const folder = newFolder();
  const could = mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  if (could) spawnSync('umount', [folder]);
  return could;
})();

const start = (data: string): Promise<unknown> =>
  serveTest({ data }).then(
    (server) => server.close(),
    (error: Error) => error.message,
  );

describe('a data folder', { timeout: 60_000 }, () => {
  it('that is none is named, with what to do', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    expect(await start(file)).toBe(`${file} is no folder. Name a folder for the data with --data.`);
    expect(await start(join(file, 'data'))).toMatch(/is no folder/);
  });

  it('with something else for a database is named, with what to do', async () => {
    const data = newFolder();
    writeFileSync(sqliteFile(data), 'This is not a database, however long one looks at it. '.repeat(100));
    expect(await start(data)).toMatch(`The database in the data folder ${data} is damaged`);
    expect(await start(data)).toMatch('questwright restore');
  });

  it('is not begun anew when its database is gone and its secret is not', async () => {
    const data = newFolder();
    expect(await start(data)).toBeUndefined();
    expect(await start(data)).toBeUndefined();
    // The database is gone, as when a disk is not mounted or a file was lost.
    const other = newFolder();
    copyFileSync(secretFile(data), secretFile(other));
    const lost = `The data folder ${other} has been in use, but its database is not there or is empty.`;
    expect(await start(other)).toMatch(lost);
    expect(existsSync(sqliteFile(other))).toBe(false);
    writeFileSync(sqliteFile(other), '');
    expect(await start(other)).toMatch(lost);
    // Whoever wants to begin anew says so.
    rmSync(secretFile(other));
    expect(await start(other)).toBeUndefined();
  });

  it.each(['', ' \n', 'short'])('with %j for a secret is refused', async (secret) => {
    const data = newFolder();
    expect(await start(data)).toBeUndefined();
    writeFileSync(secretFile(data), secret);
    expect(await start(data)).toMatch(
      `The secret of the cookies in ${secretFile(data)} is empty or too short`,
    );
    // The folder is free again.
    rmSync(secretFile(data));
    expect(await start(data)).toBeUndefined();
    expect(statSync(secretFile(data)).size).toBeGreaterThan(40);
  });

  it('in which nothing was says so, once', async () => {
    const data = newFolder();
    const said: string[] = [];
    const log = { logLevel: 'info', logTo: { write: (line: string) => void said.push(line) } } as const;
    await (await serveTest({ data, ...log })).close();
    await (await serveTest({ data, ...log })).close();
    const told = said.filter((line) => line.includes('a new database has been made'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(data);
  });

  it('that has lost its secret says so, for people are strangers then', async () => {
    const data = newFolder();
    const said: string[] = [];
    const log = { logLevel: 'warn', logTo: { write: (line: string) => void said.push(line) } } as const;
    const server = await serveTest({ data, ...log });
    await new Browser(server.url).post('/api/guest', { name: 'Ann' });
    await server.close();
    expect(said.join()).not.toContain('the secret of the cookies');
    rmSync(secretFile(data));
    await (await serveTest({ data, ...log })).close();
    expect(said.join()).toContain('the secret of the cookies was not there');
  });

  it('needs a secret that is one, also when it is said', async () => {
    await expect(serveTest({ data: newFolder(), secret: '' })).rejects.toThrow('16 characters or more');
  });
});

describe('a server that cannot store anything', { timeout: 60_000 }, () => {
  it('says that it is failing, and why in its log, and works again when it can', async () => {
    const data = newFolder();
    const said: string[] = [];
    const server = await serveTest({
      data,
      logLevel: 'info',
      logTo: { write: (line: string) => void said.push(line) },
    });
    const health = async () => (await new Browser(server.url).get('/healthz')).json.status;
    expect(await health()).toBe('ok');

    // Reading works; writing does not.
    const other = new DatabaseSync(sqliteFile(data), { timeout: 5000 });
    other.exec(`create trigger no_room before update on servers begin select raise(abort, 'no room'); end`);
    await expect.poll(health).toBe('failing');
    expect(said.filter((line) => line.includes('cannot do its work'))).toHaveLength(1);
    expect(said.join()).toContain('no room');
    other.exec('drop trigger no_room');
    await expect.poll(health).toBe('ok');
    expect(said.filter((line) => line.includes('does its work again'))).toHaveLength(1);
    other.close();
    await server.close();
  });

  it('is asked about its health as often as one likes without writing each time', async () => {
    const data = newFolder();
    const server = await serveTest({ data });
    const browser = new Browser(server.url);
    await browser.get('/healthz');
    const other = new DatabaseSync(sqliteFile(data), { timeout: 5000 });
    const written = (): unknown => other.prepare('PRAGMA data_version').get();
    let writes = 0;
    let last = written();
    for (let i = 0; i < 50; i++) {
      await browser.get('/healthz');
      if (JSON.stringify(written()) !== JSON.stringify(last)) writes++;
      last = written();
    }
    // On a busy machine the fifty may take some seconds.
    expect(writes).toBeLessThan(10);
    other.close();
    await server.close();
  });
});

describe.skipIf(!canMount)('a disk', { timeout: 60_000 }, () => {
  const mounted: string[] = [];
  const disk = (size: string): string => {
    const folder = newFolder();
    mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
    mounted.push(folder);
    return folder;
  };
  afterEach(() => {
    for (const folder of mounted.splice(0)) spawnSync('umount', ['-l', folder]);
  });

  it('that is full is named at the start, with what to do', async () => {
    const data = disk('1m');
    fill(data);
    expect(await start(data)).toBe(
      `The disk of the data folder ${data} is full. Make room on it, or name a folder on another disk with --data.`,
    );
  });

  it('that is read-only is named at the start, with what to do', async () => {
    const data = disk('1m');
    mount('-o', 'remount,ro', data);
    expect(await start(data)).toMatch(`The data folder ${data} is on a disk that is read-only.`);
    expect(await start(join(data, 'new'))).toMatch('is on a disk that is read-only.');
  });

  it('that becomes full loses nothing: nothing is acknowledged that is not stored, and all go on later', async () => {
    const data = disk('40m');
    const said: string[] = [];
    const server = await serveTest({
      data,
      logLevel: 'warn',
      logTo: { write: (line: string) => void said.push(line) },
    });
    const ann = await Client.guest(server.url, 'Ann');
    const bob = await Client.guest(server.url, 'Bob');
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    const health = async () => (await new Browser(server.url).get('/healthz')).json.status;
    expect(await health()).toBe('ok');
    const ballast = fill(data);
    await expect.poll(health).toBe('failing');

    // What fits into the room that the database has left is stored; after that nothing is.
    let told = '';
    for (let i = 0; i < 2000 && told === ''; i++) {
      const reply = await ann.ask({ type: 'chat', match, text: `${i} `.repeat(100) });
      if (reply.type === 'error') told = `${reply.code}: ${reply.message}`;
    }
    expect(told).toBe('try-again: The server cannot store anything just now.');
    expect(said.join()).toContain(`The disk of the data folder ${data} is full.`);

    rmSync(ballast);
    await expect.poll(health).toBe('ok');
    const { n } = ann.see(match, 0)!.view.choice!;
    await ann.do({ type: 'answer', match, seat: 0, n, answer: 'pass' });
    await bob.untilVersion(match, 1, n + 1);
    await Promise.all([ann.close(), bob.close()]);
    await server.close();
  });

  /** Writes until nothing more fits. */
  function fill(folder: string): string {
    const ballast = join(folder, 'ballast');
    for (const size of [1 << 20, 1 << 12]) {
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // Full.
      }
    }
    return ballast;
  }
});
