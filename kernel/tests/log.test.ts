import { describe, expect, it } from 'vitest';
import {
  CHECKPOINT,
  chooseOption,
  createSpeaker,
  extendPage,
  finish,
  joinPages,
  kernelLanguages,
  LOG_PAGE,
  log,
  logTo,
  type Match,
  type Rule,
  readMatch,
  renderLog,
  writeMatch,
} from '../src/index.ts';
import { options, type Toy, toyMatch } from './toy.ts';

function* play(g: Toy): Rule {
  log(g, 'toy.began');
  logTo(g, [0], ['toy.drew', { card: 'Sword' }], ['toy.drew-hidden', { n: 1 }], 'TT-DRAW-01');
  log(g, 'toy.whisper', undefined, { to: [1] });
  yield* chooseOption(g, { seat: 0, prompt: 'toy.ask', among: options('a', 'b') });
  log(g, 'toy.ended', { seat: { seat: 0 }, n: 2 }, { rule: 'TT-END-01' });
  finish(g, { result: 'done', winners: [], text: 'toy.done' });
}

it('tells each seat and the spectators what they may read, and not who else may', () => {
  const match = toyMatch(play);
  const drew = { at: 0, key: 'toy.drew', args: { card: 'Sword' }, rule: 'TT-DRAW-01' };
  const hidden = { at: 0, key: 'toy.drew-hidden', args: { n: 1 }, rule: 'TT-DRAW-01' };
  expect(match.logFor(0)).toEqual([{ at: 0, key: 'toy.began' }, drew]);
  expect(match.logFor(1)).toEqual([{ at: 0, key: 'toy.began' }, hidden, { at: 0, key: 'toy.whisper' }]);
  expect(match.logFor(-1)).toEqual([{ at: 0, key: 'toy.began' }, hidden]);
});

it('can be read from an entry on', () => {
  const match = toyMatch(play);
  const { length } = match.log;
  match.answer(0, 'a');
  expect(match.logFor(-1, length)).toEqual([
    { at: 1, key: 'toy.ended', args: { seat: { seat: 0 }, n: 2 }, rule: 'TT-END-01' },
  ]);
});

it('is rendered as sentences, with the ledger line when asked', () => {
  const match = toyMatch(play);
  match.answer(0, 'a');
  const phrases = { 'toy.ended': '{seat} ends it after {n, plural, one {# turn} other {# turns}}' };
  const speaker = createSpeaker({ languages: [{ en: phrases }, kernelLanguages], seats: ['Ada', 'Ben'] });
  const last = match.log.at(-1)!;
  expect(renderLog(speaker, last)).toBe('Ada ends it after 2 turns.');
  expect(renderLog(speaker, last, { rules: true })).toBe('Ada ends it after 2 turns. · TT-END-01');
});

it('is not kept when nobody reads it, and play is the same', () => {
  const silent = toyMatch(play, { log: false });
  expect(silent.log).toEqual([]);
  expect(JSON.stringify(silent.state)).toBe(JSON.stringify(toyMatch(play).state));
});

/** Answers that each write a line for all and one for seat 1 alone. */
function* chatter(g: Toy): Rule {
  while (g.turn < 200) {
    yield CHECKPOINT;
    yield* chooseOption(g, { seat: 0, prompt: 'toy.ask', among: options('a', 'b') });
    log(g, 'toy.said', { turn: g.turn });
    log(g, 'toy.whisper', { turn: g.turn }, { to: [1] });
    g.turn++;
  }
  finish(g, { result: 'done', winners: [], text: 'toy.done' });
}

function chatted(answers: number): Match<Toy> {
  const match = toyMatch(chatter);
  for (let i = 0; i < answers; i++) match.answer(0, 'a');
  return match;
}

describe('entries of a log', () => {
  it('know after how many answers they were written', () => {
    const match = chatted(3);
    expect(match.logFor(0).map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  it('know it also after an undo, in a fork and in a match that was read from a file', () => {
    const match = chatted(5);
    match.undo(0);
    match.answer(0, 'b');
    const written = match.log.map(({ at }) => at);
    expect(written).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    const { match: read } = readMatch(writeMatch(match, { secret: true }), () => match.game);
    expect(read.log.map(({ at }) => at)).toEqual(written);
    const fork = match.fork({ log: true });
    fork.answer(0, 'a');
    expect(fork.log.at(-1)?.at).toBe(6);
  });
});

describe('a page of a log', () => {
  it('is the newest, with the number of its first entry', () => {
    const { from, entries } = chatted(150).logPage(0);
    expect(from).toBe(50);
    expect(entries).toHaveLength(LOG_PAGE);
    expect(entries.at(-1)).toEqual({ at: 150, key: 'toy.said', args: { turn: 149 } });
  });

  it('counts only what the seat may read', () => {
    const match = chatted(120);
    expect(match.logPage(0).from).toBe(20);
    expect(match.logPage(1).from).toBe(140);
    expect(match.logPage(-1)).toEqual(match.logPage(0));
  });

  it('leads to the one before it, back to the beginning', () => {
    const match = chatted(150);
    const newest = match.logPage(0);
    const before = match.logPage(0, newest.from);
    expect(before).toMatchObject({ from: 0, entries: { length: 50 } });
    expect(joinPages(before, newest)).toEqual({ from: 0, entries: match.logFor(0) });
  });

  it('is all there is of a short log', () => {
    expect(chatted(2).logPage(0)).toMatchObject({ from: 0, entries: [{ at: 1 }, { at: 2 }] });
  });

  it('grows with what is written, and shrinks with what is taken back', () => {
    const match = chatted(150);
    const page = match.logPage(0);
    match.answer(0, 'a');
    const grown = extendPage(page, [150, match.logFor(0).slice(150)]);
    expect(grown).toEqual({ from: 50, entries: match.logFor(0).slice(50) });
    expect(extendPage(grown, [149, []])).toEqual({ from: 50, entries: match.logFor(0).slice(50, 149) });
  });

  it('begins anew where more is taken back than it holds', () => {
    const said = { at: 31, key: 'toy.said' };
    expect(extendPage({ from: 50, entries: [said] }, [30, [said]])).toEqual({ from: 30, entries: [said] });
  });
});
