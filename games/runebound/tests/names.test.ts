import {
  createMatch,
  createRandom,
  createSpeaker,
  kernelLanguages,
  randomAnswer,
  renderLog,
} from '@questwright/kernel';
import { expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { cardsOf } from '../rules/catalogue.ts';
import { game } from '../rules/index.ts';
import { zones } from '../rules/zones.ts';

/** What things are called in the code, as far as nothing else is called so: hexes are C10, too. */
const IDS: ReadonlySet<string> = new Set([
  ...cardsOf(content).flatMap(({ id }) => (/^[A-C]\d\d$/.test(id) ? [] : id)),
  ...Object.keys(zones).filter((zone) => /[:-]/.test(zone)),
]);
const WORD = /[\w.:-]*\w/g;
const isRaw = (word: string): boolean => IDS.has(word) || word.startsWith('rb.');

it('the log speaks of things by their names, never by their ids', () => {
  const seats = ['Ann', 'Ben', 'Cid'];
  const speaker = createSpeaker({ languages: [game.languages, kernelLanguages], seats });
  const told = new Set<string>();
  const ids = new Set<string>();
  for (const [seed, { id: scenario }] of [...content.scenarios, ...content.scenarios].entries()) {
    const match = createMatch({ game, seats, seed, options: { scenario }, checkpoints: false });
    const random = createRandom(`player ${seed}`);
    while (match.choice) match.answer(match.choice.seat, randomAnswer(match.choice, random));
    for (const entry of match.log) {
      told.add(entry.key);
      for (const [word] of renderLog(speaker, entry).matchAll(WORD)) if (isRaw(word)) ids.add(word);
    }
  }
  expect(told.size).toBeGreaterThan(40);
  expect([...ids]).toEqual([]);
}, 60_000);
