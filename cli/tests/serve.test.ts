import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/questwright.mjs', import.meta.url));

it.each(['SIGTERM', 'SIGINT'] as const)(
  'serve puts everything away and ends well when it gets %s',
  { timeout: 60_000 },
  async (signal) => {
    const data = mkdtempSync(join(tmpdir(), 'questwright-serve-'));
    const server = spawn(
      process.execPath,
      [BIN, 'serve', '--port', '0', '--data', data, '--log-level', 'error'],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let complaints = '';
    server.stderr.on('data', (text) => {
      complaints += text;
    });
    const [said] = await once(server.stdout, 'data');
    expect(String(said)).toMatch(/^Questwright listens at http:\/\/127\.0\.0\.1:\d+\n$/);
    const url = String(said).trim().split(' ').at(-1)!;
    const { games } = (await (await fetch(`${url}/api/games`)).json()) as { games: unknown[] };
    expect(games.length).toBeGreaterThan(1);
    server.kill(signal);
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(complaints).toBe('');
    rmSync(data, { recursive: true });
  },
);
