import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { textTests } from '@questwright/kernel/testing';
import { expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { TerrinothBox } from '../rules/catalogue.ts';
import { game } from '../rules/index.ts';

textTests(game, new TerrinothBox(content).cards);

it('says "if" once for several conditions', () => {
  const { sentence } = createSpeaker({ languages: [game.languages, kernelLanguages] });
  const { text } = content.quests.find(({ id }) => id === 'a-theft-of-stars')!;
  expect(text.map(sentence)).toContain(
    'Victory if a hero has The Fallen Star, no location is left in the deck and the location is fully explored.',
  );
});
