export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  /** The areas it may import, besides itself. */
  readonly imports: readonly string[] | 'any';
  /** The packages it may import; Node's own modules count as packages. */
  readonly packages: readonly string[] | 'any';
  /** React is for these only, even where any package will do. */
  readonly react?: true;
  /** The code of the rules: no clock, no chance but the seeded one, no input or output. */
  readonly pure?: true;
  /** There is one in each game, and it sees only its own game. */
  readonly perGame?: true;
}

/**
 * Who may import whom. A file is in the first area that fits; types count like anything else. Within an area,
 * files may import each other, but not in a circle.
 */
export const areas: readonly Area[] = [
  {
    name: 'tests',
    files: ['**/*.test.{ts,tsx}', '**/tests/**', '**/e2e/**', 'table/{shots,bench}/**'],
    imports: 'any',
    packages: 'any',
    react: true,
  },
  {
    name: 'kernel/testing',
    files: ['kernel/src/testing/**'],
    imports: ['kernel'],
    packages: 'any',
  },
  {
    name: 'kernel',
    files: ['kernel/src/**'],
    imports: [],
    packages: ['intl-messageformat'],
    pure: true,
  },
  {
    name: 'adventure',
    files: ['adventure/src/**'],
    imports: ['kernel'],
    packages: [],
    pure: true,
  },
  {
    name: 'rules and content',
    files: ['{games,examples}/*/{rules,content}/**'],
    imports: ['kernel', 'adventure'],
    packages: [],
    pure: true,
    perGame: true,
  },
  {
    name: 'game bot',
    files: ['{games,examples}/*/bot/**'],
    imports: ['kernel', 'adventure', 'bots', 'rules and content'],
    packages: [],
    perGame: true,
  },
  {
    name: 'board',
    files: ['{games,examples}/*/board/**'],
    imports: ['kernel', 'adventure', 'board-kit', 'rules and content'],
    packages: 'any',
    react: true,
    perGame: true,
  },
  {
    name: 'registry',
    files: ['games/*.ts', 'games/registry/**'],
    imports: ['kernel', 'adventure', 'bots', 'rules and content', 'game bot', 'game', 'board'],
    packages: [],
  },
  {
    name: 'game',
    files: ['{games,examples}/*/**'],
    imports: ['kernel', 'adventure', 'bots', 'rules and content', 'game bot'],
    packages: [],
    perGame: true,
  },
  {
    name: 'bots',
    files: ['bots/**'],
    imports: ['kernel', 'adventure'],
    packages: [],
  },
  {
    name: 'board-kit/testing',
    files: ['board-kit/src/testing/**'],
    imports: ['board-kit'],
    packages: 'any',
  },
  {
    name: 'board-kit',
    files: ['board-kit/**'],
    imports: ['kernel', 'adventure'],
    packages: ['react', 'react-icons'],
    react: true,
  },
  {
    name: 'table',
    files: ['table/**'],
    imports: ['kernel', 'adventure', 'bots', 'board-kit', 'registry', 'board', 'protocol'],
    packages: 'any',
    react: true,
  },
  {
    name: 'protocol',
    files: ['server/protocol/**'],
    imports: ['kernel'],
    packages: ['zod'],
  },
  {
    name: 'server',
    files: ['server/**'],
    imports: ['kernel', 'adventure', 'bots', 'rules and content', 'game bot', 'game', 'registry', 'protocol'],
    packages: 'any',
  },
  {
    name: 'cli',
    files: ['cli/**'],
    imports: [
      'kernel',
      'adventure',
      'kernel/testing',
      'bots',
      'rules and content',
      'game bot',
      'game',
      'registry',
      'server',
      'bench',
      'tools',
    ],
    packages: 'any',
  },
  {
    name: 'bench',
    files: ['bench/**'],
    imports: [
      'kernel',
      'adventure',
      'bots',
      'rules and content',
      'game bot',
      'game',
      'registry',
      'server',
      'protocol',
    ],
    packages: 'any',
  },
  {
    name: 'tools',
    files: ['tools/**'],
    imports: ['kernel', 'adventure', 'bots', 'rules and content', 'game bot', 'game', 'registry'],
    packages: 'any',
  },
];

const matchers = areas.map((area) => ({ area, globs: area.files.map(toRegExp) }));

export function areaOf(path: string): Area | undefined {
  return matchers.find(({ globs }) => globs.some((glob) => glob.test(path)))?.area;
}

/** The folder of the game that a path lies in, if it lies in one. */
export function gameOf(path: string): string | undefined {
  return /^(?:games|examples)\/[^/]+(?=\/)/.exec(path)?.[0];
}

function toRegExp(glob: string): RegExp {
  const source = glob
    .replace(/\./g, '\\.')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[stars]!);
  return new RegExp(`^${source}$`);
}
