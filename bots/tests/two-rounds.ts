import {
  CHECKPOINT,
  chooseAmount,
  chooseSome,
  die,
  finish,
  type Game,
  type Rule,
  type State,
} from '@questwright/kernel';

/** Each seat in turn bids and picks; the higher sum wins. Small enough to count by hand. */
export interface TwoRounds extends State {
  turn: number;
  sums: number[];
}

function* play(g: TwoRounds, atCheckpoint: (g: TwoRounds) => void): Rule {
  for (;;) {
    yield CHECKPOINT;
    atCheckpoint(g);
    const seat = g.turn % 2;
    const bid = yield* chooseAmount(g, { seat, prompt: 'bid', min: 0, max: 5 });
    const picked = yield* chooseSome(g, {
      seat,
      prompt: 'pick',
      among: ['a', 'b', 'c'],
      as: asLetter,
      min: 0,
      max: 3,
    });
    g.sums[seat]! += bid + picked.length;
    die(g, 'unused', 6);
    if (++g.turn < 4) continue;
    const winners = g.sums[0]! > g.sums[1]! ? [0] : g.sums[0]! < g.sums[1]! ? [1] : [];
    finish(g, { result: winners.length ? `seat ${winners[0]! + 1}` : 'draw', winners, text: 'over' });
  }
}

const asLetter = { id: (letter: string) => letter, text: (letter: string) => letter };

/** The game, with something that is done at each of its four checkpoints. */
export const twoRoundsWith = (atCheckpoint: (g: TwoRounds) => void): Game<TwoRounds> => ({
  id: 'two-rounds',
  name: 'Two rounds',
  version: '1',
  seats: { min: 2, max: 2 },
  zones: {},
  open: ['turn', 'sums'],
  languages: { en: {} },
  options: () => ({}),
  start: () => ({ turn: 0, sums: [0, 0] }),
  play: (g) => play(g, atCheckpoint),
  define: (_, id) => ({ id, name: id }),
  active: (g) => g.turn % 2,
});

export const twoRounds = twoRoundsWith(() => {});
