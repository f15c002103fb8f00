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

  it('says at which place something differs, and exits with 1', async () => {
    const path = write('differs.yaml', sound.replace('.X.', 'X..'));
    const { code, out, err } = await scenario(path);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain(`${path}:6:3: board: expected ["...","X..","..."], got ["...",".X.","..."]`);
    expect(out).toContain('scenarios: 0 as expected, 1 differing');
  });

  it('says at which place an answer cannot be given, and what is offered', async () => {
    const path = write('answer.yaml', sound.replace('X: 5', 'X: 12'));
    const { code, out } = await scenario(path);
    expect(code).toBe(1);
    expect(out).toMatch(`${path}:4:5: "12" is not offered; on offer: cell 1 (1); cell 2 (2)`);
  });

  it.each([
    'docs/scenarios.md',
    'games/bardsung/docs/scenarios.md',
    'games/descent/docs/scenarios.md',
    'games/heroes-of-terrinoth/docs/scenarios.md',
    'games/runebound/docs/scenarios.md',
  ])('plays every scenario that is printed in %s', async (page) => {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
    // What has no title is a part of a scenario: a drawn map, say.
    const printed = [...text.matchAll(/^```yaml\n(title:.*?)^```$/gms)].map(([, yaml]) => yaml!);
    expect(printed.length).toBeGreaterThan(0);
    for (const [i, yaml] of printed.entries()) {
      const path = write(`${page.replaceAll('/', '-')}-${i}.yaml`, yaml);
      expect(await scenario(path)).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringContaining('1 as expected'),
      });
    }
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
          differences: [{ line: 4, column: 5, what: 'O cannot answer: X is asked: Mark a cell' }],
        },
      ],
    });
  });

  it.each([
    ['broken YAML', sound.replace('- X: 5', '- {X: 5'), /:\d+:\d+: .+\.$/],
    ['an entry twice', `${sound}title: Again\n`, ':7:1: Map keys must be unique.'],
    [
      'a game that is not there',
      sound.replace('tic-tac-toe', 'chess'),
      /:2:1: there is no game "chess"; there are /,
    ],
    ['no title', sound.replace('title:', 'tittle:'), ':1:1: title: expected a title, not nothing.'],
    [
      'an unknown word',
      `${sound}bord: [XOX]\n`,
      /:7:1: "bord" is not a word here; expected one of title, .*board\.$/,
    ],
    [
      'a row too long',
      `${sound}board:\n  - XOXO\n  - '...'\n  - '...'\n`,
      ':8:5: expected three cells, each X, O or a full stop, not XOXO.',
    ],
    [
      'a step of two',
      sound.replace('- X: 5', '- { X: 5, O: 3 }'),
      ':4:5: expected a step with one entry, such as "p1: strike" or "expect: { … }".',
    ],
    ['an empty file', '', ':1:1: expected a scenario: "title: …", "game: …" and so on, not nothing.'],
  ])(
    'refuses %s with one sentence that names file, line and column, and exits with 2',
    async (name, text, sentence) => {
      const path = write(`${name}.yaml`, text);
      const { code, out, err } = await scenario(path);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.startsWith(path)).toBe(true);
      expect(err.trimEnd()).toMatch(sentence);
      expect(err.trimEnd()).not.toContain('\n');
    },
  );

  const terrinoth = (hero: string): string => `title: A position that cannot be
game: heroes-of-terrinoth
heroes:
  - ${hero}
  - { hero: Kari Wraithstalker }
expect: { round: 1 }
`;
  const runebound = (player: string, more = 'act: 1'): string => `title: A position that cannot be
game: runebound
${more}
players:
  - { hero: Lyssa, ${player} }
  - { hero: Corbin }
expect: { over: null }
`;

  it.each([
    [
      '99 wounds',
      terrinoth('{ hero: Elder Mok, wounds: 99 }'),
      ':4:24: 99 wounds would have defeated Elder Mok',
    ],
    [
      'four engaged enemies',
      terrinoth('{ hero: Elder Mok, engaged: [Bandit, Bandit, Rat Swarm, Rat Swarm] }'),
      ':4:61: a hero has at most three enemies engaged.',
    ],
    ['the same hero twice', terrinoth('{ hero: Kari Wraithstalker }'), ':5:5: Kari Wraithstalker and Kari'],
    [
      'a mistake in a made-up card',
      terrinoth('{ hero: Elder Mok, engaged: [{ name: Brute, attack: 1, health: five }] }'),
      ':4:60: health: expected a whole number of at least 1, not five (in "Brute").',
    ],
    ['act 3', runebound('gold: 1', 'act: 3'), ':3:1: act: expected a whole number from 1 to 2, not 3.'],
    [
      'a gem where there is none',
      runebound('gold: 1', 'facedown gems: [A1, Tamalir]'),
      ':3:21: there is no gem on Tamalir.',
    ],
    ['a word for true', runebound('delayed: yes'), ':5:20: delayed: expected true or false, not yes.'],
    [
      'a symbol that a token does not have',
      runebound('casts: { lyssa-1: fizz }', 'combat: { enemy: Dreadbringer }'),
      ':5:29: lyssa-1: expected one of ',
    ],
    [
      'a check that is mistyped',
      runebound('gold: 1', 'steps: [{ expct: { p1.gold: 1 } }]'),
      ':3:11: "expct" is neither a seat nor a check; the seats are Lyssa (p1), Corbin (p2); the checks are expect,',
    ],
  ])('refuses a position with %s, and exits with 2', async (name, text, sentence) => {
    const path = write(`${name}.yaml`, text);
    const { code, out, err } = await scenario(path);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${path}${sentence}`);
  });

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
