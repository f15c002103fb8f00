import { expect, it } from 'vitest';
import {
  chooseOption,
  createSpeaker,
  finish,
  kernelLanguages,
  log,
  logTo,
  type Rule,
  renderLog,
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
  const drew = { key: 'toy.drew', args: { card: 'Sword' }, rule: 'TT-DRAW-01' };
  const hidden = { key: 'toy.drew-hidden', args: { n: 1 }, rule: 'TT-DRAW-01' };
  expect(match.logFor(0)).toEqual([{ key: 'toy.began' }, drew]);
  expect(match.logFor(1)).toEqual([{ key: 'toy.began' }, hidden, { key: 'toy.whisper' }]);
  expect(match.logFor(-1)).toEqual([{ key: 'toy.began' }, hidden]);
});

it('can be read from an entry on', () => {
  const match = toyMatch(play);
  const { length } = match.log;
  match.answer(0, 'a');
  expect(match.logFor(-1, length)).toEqual([
    { key: 'toy.ended', args: { seat: { seat: 0 }, n: 2 }, rule: 'TT-END-01' },
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
