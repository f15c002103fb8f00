import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { advice, clientMessage, MESSAGE_BYTES, PROTOCOL, serverMessage } from '../../protocol/index.ts';
import { defaults } from '../../src/settings.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { HEROES } from '../kit/games.ts';
import { serveTest, TEST_GAMES_AND_HEROES } from '../kit/server.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

describe('docs/protocol.md', { timeout: 60_000 }, () => {
  it('names every message, every error with its advice, and the limits', () => {
    for (const { shape } of clientMessage.options) expect(page).toContain(`| \`${shape.type.value}\` |`);
    for (const { shape } of serverMessage.options) {
      const type = shape.type.value;
      if (type !== 'update') expect(page).toMatch(new RegExp(`\`${type}\``));
    }
    for (const [code, what] of Object.entries(advice)) expect(page).toContain(`| \`${code}\` | ${what} |`);
    expect(page).toContain(`This is version ${PROTOCOL}.`);
    expect(page).toContain(`${MESSAGE_BYTES.toLocaleString('en')} bytes`);
    expect(page).toContain(`${defaults.messagesPerSecond} messages a second`);
    expect(page).toContain(`${defaults.messageBurst} at once`);
    expect(page).toContain(`every ${defaults.ping / 1000} seconds`);
  });

  it.each(['tic-tac-toe', 'magpies', HEROES])(
    'has an example client that plays %s to its end',
    async (game) => {
      const house = sqliteHouse();
      const { messagesPerSecond, messageBurst } = defaults;
      const limits = { messagesPerSecond, messageBurst };
      const server = await serveTest({ ...(await house.fresh()), ...limits, games: TEST_GAMES_AND_HEROES });
      const example = fileURLToPath(new URL('../../examples/client.mjs', import.meta.url));
      const child = spawn(process.execPath, [example, server.url, game], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (data) => {
        said += String(data);
      });
      const code = await new Promise((resolve) => child.once('exit', resolve));
      expect(code).toBe(0);
      expect(said).toMatch(/It is over: \w+/);
      await server.close();
      await house.close();
    },
  );
});
