import { createSpeaker, kernelLanguages, type Text } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  adventureLanguages,
  all,
  amountOf,
  amountText,
  any,
  asEffect,
  asOffers,
  asPlainOffer,
  Box,
  type Context,
  costs,
  defFor,
  harmOf,
  head,
  holdsWhen,
  idFor,
  isLeftOut,
  not,
  note as noteOf,
  onTerms,
  type PlainOffer,
  paying,
  perBox,
  perEach,
  perSeat,
  perSuccess,
  plainOffer,
  printed,
  readComponents,
  readFlag,
  readIdOf,
  readIdsBySeat,
  readRecord,
  readSeat,
  unless,
  zonesCalled,
  zonesOfSeats,
} from '../src/index.ts';
import { card, lay, note, type Tale, tell } from './tale.ts';

const phrases = {
  'tale.note': 'note {what}',
  'tale.take': 'take {k}',
  'tale.wolf': 'wolf',
  'tale.rich': 'you are rich',
  'tale.pay': 'pay',
};
const { say } = createSpeaker({ languages: [{ en: phrases }, adventureLanguages, kernelLanguages] });

describe('amounts', () => {
  const wolves = perEach<Tale, Context>(2, 'tale.wolf', (g) => g.turn);

  it('are counted when they are needed, and never less than nothing', () => {
    const g = { turn: 3 } as Tale;
    expect([amountOf(g, { seat: 0 }, 4), amountOf(g, { seat: 0 }, wolves)]).toEqual([4, 6]);
    expect(amountOf({ turn: -1 } as Tale, { seat: 0 }, wolves)).toBe(0);
    expect(amountOf(g, { seat: 0, successes: 2 }, perSuccess(3))).toBe(6);
  });

  it('say what they count', () => {
    expect([say(amountText('tale.take', 4)), say(amountText('tale.take', wolves))]).toEqual([
      'take 4',
      'take 2 for each wolf',
    ]);
  });
});

describe('conditions and prices', () => {
  const rich = holdsWhen<Tale, Context>('tale.rich', (g) => g.turn > 1);
  const noisy = holdsWhen<Tale, Context>('tale.noisy', (g) => g.notes.length > 0);
  const holds = (condition: typeof rich, turn: number, notes: string[] = []): boolean =>
    condition.holds({ turn, notes } as unknown as Tale, { seat: 0 });

  it('are joined by not, all and any', () => {
    expect([holds(not(rich), 0), holds(not(rich), 2)]).toEqual([true, false]);
    expect([holds(all(rich, noisy), 2), holds(all(rich, noisy), 2, ['x'])]).toEqual([false, true]);
    expect([holds(any(rich, noisy), 0), holds(any(rich, noisy), 0, ['x'])]).toEqual([false, true]);
  });

  const coin = costs<Tale, Context>(
    'tale.pay',
    (g) => g.turn > 0,
    (g) => void g.turn--,
  );
  const done = (effect: ReturnType<typeof note>, turn: number) =>
    tell((g) => {
      g.turn = turn;
      return effect.run(g, { seat: 0 });
    });

  it('a price that cannot be declined is paid if it can be', () => {
    expect(done(paying(coin, note('a')), 1).state).toMatchObject({ turn: 0, notes: ['a'] });
    expect(done(paying(coin, note('a')), 0).state).toMatchObject({ turn: 0, notes: [] });
    expect(done(asEffect(coin), 2).state.turn).toBe(1);
  });

  it('what happens unless a price is paid is suffered by who cannot or will not pay', () => {
    const effect = unless(coin, note('hit'));
    expect(done(effect, 0).state.notes).toEqual(['hit']);
    const [pays, refuses] = ['pay', 'refuse'].map((answer) => {
      const match = done(effect, 1);
      match.answer(0, answer);
      return [match.state.turn, match.state.notes];
    });
    expect([pays, refuses]).toEqual([
      [0, []],
      [1, ['hit']],
    ]);
  });

  it('an effect that hurts nobody has no harm', () => {
    expect(harmOf(note('a'), {} as Tale, { seat: 0 })).toBe(0);
  });

  it('terms are said with the ability', () => {
    const text = onTerms(['tale.note', { what: 'x' }], { once: 'turn', if: rich });
    expect(say(text)).toBe('once each turn, note x if you are rich');
  });
});

