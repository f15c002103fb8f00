import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { contentPolicy } from '../../build/policy.ts';

export const dist = join(import.meta.dirname, '../../dist');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built client and nothing else, as any static host would, under the strict policy. */
export async function serveStatic(): Promise<Site> {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('The client has not been built: run "npm run build -w table" first.');
  }
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url!, 'http://x').pathname));
    const file = extname(path) ? path : '/index.html';
    try {
      const body = await readFile(join(dist, file));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      // The names of assets change with what is in them.
      const caching = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      const headers = {
        'content-type': type,
        'content-security-policy': contentPolicy,
        'cache-control': caching,
      };
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
