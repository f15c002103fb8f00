import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../src/index.ts';
import { type DatabaseHouse, sqliteHouse, temporaryFolder } from '../kit/databases.ts';
import { serveTest } from '../kit/server.ts';

describe('what browsers keep', { timeout: 60_000 }, () => {
  let house: DatabaseHouse;
  let server: Server;

  beforeAll(async () => {
    house = sqliteHouse();
    // A folder that is named from here, and has the name of the lasting files above it.
    const client = join(temporaryFolder(), 'assets', 'dist');
    mkdirSync(join(client, 'assets'), { recursive: true });
    for (const file of ['index.html', 'service-worker.js', 'manifest.webmanifest', 'assets/app-1a2b.js'])
      writeFileSync(join(client, file), '/**/');
    writeFileSync(join(client, 'assets/app-1a2b.js.br'), brotliCompressSync('/* compressed */'));
    writeFileSync(join(client, 'assets/app-1a2b.js.gz'), gzipSync('/* zipped */'));
    server = await serveTest({ ...(await house.fresh()), client: relative(process.cwd(), client) });
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await house.close();
  }, 60_000);

  const kept = async (path: string): Promise<string | null> =>
    (await fetch(`${server.url}${path}`)).headers.get('cache-control');

  it.each(['/', '/index.html', '/m/some-match', '/service-worker.js', '/manifest.webmanifest'])(
    'is asked about each time for %s, which changes with a new version',
    async (path) => {
      expect(await kept(path)).toBe('no-cache');
    },
  );

  it('is kept for good of files that have another name when they change', async () => {
    expect(await kept('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br, gzip', 'br', '/* compressed */'],
    ['gzip, deflate', 'gzip', '/* zipped */'],
    ['identity', null, '/**/'],
  ])('comes in the form that a browser understands that accepts %s', async (accepted, encoding, text) => {
    const response = await fetch(`${server.url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(text);
  });

  it.each(['/api/me', '/api/games', '/api/matches', '/healthz', '/metrics', '/assets/gone.js'])(
    'is nothing of %s',
    async (path) => {
      expect(await kept(path)).toBe('no-store');
    },
  );
});
