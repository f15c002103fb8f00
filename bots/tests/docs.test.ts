import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

it('the bot in docs/ai.md runs as it stands, and beats chance', () => {
  const page = readFileSync(new URL('docs/ai.md', root), 'utf8');
  const [, code] = /```js\n(.*?)```/s.exec(page)!;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './tools/ts-loader/register.mjs', '--input-type=module'],
    { cwd: fileURLToPath(root), input: code, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const [search, chance] = JSON.parse(stdout) as number[];
  expect(search! + chance!).toBeGreaterThanOrEqual(8);
  expect(search).toBeGreaterThan(chance!);
}, 30_000);
