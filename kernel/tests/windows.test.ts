import { describe, expect, it } from 'vitest';
import {
  type Card,
  CHECKPOINT,
  cardsIn,
  confirm,
  create,
  createSpeaker,
  kernelLanguages,
  type Match,
  move,
  open,
  ownTurnBegins,
  passesFor,
  readMatch,
  renew,
  shuffle,
  use,
  window,
  writeMatch,
} from '../src/index.ts';
import { proveNoLeak } from '../src/testing/index.ts';
import { codeOf, type Defs, end, type Play, type Toy, toyGame, toyMatch } from './toy.ts';

const defs: Defs = { trap: {}, calm: {} };
const as = {
  id: ({ id }: Card) => `card:${id}`,
  text: ({ def }: Card) => def,
  about: ({ id }: Card) => ({ card: id }),
};

/** A hero (seat 0) walks three steps and opens a door; each time the overlord (seat 1) may play a trap. */
const play: Play = function* (g) {
  if (g.notes.length === 0) {
    for (const def of ['trap', 'trap', 'calm', 'calm', 'calm', 'calm']) create(g, def, 'deck', {});
    shuffle(g, 'deck', 'deck');
    for (let i = 0; i < 2; i++) move(g, cardsIn(g, 'deck')[0]!, 'hand:1');
    g.notes.push('dealt');
    yield CHECKPOINT;
  }
  for (let turn = 0; turn < 2; turn++) {
    renew(g, 'turn');
    open(g, 'walk');
    for (const moment of ['step', 'step', 'door']) {
      yield* confirm(g, { seat: 0, prompt: moment });
      yield* overlords(g, moment);
    }
    ownTurnBegins(g, 1);
    yield* confirm(g, { seat: 1, prompt: 'overlord' });
  }
  end(g);
};

function* overlords(g: Toy, moment: string) {
  const among = () => cardsIn(g, 'hand:1').filter(({ def }) => def === 'trap');
  const card = yield* window(g, { seat: 1, moment, prompt: 'trap?', among, as, scopes: ['walk', 'turn'] });
  if (card) {
    move(g, card, 'table');
    g.notes.push('trap');
  }
}

const match = () => toyMatch(play, { defs, game: { moments: { door: 'door' } } });
const speaker = createSpeaker({ languages: [kernelLanguages, { en: { door: 'when a door opens' } }] });
const asked = (m: Match) => [m.choice!.seat, m.choice!.prompt];
const offers = (m: Match) =>
  m
    .view(1)
    .choice!.options!.map(({ id }) => id)
    .filter((id) => !id.startsWith('card:'));

describe('a window', () => {
  it('asks the holder whatever is held, and offers to pass for a while', () => {
    const m = match();
    m.answer(0, 'yes');
    expect(asked(m)).toEqual([1, 'trap?']);
    expect(offers(m)).toEqual(['pass', 'pass:walk', 'pass:turn', 'pass:own turn']);
    m.answer(1, 'pass');
    m.answer(0, 'yes');
    expect(asked(m)).toEqual([1, 'trap?']);
  });

  it.each([
    ['pass:walk', ['step', 'door', 'overlord', 'step', 'trap?']],
    ['pass:turn', ['step', 'door', 'overlord', 'step', 'trap?']],
    ['pass:own turn', ['step', 'door', 'overlord', 'step', 'trap?']],
  ])('%s asks nothing more until that is over', (pass, prompts) => {
    const m = match();
    m.answer(0, 'yes');
    m.answer(1, pass);
    for (const prompt of prompts) {
      expect(asked(m)[1]).toBe(prompt);
      if (prompt !== 'trap?') m.answer(m.choice!.seat, 'yes');
    }
  });

  it('says at which moment it is, and for which of the moments and periods one can pass', () => {
    const m = match();
    m.answer(0, 'yes');
    const window = { moment: 'step', scopes: ['walk', 'turn'], moments: [{ id: 'door', text: 'door' }] };
    expect(m.view(1).choice!.window).toEqual(window);
    expect(passesFor(window.scopes).map(({ id }) => id)).toEqual(offers(m));
  });

  it('lets the others know which window it is, and nothing of what is offered', () => {
    const m = match();
    m.answer(0, 'yes');
    const { prompt, n, seat, window, ...more } = m.view(0).choice!;
    expect([n, seat, window!.moment, more]).toEqual([m.n, 1, 'step', {}]);
    expect(prompt).not.toBe('trap?');
  });

  it('plays what is chosen', () => {
    const m = toyMatch(
      function* (g) {
        create(g, 'trap', 'hand:1', {});
        yield* overlords(g, 'step');
        end(g);
      },
      { defs },
    );
    expect(offers(m)).toEqual(['pass', 'pass:own turn']);
    m.answer(1, 'card:1');
    expect(m.state.notes).toEqual(['trap']);
  });
});

