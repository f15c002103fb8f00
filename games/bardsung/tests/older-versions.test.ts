import { readFileSync } from 'node:fs';
import { createRandom, randomAnswer, readMatch } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import type { Bardsung } from '../rules/state.ts';

/** Written by these versions in the middle of an encounter. */
const VERSIONS = ['1', '2', '3', '4', '5', '6'];

it.each(VERSIONS)('a match that was left by version %s goes on from its checkpoint to its end', (version) => {
  const file = readFileSync(new URL(`./older/version-${version}.jsonl`, import.meta.url), 'utf8');
  expect(JSON.parse(file.slice(0, file.indexOf('\n')))).toMatchObject({ rules: version });
  const { match, notice } = readMatch<Bardsung>(file, () => game as never);
  expect(notice).not.toBeNull();
  expect(match.state).toMatchObject({ node: '4d', phase: 'turn' });
  const random = createRandom('goes on');
  while (match.choice) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    if (!match.over) expect(game.faults!(match.state)).toEqual([]);
  }
  expect(match.over).not.toBeNull();
});

it('a version from before there were any is refused with a sentence', () => {
  const file = readFileSync(new URL('./older/version-1.jsonl', import.meta.url), 'utf8');
  expect(() => readMatch(file.replace('"rules":"1"', '"rules":"0"'), () => game as never)).toThrow(
    'This match was played with rules 0',
  );
});
