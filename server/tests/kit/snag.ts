import {
  type Bot,
  CHECKPOINT,
  chooseOption,
  type Game,
  log,
  type Rule,
  type State,
  tick,
} from '@questwright/kernel';

/** A game that goes wrong in every way a game can, when its players ask for it. */
interface Snag extends State {
  count: number;
  /** Nobody can be shown the position any more. */
  blind: boolean;
}

const WAYS = ['on', 'slow', 'throw', 'steps', 'hang', 'hoard', 'blind', 'end'] as const;
/** How long the rules work over the slow way, in milliseconds. */
export const SLOW_MS = 120;

function* play(g: Snag): Rule {
  for (;;) {
    yield CHECKPOINT;
    const way = yield* chooseOption(g, {
      seat: g.count % g.seats,
      prompt: 'snag.ask',
      among: WAYS.map((id) => ({ id, text: `snag.${id}` })),
    });
    if (way === 'slow') dawdle();
    if (way === 'throw') throw new Error('a rule threw');
    if (way === 'steps') for (;;) tick(g);
    if (way === 'hang') for (;;);
    if (way === 'hoard') hoard();
    if (way === 'blind') g.blind = true;
    g.count++;
    log(g, 'snag.went-on', { n: g.count });
    if (way === 'end') {
      g.over = { result: 'end', winners: [], text: 'snag.end' };
      return;
    }
  }
}

/** In small pieces: an array that grows by half at once could leave Node no room to stop the thread alone. */
function hoard(): never {
  let kept: object | null = null;
  for (;;) kept = { kept };
}

function dawdle(): void {
  const until = performance.now() + SLOW_MS;
  while (performance.now() < until);
}

const game: Game<Snag> = {
  id: 'snag',
  name: 'Snag',
  version: '1',
  seats: { min: 1, max: 4 },
  zones: {},
  open: ['count'],
  languages: { en: {} },
  options: () => ({}),
  start: () => ({ count: 0, blind: false }),
  play,
  facts(g) {
    if (g.blind) throw new Error('nothing can be seen');
    return null;
  },
  define: (_, def) => ({ id: def, name: def }),
  active: (g) => g.count % g.seats,
};

/** The strongest is neither the first nor the last of them. */
const bots: Record<string, Bot> = {
  clumsy: { name: 'clumsy', answer: () => 'no such option' },
  steady: {
    name: 'steady',
    answer: () => 'on',
    advise: () => ({
      answer: 'on',
      found: {
        chance: 0.8,
        sure: 0.9,
        reasons: ['snag.why'],
        doubts: [],
        runnerUp: { answer: 'off', chance: 0.3 },
      },
    }),
  },
  endless: {
    name: 'endless',
    answer: () => {
      for (;;);
    },
  },
  stuck: {
    name: 'stuck',
    answer: async () => {
      for (;;) await null;
    },
  },
};

export const snag = { game, bots, strongest: 'steady' };

/** The same game with a bot that cannot play it as its strongest. */
export const blunder = { game: { ...game, id: 'blunder' }, bots, strongest: 'clumsy' };
