import {
  CHECKPOINT,
  chooseOption,
  finish,
  type Game,
  log,
  type Rule,
  type State,
  together,
} from '../../src/index.ts';

/** A game in which any of the heroes settles where to camp, and then all of them shop at the same time. */
export interface Camp extends State {
  camp: string;
  bought: string[];
}

const NOTHING = { id: 'nothing', text: 'c.nothing' } as const;
const goods = ['buy:rope', 'buy:lamp'].map((id) => ({ id, text: id.slice(4) }));

function* play(g: Camp): Rule {
  yield CHECKPOINT;
  g.camp = yield* chooseOption(g, {
    seat: [0, 1],
    prompt: 'c.where',
    topic: 'resting-place',
    among: [
      { id: 'site:hill', text: 'hill' },
      { id: 'site:ford', text: 'ford' },
    ],
  });
  yield* together(g, [0, 1], (seat) => shop(g, seat));
  finish(g, { result: 'rested', winners: [], text: 'c.where' });
}

function* shop(g: Camp, seat: number): Rule {
  const bought = yield* chooseOption(g, {
    seat,
    prompt: 'c.shop',
    always: true,
    among: [...(seat === 0 ? goods : goods.slice(0, 1)), NOTHING],
    closed: () =>
      seat === 0 ? [] : [{ id: 'buy:lamp', text: 'lamp', reason: 'c.poor', rule: 'CP-SHOP-01' }],
  });
  g.bought[seat] = bought;
  log(g, 'c.bought', { seat: { seat }, thing: bought }, { rule: 'CP-SHOP-02' });
}

export const camp: Game<Camp> = {
  id: 'camp',
  name: 'Camp',
  version: '1',
  seats: { min: 3, max: 3 },
  zones: {},
  open: ['camp'],
  languages: {
    en: {
      'c.where': 'Where do you camp?',
      'c.shop': 'What do you buy?',
      'c.nothing': 'nothing',
      'c.poor': 'you are too poor',
      'c.bought': '{seat} buys {thing}',
      hill: 'the hill',
      ford: 'the ford',
      rope: 'rope',
      lamp: 'lamp',
    },
  },
  options: () => ({}),
  start: () => ({ camp: '', bought: ['', '', ''] }),
  play,
  define: (_, id) => ({ id, name: id }),
  active: () => 0,
  scenario: {
    begin: () => ({ options: {}, seats: 3, names: ['Ann', 'Ben', 'Cid'] }),
    arrange: () => {},
    facts: ({ camp: where, bought }) => ({ camp: where, bought }),
    kinds: ['site', 'buy', 'nothing'],
    declining: ['nothing'],
  },
};
