import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const scenario = (...args: string[]) => questwright(['scenario', ...args]);

const sound = `title: The first mark
game: tic-tac-toe
steps:
  - X: 5
expect:
  board: ['...', .X., '...']
`;

describe('scenario', () => {
  it('runs the scenarios of a folder and of the folders in it', async () => {
    mkdirSync(join(folder, 'many/inner'), { recursive: true });
    write('many/b.yaml', sound);
    write('many/inner/c.yml', sound);
    write('many/notes.md', 'no scenario');
    const { code, out } = await scenario(join(folder, 'many'));
    expect(code).toBe(0);
    expect(out).toContain(`ok       The first mark (${join(folder, 'many', 'b.yaml')})`);
    expect(out).toContain('scenarios: 2 as expected, 0 differing');
  });

  it('says in which line something differs, and exits with 1', async () => {
    const path = write('differs.yaml', sound.replace('.X.', 'X..'));
    const { code, out, err } = await scenario(path);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain(`${path}:6: board: expected ["...","X..","..."], got ["...",".X.","..."]`);
    expect(out).toContain('scenarios: 0 as expected, 1 differing');
  });

  it('says in which line an answer cannot be given, and what is offered', async () => {
    const path = write('answer.yaml', sound.replace('X: 5', 'X: 12'));
    const { code, out } = await scenario(path);
    expect(code).toBe(1);
    expect(out).toMatch(`${path}:4: "12" is not offered; on offer: cell 1 (1); cell 2 (2)`);
  });

  it('runs the scenario that is printed in docs/scenarios.md', async () => {
    const page = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
    const [, text] = /```yaml\n(title: .*?)```/s.exec(page)!;
    expect(await scenario(write('docs.yaml', text!))).toMatchObject({ code: 0, err: '' });
  });

  it('prints results as JSON', async () => {
    const good = write('good.yaml', sound);
    const other = write('other.yaml', sound.replace('X: 5', 'O: 5'));
    const { code, out } = await scenario(good, other, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      passed: 1,
      differing: 1,
      bad: 0,
      scenarios: [
        { file: good, title: 'The first mark', proves: [], differences: [] },
        {
          file: other,
          title: 'The first mark',
          proves: [],
          differences: [{ line: 4, what: 'O cannot answer: X is asked: Mark a cell' }],
        },
      ],
    });
  });

  it.each([
    ['broken YAML', sound.replace('- X: 5', '- {X: 5'), /:\d+: .+\.$/],
    ['an entry twice', `${sound}title: Again\n`, ':7: Map keys must be unique.'],
    [
      'a game that is not there',
      sound.replace('tic-tac-toe', 'chess'),
      /:2: there is no game "chess"; there are /,
    ],
    ['no title', sound.replace('title:', 'tittle:'), ':1: title: expected a title, not nothing.'],
    [
      'an unknown word',
      `${sound}bord: [XOX]\n`,
      /:7: "bord" is not a word here; expected one of title, .*board\.$/,
    ],
    [
      'a row too long',
      `${sound}board:\n  - XOXO\n  - '...'\n  - '...'\n`,
      ':8: expected three cells, each X, O or a full stop, not XOXO.',
    ],
    [
      'a step of two',
      sound.replace('- X: 5', '- { X: 5, O: 3 }'),
      ':4: expected a step with one entry, such as "p1: strike" or "expect: { … }".',
    ],
    ['an empty file', '', ':1: expected a scenario: "title: …", "game: …" and so on, not nothing.'],
  ])(
    'refuses %s with one sentence that names file and line, and exits with 2',
    async (name, text, sentence) => {
      const path = write(`${name}.yaml`, text);
      const { code, out, err } = await scenario(path);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.startsWith(path)).toBe(true);
      expect(err.trimEnd()).toMatch(sentence);
      expect(err.trimEnd()).not.toContain('\n');
    },
  );

  it('refuses paths where there is nothing to run', async () => {
    expect(await scenario('nowhere')).toEqual({
      code: 2,
      out: '',
      err: 'There is no file or folder "nowhere".\n',
    });
    mkdirSync(join(folder, 'empty'));
    expect((await scenario(join(folder, 'empty'))).code).toBe(2);
  });
});
