import { expect, it } from 'vitest';
import { CHECKPOINT, confirm, isFresh, open, readMatch, use, writeMatch } from '../src/index.ts';
import { end, type Toy, toyMatch } from './toy.ts';

function* play(g: Toy) {
  if (g.turn === 0) {
    open(g, 'turn');
    use(g, 'turn', 'boots');
    g.turn = 1;
  }
  yield CHECKPOINT;
  yield* confirm(g, { seat: 0, prompt: 'first' });
  g.notes.push(String(isFresh(g, 'turn', 'boots')), String(isFresh(g, 'turn', 'hat')));
  yield* confirm(g, { seat: 0, prompt: 'second' });
  end(g);
}

/** A file as it was written before periods could lie inside each other. */
const asItWas = (file: string): string =>
  file
    .replace('"rules":"1"', '"rules":"0"')
    .replace(/"periods":\[.*?\],"opened":\d+,"passes":\{\}/, '"used":{"turn":["boots"]}')
    .replace(',"legacy":null', '');

it('a match that was stored by the previous version goes on, with its limits', () => {
  const game = { reads: (_: unknown, version: string) => version === '0' };
  const match = toyMatch(play, { game });
  const file = asItWas(writeMatch(match, { secret: true }));
  expect(file).toContain('"used"');
  const { match: read, notice } = readMatch(file, () => match.game);
  expect(notice).not.toBeNull();
  read.answer(0, 'yes');
  expect(read.state.notes).toEqual(['false', 'true']);
  read.answer(0, 'yes');
  expect(read.over).not.toBeNull();
});

it('a version that the game does not read is refused with a sentence', () => {
  const match = toyMatch(play);
  expect(() => readMatch(asItWas(writeMatch(match, { secret: true })), () => match.game)).toThrow(
    'This match was played with rules 0 of Toy',
  );
});
