import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weightOfBaseBox } from './base-box.ts';

const dist = join(import.meta.dirname, '../dist');
const KB = 1024;

/** What a file weighs on the wire: the server sends texts as Brotli; fonts and pictures are compressed already. */
const weightOf = (file: string): number => {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weightOf(file), 0);

/** A chunk and all that it cannot do without. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(`assets/${name}`, found);
  return found;
}

/** What the page itself names, and the fonts for the letters of English. */
function firstLoad(): Set<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = new Set(['index.html']);
  for (const [, name] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) {
    if (name!.endsWith('.js')) withImports(name!, files);
    else files.add(name!);
  }
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (/-latin-(?:700|wght)-normal-.*\.woff2$/.test(name)) files.add(`assets/${name}`);
  }
  return files;
}

/** Those that are no examples. */
const games = ['bardsung', 'descent', 'heroes-of-terrinoth', 'runebound'];

describe.skipIf(!existsSync(join(dist, 'index.html')))('the built client', () => {
  it('loads the first time in less than 250 KB', () => {
    const files = firstLoad();
    expect([...files].filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
    expect(total(files)).toBeLessThan(250 * KB);
  });

  it('loads every board in less than 250 KB more', () => {
    const first = firstLoad();
    const boards = readdirSync(join(dist, 'assets')).filter((name) => /^module-.*\.js$/.test(name));
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) {
      const more = [...withImports(`assets/${board}`)].filter((file) => !first.has(file));
      expect(total(more), board).toBeLessThan(250 * KB);
    }
  });

  it('loads the rules of every game, with the content of its boxes, in less than 150 KB; of Descent in 175 KB', () => {
    const rules = readdirSync(join(dist, 'assets')).filter(
      (name) => name.endsWith('.js') && games.some((id) => name.startsWith(`${id}-`)),
    );
    expect(new Set(rules.map((name) => games.find((id) => name.startsWith(`${id}-`))))).toEqual(
      new Set(games),
    );
    for (const chunk of rules) {
      const own = [...withImports(`assets/${chunk}`)].filter(
        (file) => file === `assets/${chunk}` || file.startsWith('assets/content-'),
      );
      // Descent carries Lair of the Wyrm, and quests and stages without an overlord, beside the base box.
      expect(total(own), chunk).toBeLessThan((chunk.startsWith('descent-') ? 175 : 150) * KB);
    }
  });
});

describe('the rules of Descent', () => {
  it('weigh less than 150 KB with the base box and its campaign', { timeout: 60_000 }, async () => {
    const weight = await weightOfBaseBox();
    // Far less, and it would not have been the base box that was weighed.
    expect(weight).toBeGreaterThan(100 * KB);
    expect(weight).toBeLessThan(150 * KB);
  });
});
