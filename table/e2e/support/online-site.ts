import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, type Site } from './site.ts';

const questwright = join(import.meta.dirname, '../../../cli/bin/questwright.mjs');

/** Nobody is refused anything because the machine is busy. */
const PATIENT = {
  'messages-per-second': 200,
  'answer-limit': 60_000,
  'bot-limit': 60_000,
  'rules-ms-per-minute': 600_000,
  'bot-ms-per-minute': 600_000,
  'match-ms-per-minute': 600_000,
};

/** The real server, as `questwright serve` runs it, in front of the built client. */
export async function serveOnline(): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'questwright-server-'));
  const settings = { port: 0, data, client: dist, 'log-level': 'silent', ...PATIENT };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
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
