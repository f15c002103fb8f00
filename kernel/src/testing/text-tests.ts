import { expect, it } from 'vitest';
import { optionsOf } from '../choice.ts';
import { kernelLanguages } from '../english.ts';
import type { Game } from '../game.ts';
import { createRandom } from '../generator.ts';
import { createMatch } from '../match.ts';
import { randomAnswer } from '../program.ts';
import { createSpeaker, keysOf, type Text } from '../text.ts';

interface Printed {
  readonly id: string;
  readonly text: readonly Text[];
}

/** Everything in the lists of a game's content that has a text. */
export const printedIn = (content: object): Printed[] =>
  Object.values(content).flatMap((list: unknown) => (Array.isArray(list) ? list.filter(isPrinted) : []));

const isPrinted = (one: unknown): one is Printed =>
  typeof one === 'object' && one !== null && Array.isArray((one as Printed).text);

/**
 * A piece of code in a text that people read: a key without its phrase, a gap, a number that is not a number.
 */
const UNREADABLE = /\b[a-z]+\.[a-z-]+\.|[{}]|undefined|NaN| {2}/;

/** Tests that every text of a game has its phrase: on its cards, and whatever random matches show. */
export function textTests(game: Game, cards: readonly Printed[], { rule = '', matches = 3 } = {}): void {
  const languages = [game.languages, kernelLanguages];
  const speaker = createSpeaker({ languages });
  const isKnown = (key: string): boolean => languages.some(({ en }) => en[key] !== undefined);
  const look = (text: Text, where: string): void => {
    expect(
      keysOf(text).filter((key) => !isKnown(key)),
      where,
    ).toEqual([]);
    expect(speaker.sentence(text), where).not.toMatch(UNREADABLE);
  };

  it(`every text on a card has its phrase${rule && ` [${rule}]`}`, () => {
    for (const { id, text } of cards) for (const line of text) look(line, id);
  });

  it('so has every prompt with what asks it, every option, closed action and log entry of random matches', () => {
    for (let seed = 1; seed <= matches; seed++) {
      const random = createRandom(`player ${seed}`);
      const match = createMatch({ game, seats: ['Ann', 'Ben', 'Cid'], seed, checkpoints: false });
      for (let { choice } = match; choice; choice = match.choice) {
        look(choice.prompt, 'a prompt');
        const by = choice.by ? choice.by() : null;
        if (by !== null) look(by, `what asks: ${choice.topic}`);
        for (const { id, text } of optionsOf(choice)) look(text, id);
        for (const { id, text, reason } of choice.closed?.() ?? []) {
          look(text, id);
          look(reason, id);
        }
        match.answer(choice.seat, randomAnswer(choice, random));
      }
      for (const { key, args } of match.log) look(args ? [key, args] : key, key);
      look(match.over!.text, 'the end');
    }
  }, 60_000);
}
