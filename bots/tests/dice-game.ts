import { CHECKPOINT, chooseOne, die, finish, type Game, type Rule, type State } from '@questwright/kernel';

/** One seat names twice how much more a die is worth; then the sum is known. For tests of searching bots. */
export interface DiceGame extends State {
  turn: number;
  sum: number;
}

const STEPS = ['worst', 'middle', 'good', 'best'];

function* play(g: DiceGame): Rule {
  for (;;) {
    yield CHECKPOINT;
    const step = yield* chooseOne(g, { seat: 0, prompt: 'step', among: STEPS, as: asWord });
    g.sum += STEPS.indexOf(step) + die(g, 'luck', 100);
    g.turn++;
    if (g.turn < 3) continue;
    finish(g, { result: g.sum > 150 ? 'won' : 'lost', winners: g.sum > 150 ? [0] : [], text: 'over' });
  }
}

const asWord = { id: (word: string) => word, text: (word: string) => word };

export const diceGame: Game<DiceGame> = {
  id: 'dice-game',
  name: 'Dice game',
  version: '1',
  seats: { min: 1, max: 1 },
  zones: {},
  open: ['turn', 'sum'],
  languages: { en: {} },
  options: () => ({}),
  start: () => ({ turn: 0, sum: 0 }),
  play,
  define: (_, id) => ({ id, name: id }),
  active: () => 0,
};
