import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sqliteHouse } from '../kit/databases.ts';
import { HEROES } from '../kit/games.ts';
import { serveTest, TEST_GAMES_AND_HEROES } from '../kit/server.ts';

const page = readFileSync(new URL('../../../docs/ai.md', import.meta.url), 'utf8');
const [, code] = /```js\n(\/\/ last\.mjs\n.*?)```/s.exec(page)!;

it.each(['tic-tac-toe', 'magpies', HEROES])(
  'the program in docs/ai.md plays %s online to its end',
  async (game) => {
    const program = join(mkdtempSync(join(tmpdir(), 'program-')), 'last.mjs');
    writeFileSync(program, code!);
    const house = sqliteHouse();
    const server = await serveTest({ ...(await house.fresh()), games: TEST_GAMES_AND_HEROES });
    const client = fileURLToPath(new URL('../../examples/client.mjs', import.meta.url));
    const child = spawn(process.execPath, [client, server.url, game, program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said += String(data);
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    expect(said).toMatch(/It is over: \w+/);
    await server.close();
    await house.close();
  },
  60_000,
);
