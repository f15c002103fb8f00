import { createMatch, createRandom, randomAnswer, readMatch, writeMatch } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';

/** A file as version 1 wrote it: the kernel kept what was used by the name of the period. */
const asVersion1 = (file: string): string =>
  file
    .replace(`"rules":"${game.version}"`, '"rules":"1"')
    .replaceAll(/"periods":\[.*?\],"opened":\d+,"passes":\{\}/g, '"used":{"turn":[]}')
    .replaceAll(',"legacy":null', '');

it('a match that was stored by version 1 goes on', () => {
  const random = createRandom('versions');
  const match = createMatch({
    game,
    seats: ['Ada', 'Ben'],
    options: { scenario: 'margath' },
    seed: 'versions',
  });
  let tried = 0;
  for (let i = 0; match.choice && i < 400; i++) {
    if (i % 40 === 39 && match.checkpoints.slice(-2).some(({ state }) => state.combat === null)) {
      const { match: read, notice } = readMatch(asVersion1(writeMatch(match, { secret: true })), () => game);
      expect(notice).not.toBeNull();
      read.answer(read.choice!.seat, randomAnswer(read.choice!, random));
      tried++;
    }
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
  }
  expect(tried).toBeGreaterThan(3);
});
