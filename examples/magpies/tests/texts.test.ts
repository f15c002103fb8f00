import { createMatch, createRandom, kernelLanguages, keysOf, type Text } from '@questwright/kernel';
import { playRandomly } from '@questwright/kernel/testing';
import { expect, it } from 'vitest';
import { finds } from '../content/finds.ts';
import { perches } from '../content/perches.ts';
import { english } from '../rules/english.ts';
import { game } from '../rules/index.ts';

const phrases = { ...kernelLanguages.en, ...game.languages.en };

it('every text that comes up in play has its phrase, and every phrase comes up', () => {
  const used = new Set<string>();
  const use = (text: Text): void => keysOf(text).forEach((key) => void used.add(key));
  const random = createRandom('texts');
  for (let seed = 0; seed < 120; seed++) {
    const match = createMatch({ game, seats: ['a', 'b', 'c', 'd'].slice(0, 2 + (seed % 3)), seed });
    playRandomly(match, random, ({ choice }) => {
      if (!choice) return;
      use(choice.prompt);
      if (choice.kind !== 'amount') for (const thing of choice.among) use(choice.as.text(thing));
      for (const { text, reason } of choice.closed?.() ?? []) {
        use(text);
        use(reason);
      }
    });
    for (const { key, args } of match.log) use(args ? [key, args] : key);
    use(match.over!.text);
  }
  for (const text of Object.values(game.moments!)) use(text);
  for (const { effect } of finds) use(effect!.text);
  for (const { on } of perches) for (const { text } of Object.values(on ?? {}).flat()) if (text) use(text);

  expect([...used].filter((key) => !Object.hasOwn(phrases, key))).toEqual([]);
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
}, 60_000);
