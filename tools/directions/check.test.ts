import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { breaches } from './check.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const workspaces = {
  'kernel/package.json': `{
    "name": "@questwright/kernel",
    "exports": { ".": "./src/index.ts", "./testing": "./src/testing/index.ts" }
  }`,
  'board-kit/package.json': '{ "name": "@questwright/board-kit", "exports": { ".": "./index.ts" } }',
  'bots/package.json': '{ "name": "@questwright/bots", "exports": { ".": "./index.ts" } }',
  'cli/package.json': '{ "name": "@questwright/cli", "exports": { ".": "./main.ts" } }',
  'server/package.json': '{ "name": "@questwright/server", "exports": { ".": "./main.ts" } }',
  'games/package.json': '{ "name": "@questwright/games", "exports": { "./registry": "./registry.ts" } }',
  'games/chess/package.json': '{ "name": "@questwright/chess", "exports": { "./*": "./*/index.ts" } }',
};

/** The breaches in a tree that holds these files besides the workspaces. */
function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'directions-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...workspaces, ...files })) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return breaches(root);
}

describe('a clean tree', () => {
  it('passes', () => {
    const tree = {
      'kernel/src/index.ts': `import { IntlMessageFormat } from 'intl-messageformat'; export * from './log.ts';`,
      'kernel/src/log.ts': `export const log = Math.floor(1);`,
      'kernel/src/log.test.ts': `import 'vitest'; import 'node:fs'; Date.now();`,
      'kernel/src/testing/index.ts': `import 'vitest'; import '../index.ts'; console.log(Math.random());`,
      'games/chess/rules/index.ts': `import '@questwright/kernel'; import '../content/index.ts';`,
      'games/chess/content/index.ts': `import type { Piece } from '../rules/piece.ts';`,
      'games/chess/rules/piece.ts': `export interface Piece {}`,
      'games/chess/bot/index.ts': `import '@questwright/bots'; import '../rules/index.ts';`,
      'games/chess/board/index.tsx': `import 'react'; import '@questwright/board-kit'; import type {} from '../rules/index.ts';`,
      'board-kit/index.ts': `import 'react'; import 'react-icons/gi'; import '@questwright/kernel';`,
      'games/chess/tests/rules.ts': `import '@questwright/kernel/testing'; import '../rules/index.ts';`,
      'games/registry.ts': `import '@questwright/chess/rules'; export const board = import('@questwright/chess/board');`,
      'bots/index.ts': `import '@questwright/kernel';`,
      'table/main.tsx': `import 'react'; import '@questwright/games/registry'; import './style.css';`,
      'server/main.ts': `import 'node:http'; import '@questwright/games/registry'; import '@questwright/bots';`,
      'cli/main.ts': `import '@questwright/server'; import '@questwright/chess/rules';`,
      'vite.config.ts': `import 'vite';`,
    };
    expect(check(tree)).toEqual([]);
  });
});

describe('an import the wrong way', () => {
  it.each([
    ['kernel/src/a.ts', `import 'react';`],
    ['kernel/src/a.ts', `import 'node:fs';`],
    ['kernel/src/a.ts', `import './testing/index.ts';`],
    ['kernel/src/a.ts', `export * from '../../bots/index.ts';`],
    ['kernel/src/a.ts', `import '@questwright/chess/rules';`],
    ['games/chess/rules/a.ts', `import type { FC } from 'react';`],
    ['games/chess/rules/a.ts', `import 'node:fs';`],
    ['games/chess/rules/a.ts', `import 'lodash';`],
    ['games/chess/rules/a.ts', `import '@questwright/bots';`],
    ['games/chess/rules/a.ts', `import '@questwright/kernel/testing';`],
    ['games/chess/rules/a.ts', `import '../bot/index.ts';`],
    ['games/chess/rules/a.ts', `type Board = import('../board/index.tsx').Board;`],
    ['games/chess/content/a.ts', `import '../../go/rules/index.ts';`],
    ['examples/dice/rules/a.ts', `import '@questwright/chess/rules';`],
    ['examples/dice/content/a.ts', `import 'node:fs';`],
    ['games/chess/bot/a.ts', `import '../board/index.tsx';`],
    ['games/chess/bot/a.ts', `import '../../go/rules/index.ts';`],
    ['games/chess/bot/a.ts', `import 'node:worker_threads';`],
    ['games/chess/index.ts', `import '../go/index.ts';`],
    ['games/chess/board/a.tsx', `import '../../../table/main.tsx';`],
    ['games/chess/board/a.tsx', `import '@questwright/bots';`],
    ['games/chess/rules/a.ts', `import '@questwright/board-kit';`],
    ['board-kit/a.tsx', `import '../table/main.tsx';`],
    ['board-kit/a.tsx', `import '@questwright/chess/board';`],
    ['board-kit/a.tsx', `import 'lodash';`],
    ['server/a.ts', `import '@questwright/board-kit';`],
    ['bots/a.ts', `import '@questwright/chess/rules';`],
    ['bots/a.ts', `import 'lodash';`],
    ['table/a.tsx', `import '@questwright/chess/rules';`],
    ['table/a.tsx', `export type { Piece } from '../games/chess/content/index.ts';`],
    ['table/a.tsx', `const rules = await import('@questwright/chess/rules');`],
    ['table/a.tsx', `import '@questwright/server';`],
    ['server/a.ts', `import 'react';`],
    ['server/a.ts', `import '@questwright/cli';`],
    ['cli/a.ts', `import 'react-dom/server';`],
    ['bench/a.ts', `import '@questwright/cli';`],
    ['games/registry.ts', `import '@questwright/server';`],
  ])('is caught in %s: %s', (path, source) => {
    const found = check({ [path]: source });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(`${path}:1 imports `);
  });

  it('says what is allowed', () => {
    expect(check({ 'bots/a.ts': `\n\nimport '@questwright/chess/rules';` })).toEqual([
      'bots/a.ts:3 imports games/chess/rules/index.ts (rules and content): bots may import only itself, kernel, adventure.',
    ]);
  });
});

