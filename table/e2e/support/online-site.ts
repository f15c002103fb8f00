import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, type Site } from './site.ts';

const questwright = join(import.meta.dirname, '../../../cli/bin/questwright.mjs');
const endsWithParent = join(import.meta.dirname, 'ends-with-parent.mjs');

/** Nobody is refused anything because the machine is busy, or because many guests come from one address. */
const PATIENT = {
  'messages-per-second': 200,
  'answer-limit': 60_000,
  'bot-limit': 60_000,
  'rules-ms-per-minute': 600_000,
  'bot-ms-per-minute': 600_000,
  'match-ms-per-minute': 600_000,
  'people-per-address': 1000,
};

let shared: Promise<Site> | undefined;

/**
 * The real server, as `questwright serve` runs it, in front of the built client. All tests of a process have the same:
 * it takes longer to start than most tests. It ends with the process.
 */
export function serveOnline(): Promise<Site> {
  shared ??= start();
  return shared;
}

async function start(): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'questwright-server-'));
  const settings = { port: 0, data, client: dist, 'log-level': 'silent', ...PATIENT };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(process.execPath, ['--import', endsWithParent, questwright, 'serve', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, QUESTWRIGHT_TEST_FOLDER: data },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /listens at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => {
      shared = undefined;
      reject(new Error(`The server ended with ${code}. ${said}`));
    });
  });
  // It does not keep the process of the tests from ending.
  for (const it of [server, server.stdin, server.stdout]) (it as unknown as { unref(): void }).unref();
  return { url, close: async () => {} };
}
