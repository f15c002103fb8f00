import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Within the project, so that its packages are found. */
const folder = mkdtempSync(`${root}bots/tests/docs-`);
afterAll(() => rmSync(folder, { recursive: true }));

it('the bot in docs/ai.md runs as it stands, and beats chance', () => {
  const page = readFileSync(`${root}docs/ai.md`, 'utf8');
  const [bot, program] = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code!);
  writeFileSync(`${folder}/search.mjs`, bot!);
  writeFileSync(`${folder}/program.mjs`, program!);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `${root}tools/ts-loader/register.mjs`, `${folder}/program.mjs`],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const [search, chance] = JSON.parse(stdout) as number[];
  expect(search! + chance!).toBeGreaterThanOrEqual(8);
  expect(search).toBeGreaterThan(chance!);
}, 30_000);