describe('cards and boxes', () => {
  const lamp = card('Lamp');

  it('have a head: an id made of the name, and whose they are', () => {
    expect(head({ name: "Ann's Old  Lamp" })).toEqual({
      id: 'anns-old-lamp',
      name: "Ann's Old  Lamp",
      original: false,
    });
    expect([head({ name: 'X', id: 'y', original: true }).id, idFor('A-B ')]).toEqual(['y', 'a-b']);
  });

  it('print a paragraph for each ability, and all that several do on one event', () => {
    const listener = (n: number) => ({ run: () => void n });
    const [one, two] = [listener(1), listener(2)];
    const texts = (...said: Text[]) => said;
    expect(
      printed(
        [
          { text: 'a', on: { x: one } },
          { text: 'b', on: { x: two, y: one } },
        ],
        ['first'],
      ),
    ).toEqual({
      text: texts('first', 'a', 'b'),
      on: { x: [one, two], y: one },
    });
    expect(printed([])).toEqual({ text: [] });
  });

  it('find their definitions by id and by kind, and refuse two alike', () => {
    const box = new Box([lamp, { ...card('Rope'), kind: 'tool' }]);
    expect([box.get('lamp').name, box.find('sword'), box.of('tool').map(({ id }) => id)]).toEqual([
      'Lamp',
      undefined,
      ['rope'],
    ]);
    expect(() => box.get('sword')).toThrow('no card "sword"');
    expect(() => box.with([card('Lamp')])).toThrow('Two cards');
  });

  it('keep what is worked out of them, once for each box', () => {
    let n = 0;
    const count = perBox((box: Box) => {
      n++;
      return box.cards.length;
    });
    tell(
      (g) => {
        expect([count(g), count(g), n]).toEqual([1, 1, 1]);
        expect(defFor()(g, lay(g, 'lamp'))).toMatchObject({ name: 'Lamp' });
      },
      { cards: [lamp] },
    );
  });
});

describe('notes', () => {
  it('name cards, and numbers as the game says', () => {
    const match = tell((g) => noteOf(g, 'tale.log', { card: lay(g, 'lamp'), hero: 1, n: 7 }, 'T-1'), {
      cards: [card('Lamp')],
    });
    expect(match.log.find(({ key }) => key === 'tale.log')).toMatchObject({
      args: { card: 'Lamp', hero: 'Ben', n: 7 },
      rule: 'T-1',
    });
  });
});

describe('offers', () => {
  it('are told each kind in its own way', () => {
    const as = asOffers<PlainOffer | { kind: 'hex'; hex: number }>({
      plain: asPlainOffer,
      hex: { id: ({ hex }) => `hex:${hex}`, text: () => 'tale.hex', about: ({ hex }) => ({ hex }) },
    });
    expect([as.id(plainOffer('pass', 'tale.pass')), as.id({ kind: 'hex', hex: 4 })]).toEqual([
      'pass',
      'hex:4',
    ]);
    expect([as.text(plainOffer('pass', 'tale.pass')), as.about({ kind: 'hex', hex: 4 })]).toEqual([
      'tale.pass',
      { hex: 4 },
    ]);
    expect(as.about(plainOffer('pass', 'tale.pass'))).toEqual({});
  });
});

describe('zones', () => {
  it('of seats have an owner, others have none', () => {
    expect(perSeat('hand', 2)).toEqual(['hand:0', 'hand:1']);
    expect(zonesCalled(['a', 'b'], { sees: 'count' })).toEqual({
      a: { sees: 'count' },
      b: { sees: 'count' },
    });
    expect(zonesOfSeats(['hand:0'], { sees: 'owner' })).toEqual({ 'hand:0': { of: 'seat', sees: 'owner' } });
  });
});

describe('options are read or refused in a sentence', () => {
  const things = [{ id: 'a' }, { id: 'b' }];

  it('by what they may be', () => {
    expect(readRecord({ x: 1 }, ['x'])).toEqual({ x: 1 });
    expect([readIdOf('a', 'thing', things), readIdOf('random', 'thing', things)]).toEqual(['a', null]);
    expect(readIdsBySeat(['b'], 2, 'thing', things)).toEqual(['b', null]);
    expect([readSeat(1, 'leader', 2), readSeat(null, 'leader', 2)]).toEqual([1, null]);
    expect([readFlag(undefined, 'x'), readFlag(true, 'x')]).toEqual([false, true]);
    expect([readComponents(null), readComponents('{}')]).toEqual([null, '{}']);
    expect([isLeftOut('random'), isLeftOut('a')]).toEqual([true, false]);
  });

  it('and by nothing else', () => {
    expect(() => readRecord([], [])).toThrow('a record');
    expect(() => readRecord({ y: 1 }, ['x'])).toThrow('no option "y"');
    expect(() => readIdOf('c', 'thing', things)).toThrow('no thing "c"');
    expect(() => readIdsBySeat(['a', 'a'], 2, 'thing', things)).toThrow('Two seats');
    expect(() => readIdsBySeat(['a', 'b', 'a'], 2, 'thing', things)).toThrow('each seat');
    expect(() => readSeat(2, 'leader', 2)).toThrow('0 to 1');
    expect(() => readFlag('yes', 'x')).toThrow('true or false');
    expect(() => readComponents({})).toThrow('come from a scenario');
  });
});
