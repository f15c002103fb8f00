import { expect, it } from 'vitest';
import {
  AUTOMATON,
  type Choice,
  chooseAmount,
  chooseOne,
  chooseOption,
  chooseOrder,
  chooseSome,
  confirm,
  create,
  leaveTo,
  sees,
} from '../src/index.ts';
import { proveNoLeak } from '../src/testing/index.ts';
import { atOnce, end, options, type Toy, toyGame, toyMatch } from './toy.ts';

const as = { id: (n: number) => `n:${n}`, text: (n: number) => `${n}` };

function* everything(g: Toy) {
  const seat = AUTOMATON;
  g.notes.push(
    String(yield* chooseOne(g, { seat, topic: 'one', prompt: 'p', among: [1, 2, 3], as })),
    yield* chooseOption(g, { seat, topic: 'option', prompt: 'p', among: options('a', 'b') }),
    String(yield* confirm(g, { seat, topic: 'confirm', prompt: 'p' })),
    String(yield* chooseSome(g, { seat, topic: 'some', prompt: 'p', among: [1, 2, 3], as, min: 0, max: 2 })),
    String(yield* chooseOrder(g, { seat, topic: 'order', prompt: 'p', among: [1, 2, 3], as })),
    String(yield* chooseAmount(g, { seat, topic: 'amount', prompt: 'p', min: 1, max: 5 })),
  );
  end(g);
}

function last(_: Toy, choice: Choice): unknown {
  if (choice.kind === 'amount') return choice.max;
  if (choice.kind === 'one') return choice.among.at(-1);
  return choice.kind === 'some' ? choice.among.slice(-choice.max) : choice.among.toReversed();
}

it('an automated player decides by its policy, and nobody is asked', () => {
  const topics: unknown[] = [];
  const policy = (g: Toy, choice: Choice): unknown => {
    topics.push(choice.topic);
    return last(g, choice);
  };
  const match = toyMatch(everything, { game: { policy } });
  expect(match.over).not.toBeNull();
  expect(match.answers).toEqual([]);
  expect(match.state.notes).toEqual(['3', 'b', 'false', '2,3', '3,2,1', '5']);
  expect(topics).toEqual(['one', 'option', 'confirm', 'some', 'order', 'amount']);
});

it.each([
  ['one', 4],
  ['some', [1, 2, 3]],
  ['some', [1, 1]],
  ['order', [1, 2]],
  ['amount', 6],
  ['amount', 1.5],
])('of a %s it cannot take %o, which is not offered', (topic, decided) => {
  const policy = (g: Toy, choice: Choice): unknown => (choice.topic === topic ? decided : last(g, choice));
  expect(() => toyMatch(everything, { game: { policy } })).toThrow('not offered');
});

it('what a policy leaves to people, any of them decides, among the things that are left', () => {
  const policy = (g: Toy, choice: Choice): unknown => {
    if (choice.topic === 'one') return leaveTo([1, 0], [1, 3]);
    if (choice.topic === 'order') return leaveTo([0], [1, 2, 3]);
    return last(g, choice);
  };
  const match = toyMatch(everything, { game: { policy } });
  expect(match.choice).toMatchObject({ topic: 'one', seat: 1, seats: [1, 0], among: [1, 3] });
  match.answer(0, 'n:3');
  expect(match.choice).toMatchObject({ topic: 'order', seat: 0, among: [1, 2, 3] });
  match.answer(0, ['n:2', 'n:1', 'n:3']);
  expect(match.state.notes).toEqual(['3', 'b', 'false', '2,3', '2,1,3', '5']);
});

it('a single thing that a policy leaves to people is taken without a question', () => {
  const policy = (g: Toy, choice: Choice): unknown =>
    choice.topic === 'one' ? leaveTo([0], [2]) : last(g, choice);
  const match = toyMatch(everything, { game: { policy } });
  expect([match.answers, match.state.notes[0]]).toEqual([[], '2']);
});

it.each([
  ['something that is not offered', 'one', [0], [1, 4]],
  ['nothing', 'one', [0], []],
  ['to nobody', 'one', [], [1, 2]],
  ['an amount', 'amount', [0], [1, 2]],
  ['the order of a few', 'order', [0], [1, 2]],
])('a policy cannot leave %s', (_, topic, seats, among) => {
  const policy = (g: Toy, choice: Choice): unknown =>
    choice.topic === topic ? leaveTo(seats, among) : last(g, choice);
  expect(() => toyMatch(everything, { game: { policy } })).toThrow('nobody can make');
});

it('in a game without a policy nobody decides for it', () => {
  expect(() => toyMatch(everything)).toThrow('nobody decides for it');
});

const zones = {
  plan: { of: 'automaton', sees: 'owner' },
  mind: { of: 'automaton', sees: 'everyone', looks: 'owner' },
  pack: { of: 'figure', sees: 'owner' },
} as const;

it('nobody sees what only the automated player may see, spectators neither', () => {
  atOnce(
    (g) => {
      const cards = [create(g, 'trap', 'plan', {}), create(g, 'trap', 'mind', {}, true)];
      for (const card of cards) for (const seat of [-1, 0, 1]) expect(sees(g, card, seat)).toBe(false);
    },
    { game: { zones } },
  );
});

it('what lies with a figure belongs to the seat that plays it now', () => {
  atOnce(
    (g) => {
      const card = create(g, 'rope', 'pack:leoric', {});
      expect([-1, 0, 1].map((seat) => sees(g, card, seat))).toEqual([false, false, true]);
      g.turn = 1;
      expect([-1, 0, 1].map((seat) => sees(g, card, seat))).toEqual([false, true, false]);
      g.turn = 9;
      expect([-1, 0, 1].map((seat) => sees(g, card, seat))).toEqual([false, false, false]);
      expect(() => create(g, 'rope', 'pack', {})).toThrow('does not tell which');
    },
    { game: { zones, plays: (g: Toy) => [1, 0][g.turn] ?? null } },
  );
});

it("a game that shows spectators what is the automated player's is caught", () => {
  const game = toyGame(
    function* (g) {
      for (const def of ['a', 'b', 'c', 'd']) create(g, def, 'plan', {});
      yield* confirm(g, { seat: 0, prompt: 'p' });
      end(g);
    },
    {},
    { zones, facts: (g) => g.zones.plan!.map(({ def }) => def) },
  );
  const setup = { game, seats: ['Ada'], seed: 'plan' };
  expect(() => proveNoLeak(() => setup, 5, 'plan')).toThrow('what seat -1 is sent');
});
