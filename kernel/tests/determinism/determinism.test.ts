import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { digest } from './digest.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it('the same seed and answers give the same match on two runs', () => {
  expect(digest()).toBe(digest());
});

it('and in a fresh process, in another time zone and language', () => {
  const loader = new URL('../../../tools/ts-loader/register.mjs', import.meta.url).href;
  const env = { ...process.env, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  const printed = execFileSync(process.execPath, ['--import', loader, here('./print.ts')], {
    cwd: here('../../..'),
    env,
    encoding: 'utf8',
  });
  expect(printed).toBe(digest());
});
