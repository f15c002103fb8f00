import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pagesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'board-kit/README.md',
  'table/README.md',
  ...pagesIn('docs'),
  ...pagesIn('games/heroes-of-terrinoth/docs'),
  ...pagesIn('games/runebound/docs'),
];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Fenced blocks that name the file they are from: ```ts examples/magpies/rules/turn.ts */
const excerptsIn = (markdown: string) =>
  [...markdown.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path, text]) => {
    return { path: path!, text: text! };
  });

const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!.replace(/#.*/, ''));

/** Scripts, each with the package.json that must have it. */
const scriptsIn = (markdown: string) =>
  [...markdown.matchAll(/npm run (?:-s )?([\w-]+)(?: -w ([\w-]+))?/g)].map(([, script, folder]) => {
    return { script: script!, file: folder ? `${folder}/package.json` : 'package.json' };
  });

describe.each(documents)('%s', (path) => {
  const text = read(path);

  it('shows code as it stands in the sources', () => {
    for (const excerpt of excerptsIn(text)) expect(read(excerpt.path)).toContain(excerpt.text);
  });

  it('links to files that are there', () => {
    const local = linksIn(text).filter((link) => link !== '' && !/^[a-z]+:/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it('names scripts that are there', () => {
    const isThere = ({ script, file }: { script: string; file: string }): boolean =>
      Object.hasOwn(JSON.parse(read(file)).scripts, script);
    expect(scriptsIn(text).filter((named) => !isThere(named))).toEqual([]);
  });
});

it('the walk through Magpies shows code', () => {
  expect(excerptsIn(read('docs/add-a-game.md')).length).toBeGreaterThan(15);
});
