import {
  type Bot,
  CHECKPOINT,
  chooseOption,
  confirm,
  finish,
  type Game,
  type Rule,
  type State,
  together,
  window,
} from '@questwright/kernel';

interface Market extends State {
  bought: number[];
  said: string;
  day: number;
}

/**
 * On each of two days any of the seats says whether the market opens; then all buy at the same time, as often as they
 * like; then the last seat may haggle, by a window.
 */
function* play(g: Market): Rule {
  const all = g.bought.map((_, seat) => seat);
  for (; g.day < 2; g.day++) {
    yield CHECKPOINT;
    g.said = yield* chooseOption(g, { seat: all, prompt: 'market?', among: ['open', 'wait'].map(option) });
    yield* together(g, all, function* (seat) {
      while (yield* confirm(g, { seat, prompt: 'buy' })) g.bought[seat]!++;
    });
    const spec = { seat: g.seats - 1, moment: 'closing', prompt: 'haggle?', among: () => ['haggle'], as };
    if (yield* window(g, spec)) g.bought[g.seats - 1]!++;
  }
  finish(g, { result: 'closed', winners: [], text: 'closed' });
}
const option = (id: string) => ({ id, text: id });
const as = { id: (id: string) => id, text: (id: string) => id };

const game: Game<Market> = {
  id: 'market',
  name: 'Market',
  version: '1',
  seats: { min: 2, max: 4 },
  zones: {},
  open: ['bought', 'said', 'day'],
  languages: { en: {} },
  options: () => ({}),
  start: (_, seats) => ({ bought: Array(seats).fill(0), said: '', day: 0 }),
  play,
  define: (_, def) => ({ id: def, name: def }),
  active: () => 0,
  moments: { closing: 'closing' },
};

/** Waits, and buys nothing. */
const miser: Bot = {
  name: 'miser',
  answer: ({ choice, seat }) => {
    if (choice.prompt === 'market?') return seat === 0 ? 'wait' : 'open';
    return choice.prompt === 'haggle?' ? 'pass' : 'no';
  },
};

export const market = { game, bots: { miser }, strongest: 'miser' };
