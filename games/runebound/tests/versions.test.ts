import {
  type Choice,
  createMatch,
  createRandom,
  optionsOf,
  randomAnswer,
  readMatch,
  writeMatch,
} from '@questwright/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';

/** A file as version 1 wrote it: the kernel kept what was used by the name of the period. */
const asVersion1 = (file: string): string =>
  file
    .replace(`"rules":"${game.version}"`, '"rules":"1"')
    .replaceAll(/"periods":\[.*?\],"opened":\d+,"passes":\{\}/g, '"used":{"turn":[]}')
    .replaceAll(',"legacy":null', '');

/** A file as version 2 wrote it at first: what had been used was noted by a number. */
const asEarlyVersion2 = (file: string): string =>
  file
    .replace(`"rules":"${game.version}"`, '"rules":"2"')
    .replaceAll(/"([\w-]+#\d+)\/use:[\w-]+"/g, '"$1.0"');

it('what was used once in a turn stays used in a match that version 2 stored in the middle of the turn', () => {
  const match = createMatch({
    game,
    seats: ['Ada'],
    options: { scenario: 'margath', heroes: ['elder-mok'] },
    seed: 'once',
  });
  const random = createRandom('once');
  const usedIn = ({ state }: typeof match): string[] => state.periods.flatMap(({ used }) => used);
  let tried = 0;
  for (let i = 0; match.choice && i < 600 && tried < 3; i++) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    const used = usedIn(match).filter((key) => key.includes('/use:'));
    if (used.length === 0 || match.newestCheckpoint.at !== match.count || match.state.combat) continue;
    const file = asEarlyVersion2(writeMatch(match, { secret: true }));
    expect(file).not.toContain(`"${used[0]}"`);
    const { match: read, notice } = readMatch(file, () => game);
    expect(notice).not.toBeNull();
    expect(usedIn(read)).toEqual(usedIn(match));
    expect(optionIds(read)).toEqual(optionIds(match));
    tried++;
  }
  expect(tried).toBeGreaterThan(0);
});

const optionIds = ({ choice }: { choice: Choice | null }): string[] =>
  choice && 'options' in choice ? optionsOf(choice).map(({ id }) => id) : [];

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
