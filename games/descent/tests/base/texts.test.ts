import { createSpeaker, kernelLanguages, keysOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';

const languages = [game.languages!, kernelLanguages];
const speaker = createSpeaker({ languages });
const UNREADABLE = /\b[a-z]+\d?\.[a-z-]+\.|[{}]|undefined|NaN| {2}/;
const cards = (Object.values(content).flat() as { id: string; text: readonly never[] }[]).filter(({ text }) =>
  Array.isArray(text),
);

describe('what is printed', () => {
  it('has a phrase for every text, made of what the card does', () => {
    for (const { id, text } of cards)
      for (const line of text) {
        expect(
          keysOf(line).filter((key) => !languages.some(({ en }) => en![key] !== undefined)),
          id,
        ).toEqual([]);
        expect(speaker.sentence(line), id).not.toMatch(UNREADABLE);
      }
  });

  it('reads like a rule', () => {
    const texts = (id: string): string[] =>
      cards.find((card) => card.id === id)!.text.map((line) => speaker.sentence(line));
    expect(texts('barghest/1/minion')).toEqual([
      'Howl: Action: each hero within 3 spaces tests willpower; if the test fails, that figure suffers 1 fatigue.',
    ]);
    expect(texts('berserker-rage')).toEqual([
      'Action, 1 fatigue: perform an attack with a Melee weapon, with +1 damage.',
    ]);
    expect(texts('disciple-prayer-of-healing')).toEqual([
      'In your turn, 1 fatigue, exhaust this card: choose 1 hero within 1 space, roll 1 red die, ' +
        'then that figure recovers X damage where X is the number of hearts rolled.',
    ]);
  });
});