describe('a circle of imports', () => {
  it('is caught between two files, though one of them imports only types', () => {
    expect(
      check({
        'bots/a.ts': `import { b } from './b.ts';`,
        'bots/b.ts': `import type { A } from './a.ts';`,
      }),
    ).toEqual(['bots/a.ts imports bots/b.ts imports bots/a.ts: that is a circle.']);
  });

  it('is caught over several files and packages, once, by its shortest way', () => {
    const found = check({
      'kernel/src/index.ts': `export * from './a.ts';`,
      'kernel/src/a.ts': `import './b.ts'; import './c.ts';`,
      'kernel/src/b.ts': `import './c.ts';`,
      'kernel/src/c.ts': `import '@questwright/kernel';`,
    });
    expect(found).toEqual([
      'kernel/src/a.ts imports kernel/src/c.ts imports kernel/src/index.ts imports kernel/src/a.ts: that is a circle.',
    ]);
  });

  it('is caught where a file imports itself, and where what comes later is imported', () => {
    expect(check({ 'bots/a.ts': `import './a.ts';` })).toHaveLength(1);
    const later = {
      'table/a.ts': `export const b = () => import('./b.ts');`,
      'table/b.ts': `import './a.ts';`,
    };
    expect(check(later)).toHaveLength(1);
  });

  it('is not seen where two ways lead to the same file', () => {
    const two = {
      'bots/a.ts': `import './b.ts'; import './c.ts';`,
      'bots/b.ts': `import './c.ts';`,
      'bots/c.ts': '',
    };
    expect(check(two)).toEqual([]);
  });

  it('is told apart from another one', () => {
    const found = check({
      'bots/a.ts': `import './b.ts';`,
      'bots/b.ts': `import './a.ts'; import './c.ts';`,
      'bots/c.ts': `import './d.ts';`,
      'bots/d.ts': `import './c.ts';`,
    });
    expect(found).toHaveLength(2);
  });
});

describe('an import that nothing can follow', () => {
  it('is caught when a workspace has no such entry', () => {
    expect(check({ 'cli/a.ts': `import '@questwright/kernel/secret';` })).toEqual([
      'cli/a.ts:1 imports @questwright/kernel/secret: that workspace exports no such entry.',
    ]);
  });

  it('is caught when rules compute the name', () => {
    expect(
      check({ 'games/chess/rules/a.ts': `export const load = (name: string) => import(name);` }),
    ).toEqual(['games/chess/rules/a.ts:1 imports a computed name: nothing can tell what that is.']);
  });

  it('is caught when a folder is in no area', () => {
    expect(check({ 'plugins/a.ts': '' })).toEqual([
      'plugins/a.ts is in no area: give its folder a row in tools/directions/areas.ts.',
    ]);
  });
});

describe('impure code', () => {
  it.each([
    ['Math.random()', 'Math.random'],
    [`Math['random']()`, 'Math.random'],
    ['const { random } = Math', 'Math.random'],
    ['new Date()', 'Date'],
    ['Date.now()', 'Date'],
    ['performance.now()', 'performance'],
    ['process.env.SEED', 'process'],
    ['const a = { process }', 'process'],
    [`fetch('/')`, 'fetch'],
    ['setTimeout(() => {}, 1)', 'setTimeout'],
    ['setInterval(() => {}, 1)', 'setInterval'],
    ['crypto.randomUUID()', 'crypto'],
    ['console.log(1)', 'console'],
    ['globalThis.Date', 'globalThis'],
  ])('is caught in the rules: %s', (source, what) => {
    expect(check({ 'games/chess/rules/a.ts': source })).toEqual([
      `games/chess/rules/a.ts:1 uses ${what}: rules and content may depend on nothing but the state.`,
    ]);
  });

  it.each(['kernel/src/a.ts', 'games/chess/content/a.ts', 'examples/dice/rules/a.ts'])(
    'is caught in %s',
    (path) => {
      expect(check({ [path]: 'Date.now()' })).toHaveLength(1);
    },
  );

  it('is not seen in comments, texts and names of members', () => {
    const source = `
      // Date.now() and Math.random() are not for rules.
      export const text = 'the process of setTimeout';
      export const entry = { console: 1, process() {}, Date: text };
      entry.process();
      export interface Clock { performance: number }
      export const highest = Math.max(1, 2);
    `;
    expect(check({ 'games/chess/rules/a.ts': source })).toEqual([]);
  });

  it('is allowed outside the rules', () => {
    expect(check({ 'cli/a.ts': 'console.log(Date.now())' })).toEqual([]);
  });
});
