import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { playOn } from './support/playing.ts';
import { answerBy, answerLike } from './support/question.ts';

/** Milliseconds: an encounter against the overlord's bot, on a machine that may be busy. */
const PATIENCE = 300_000;

const preferences = { ...QUICK, toured: ['descent'] };

/** Where the heroes stand, as the list of figures tells it to those who do not look. */
const inWords = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Figures on the map' }).locator('li').allInnerTexts();

/** Walks to a space that is several away, if there is one; the walk may be interrupted by questions. */
async function walkFar(page: Page): Promise<boolean> {
  const far = page.locator('.d2-far');
  if ((await far.count()) === 0) return false;
  const before = await inWords(page);
  await far.last().focus();
  await far.last().press('Enter');
  await expect.poll(() => inWords(page)).not.toEqual(before);
  return true;
}

inBrowser('Descent', ({ site, visit }) => {
  it(
    'is played from the shelf to the end of an encounter, walking in one gesture',
    async () => {
      const { page, faults } = await visit({ preferences });
      await page.goto(`${site().url}/play/descent`);
      await page.getByRole('button', { name: /^Begin/ }).click();
      const seen = { cards: 0, walks: 0 };
      await playOn(page, async (question) => {
        const { asked } = question;
        const isTurn = /What do you do/.test(asked);
        if (/Which hero do you play|Which class/.test(asked)) {
          await answerBy(page, question, page.locator('.d2-offer .kit-act').first());
          seen.cards++;
        } else if (isTurn && (await answerLike(page, question, /^Attack with (?!bare)/i))) return;
        else if (isTurn && seen.walks < 2 && (await walkFar(page))) seen.walks++;
        else if (await answerLike(page, question, /End turn/)) return;
        else if (await answerLike(page, question, /Pass$/)) return;
        else await answerLike(page, question, /./);
      });
      expect(seen.cards).toBeGreaterThan(2);
      expect(seen.walks).toBe(2);
      await expect.poll(() => page.locator('.kit-ending').count()).toBe(1);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});
