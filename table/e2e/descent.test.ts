import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { isOnBoard, press } from './support/playing.ts';

/** Milliseconds: an encounter against the overlord's bot, on a machine that may be busy. */
const PATIENCE = 300_000;
const STEPS = 600;

const preferences = { ...QUICK, toured: ['descent'] };

/** What is asked of the person; null when the match is over. */
async function nextQuestion(page: Page, last: string): Promise<{ n: string; asked: string } | null> {
  const handle = await page.waitForFunction((before) => {
    if (document.querySelector('[data-testid=outcome]')) return { n: '', asked: '' };
    const prompt = document.querySelector('.prompt[data-mine]');
    const n = prompt?.getAttribute('data-n') ?? '';
    return n !== '' && n !== before
      ? { n, asked: prompt?.querySelector('.prompt-text')?.textContent ?? '' }
      : null;
  }, last);
  const found = await handle.jsonValue();
  return found && found.n !== '' ? found : null;
}

/** An option of this very question, not of the one that may have taken its place. */
const option = (page: Page, n: string, name: RegExp) =>
  page.locator(`.prompt[data-n="${n}"] .option`, { hasText: name }).first();

/** Where the heroes stand, as the list of figures tells it to those who do not look. */
const inWords = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Figures on the map' }).locator('li').allInnerTexts();

inBrowser('Descent', ({ site, visit }) => {
  it(
    'is played from the shelf to the end of an encounter, walking in one gesture',
    async () => {
      const { page, faults } = await visit({ preferences });
      await page.goto(`${site().url}/play/descent`);
      await page.getByRole('button', { name: /^Begin/ }).click();
      const seen = { cards: 0, walks: 0, attacks: 0 };
      let question = await nextQuestion(page, '');
      for (let step = 0; question && step < STEPS; step++) {
        const { n, asked } = question;
        const far = page.locator('.d2-far');
        const attack = option(page, n, /^\d?\s*Attack with (?!bare)/i);
        if (/Which hero do you play|Which class/.test(asked)) {
          if (await isOnBoard(page, n)) await press(page, n, page.locator('.d2-offer .kit-act').first());
          seen.cards++;
        } else if (/What do you do/.test(asked) && (await attack.count())) {
          await press(page, n, attack);
          seen.attacks++;
        } else if (/What do you do/.test(asked) && seen.walks < 2 && (await far.count())) {
          const before = await inWords(page);
          await far.last().focus();
          await far.last().press('Enter');
          await expect.poll(() => inWords(page)).not.toEqual(before);
          seen.walks++;
        } else if (await option(page, n, /End turn/).count())
          await press(page, n, option(page, n, /End turn/));
        else if (await option(page, n, /Pass$/).count()) await press(page, n, option(page, n, /Pass$/));
        else await press(page, n, option(page, n, /./));
        question = await nextQuestion(page, n);
      }
      expect(question).toBeNull();
      expect(seen.cards).toBeGreaterThan(2);
      expect(seen.walks).toBe(2);
      expect(await page.locator('.kit-ending').count()).toBe(1);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});
