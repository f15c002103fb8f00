import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, type Site } from './site.ts';

const questwright = join(import.meta.dirname, '../../../cli/bin/questwright.mjs');

/** The real server, as `questwright serve` runs it, in front of the built client. */
export async function serveOnline(): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'questwright-server-'));
  const flags = [
    '--port',
    '0',
    '--data',
    data,
    '--client',
    dist,
    '--log-level',
    'silent',
    '--messages-per-second',
    '200',
  ];
  const server = spawn(process.execPath, [questwright, 'serve', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /listens at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}. ${said}`)));
  });
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