describe('a pass in advance', () => {
  it('covers the moments that it names', () => {
    const m = match();
    m.pass(1, { at: ['step'], until: 'turn' });
    const prompts: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      prompts.push(m.choice!.prompt);
      m.answer(m.choice!.seat, m.choice!.prompt === 'trap?' ? 'pass' : 'yes');
    }
    expect(prompts).toEqual(['step', 'step', 'door', 'trap?', 'overlord']);
    m.answer(0, 'yes');
    expect(asked(m)).toEqual([1, 'trap?']);
  });

  it("asks nothing, stores nothing and ends nobody's undo", () => {
    const m = match();
    m.pass(1, {});
    m.answer(0, 'yes');
    m.answer(0, 'yes');
    expect(m.answers.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(m.undoable(0)).toBe('yes');
    m.undo(0);
    m.undo(0);
    m.answer(0, 'yes');
    expect(asked(m)).toEqual([0, 'step']);
  });

  it('for good lasts until it is withdrawn', () => {
    const m = match();
    m.pass(1, { until: null });
    for (let i = 0; i < 5; i++) m.answer(m.choice!.seat, 'yes');
    m.pass(1, null);
    m.answer(0, 'yes');
    expect(asked(m)).toEqual([1, 'trap?']);
  });

  it('for good is told as such, whatever was used outside of every period', () => {
    const m = toyMatch(
      function* (g) {
        use(g, 'game', 'feat');
        yield* overlords(g, 'step');
        end(g);
      },
      { defs },
    );
    m.pass(1, { until: null });
    expect(m.view(1).passes!.map((text) => speaker.say(text))).toEqual([
      'you pass every time, until you take it back',
    ]);
  });

  it('for a period that is not open covers nothing', () => {
    const m = match();
    m.pass(1, { until: 'feast' });
    m.answer(0, 'yes');
    expect(asked(m)).toEqual([1, 'trap?']);
  });

  it('is in the match file, in forks, and survives what others take back', () => {
    const m = match();
    m.answer(0, 'yes');
    m.answer(1, 'pass');
    m.pass(1, { until: 'turn' });
    m.answer(0, 'yes');
    const { match: read } = readMatch(writeMatch(m, { secret: true }), () => m.game);
    for (const other of [read, m.fork(), m]) {
      other.undo(0);
      other.answer(0, 'yes');
      expect(asked(other)).toEqual([0, 'door']);
    }
    expect(writeMatch(m)).not.toContain('wish');
  });

  it('names moments that read alike once', () => {
    const moments = { door: 'door', gate: 'door' };
    const m = toyMatch(play, { defs, game: { moments } });
    m.answer(0, 'yes');
    m.pass(1, { at: ['door', 'gate'], until: null });
    expect(m.view(1).passes!.map(speaker.say)).toEqual([
      'you pass when a door opens, until you take it back',
    ]);
  });

  it('is told to the seat itself as long as it stands, and to nobody else', () => {
    const m = match();
    m.pass(1, { until: 'turn' });
    m.pass(1, { at: ['door', 'step'], until: 'own turn' });
    m.pass(1, { at: ['door'], until: null });
    const say = (seat: number) => m.view(seat).passes?.map(speaker.say);
    expect(say(1)).toEqual([
      'you pass every time, for this turn',
      'you pass when a door opens or step, until your turn',
      'you pass when a door opens, until you take it back',
    ]);
    expect([say(0), say(-1)]).toEqual([undefined, undefined]);
    for (let i = 0; i < 4; i++) m.answer(m.choice!.seat, 'yes');
    expect(say(1)).toHaveLength(1);
    m.pass(1, null);
    expect('passes' in m.view(1)).toBe(false);
  });

  it('is refused when it makes no sense', () => {
    const m = match();
    for (const wish of [7, { at: 'step' }, { at: [1] }, { until: 3 }, undefined])
      expect(codeOf(() => m.pass(1, wish as never))).toBe('malformed');
    expect(codeOf(() => m.pass(2, {}))).toBe('wrong-seat');
    expect(codeOf(() => m.pass(-1, {}))).toBe('wrong-seat');
  });
});

describe('what windows tell', () => {
  const setup = { game: toyGame(play, defs), seats: ['Ada', 'Ben'] };

  it('is nothing of what is held', () => {
    expect(proveNoLeak((n) => ({ ...setup, seed: n }), 100, 'windows').tested).toBeGreaterThanOrEqual(100);
  });

  it('would be caught if only holders of a trap were asked', () => {
    const leaky: Play = function* (g) {
      const rule = play(g);
      let step = rule.next();
      while (!step.done) {
        const pause = step.value as { prompt?: unknown; among?: unknown[] };
        const holdsNone = pause.prompt === 'trap?' && cardsIn(g, 'hand:1').every(({ def }) => def !== 'trap');
        step = rule.next(holdsNone ? pause.among![0] : yield step.value);
      }
    };
    const game = toyGame(leaky, defs);
    expect(() => proveNoLeak((n) => ({ game, seats: ['Ada', 'Ben'], seed: n }), 200, 'leaky')).toThrow(
      /what seat (0|-1) is sent/,
    );
  });
});
