import {
  createMatch,
  createRandom,
  createSpeaker,
  kernelLanguages,
  keysOf,
  optionsOf,
  randomAnswer,
  type Text,
} from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { cardsOf } from '../rules/catalogue.ts';
import { game } from '../rules/index.ts';

const languages = [game.languages, kernelLanguages];
const speaker = createSpeaker({ languages });
const known = (key: string): boolean => languages.some(({ en }) => en[key] !== undefined);
const missing = (text: Text): string[] => keysOf(text).filter((key) => !known(key));

describe('every text has its phrase', () => {
  it('on every card [RB-CORE-13]', () => {
    for (const def of cardsOf(content)) {
      for (const text of def.text) {
        expect(missing(text), def.id).toEqual([]);
        expect(speaker.sentence(text), def.id).not.toMatch(/\brb\.|[{}]|undefined|NaN| {2}/);
      }
    }
  });

  it('in the prompts, options, closed actions and log entries of random matches', () => {
    const lost = new Set<string>();
    const look = (text: Text): void => {
      for (const key of missing(text)) lost.add(key);
      expect(speaker.sentence(text)).not.toMatch(/\brb\.|[{}]|undefined|NaN/);
    };
    for (const seed of [1, 2]) {
      const random = createRandom(`player ${seed}`);
      const match = createMatch({ game, seats: ['A', 'B', 'C'], seed, checkpoints: false });
      while (match.choice) {
        const { choice } = match;
        look(choice.prompt);
        for (const { text } of optionsOf(choice)) look(text);
        for (const { text, reason } of choice.closed?.() ?? []) {
          look(text);
          look(reason);
        }
        match.answer(choice.seat, randomAnswer(choice, random));
      }
      for (const { key, args } of match.log) look(args ? [key, args] : key);
      look(match.over!.text);
    }
    expect([...lost]).toEqual([]);
  }, 60_000);
});
