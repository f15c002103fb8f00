import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loader-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(files: Record<string, string>) {
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  const register = new URL('register.mjs', import.meta.url).href;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', register, join(folder, 'main.ts')], {
    encoding: 'utf8',
  });
  return { stdout, stderr };
}

const helper = `interface Padding {\n  a: number;\n}\nexport const pad = (by: Padding): number => by.a + 1;\n`;

it('runs TypeScript that imports TypeScript', () => {
  const main = `import { pad } from './pad.ts'; console.log(pad({ a: 1 } satisfies { a: number }));`;
  expect(run({ 'pad.ts': helper, 'main.ts': main })).toEqual({ stdout: '2\n', stderr: '' });
});

it('runs TypeScript in workers and child processes', () => {
  const main = `
    import { fork } from 'node:child_process';
    import { fileURLToPath } from 'node:url';
    import { Worker } from 'node:worker_threads';
    new Worker(new URL('./pad.tsx', import.meta.url));
    fork(fileURLToPath(new URL('./pad.tsx', import.meta.url)));
  `;
  const { stdout, stderr } = run({ 'pad.tsx': `${helper}console.log(pad({ a: 1 }));`, 'main.ts': main });
  expect({ stdout, stderr }).toEqual({ stdout: '2\n2\n', stderr: '' });
});

it('names the lines of the source in a stack', () => {
  const main = `interface Gone {\n  a: number;\n}\n\nthrow new Error('at line five' satisfies string);`;
  expect(run({ 'main.ts': main }).stderr).toContain('main.ts:5');
});

it('shows where the syntax is wrong', () => {
  expect(run({ 'main.ts': 'const a: = 3;' }).stderr).toContain('main.ts:1:10');
});

it('leaves functions as they are', () => {
  const main = `const twice = (n: number) => n * 2; console.log(twice.toString());`;
  expect(run({ 'main.ts': main }).stdout).toBe('(n) => n * 2\n');
});
