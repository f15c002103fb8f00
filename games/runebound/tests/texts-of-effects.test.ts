import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { spendAs } from '../rules/effects/abilities.ts';
import { changeBlow } from '../rules/effects/combat.ts';
import { loseStory, takeAssetOfCost } from '../rules/effects/gains.ts';
import { goToSite, goToTerrain } from '../rules/effects/moves.ts';
import { game } from '../rules/index.ts';

const { sentence } = createSpeaker({ languages: [game.languages, kernelLanguages] });

/** Words that few cards use, or none of the box: a card that somebody writes with them is to be read all the same. */
it.each([
  [loseStory(2, 'lore').text, /2 lore/],
  [loseStory(1, 'companion').text, /companion/],
  [goToSite('shrine').text, /shrine/],
  [goToTerrain('forest', 2).text, /forest/],
  [changeBlow(2).text, /2 more/],
  [changeBlow(-1).text, /1 less/],
  [takeAssetOfCost(5).text, /5/],
  [takeAssetOfCost(5, 'goods').text, /goods/],
  [spendAs('physical', 'shield').text, /physical.*shield/],
])('%j is read whole', (text, words) => {
  expect(sentence(text as Parameters<typeof sentence>[0])).toMatch(words);
});
