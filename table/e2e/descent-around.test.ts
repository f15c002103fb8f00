import type { Descent } from '@questwright/descent';
import { optionsOf } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser, QUICK } from './support/browser.ts';
import { descentWhere } from './support/descent-match.ts';
import { openMatchFile, type Wanted } from './support/match-file.ts';
import { press } from './support/question.ts';

const preferences = { ...QUICK, toured: ['descent'] };

/** Ada's hero can attack, and Olga, the overlord, holds cards. */
const canAttack: Wanted<Descent> = ({ zones }, prompt, { choice }) =>
  prompt === 'd2.ask.act' &&
  choice!.seat === 1 &&
  (zones['hand:0']?.length ?? 0) > 0 &&
  optionsOf(choice!).some(({ id }) => /^weapon:[1-9]/.test(id));

/** The number of the next question that is asked of whoever has the device; null as soon as somebody else is called. */
const next = async (page: Page, last: string): Promise<string | null> =>
  (
    await page.waitForFunction((before) => {
      const n = document.querySelector('.prompt')?.getAttribute('data-n');
      if (!n || n === before) return undefined;
      if (document.querySelector('.prompt .pass-switch')) return { n: null };
      return document.querySelector('.prompt[data-mine]') ? { n } : undefined;
    }, last)
  )
    .jsonValue()
    .then((found) => found!.n);

inBrowser('hero and overlord around one device', ({ site, visit }) => {
  it('go on without a blank screen while the overlord passes, and hand over when he wants to look', async () => {
    const { page, faults } = await visit({ preferences });
    await openMatchFile(page, site().url, await descentWhere(canAttack));
    const mine = page.locator('.prompt[data-mine]');
    const hand = page.locator('.d2-overlord .d2-cards .kit-card');

    // What is asked on the way (the target, a reroll) is answered until somebody may play a card.
    const n = (await mine.getAttribute('data-n'))!;
    await mine
      .locator('.option', { hasText: /Attack with (?!bare)/ })
      .first()
      .click();
    for (let asked = await next(page, n); asked !== null; asked = await next(page, asked))
      await press(page, { n: asked }, mine.locator('.option').first());
    expect(await page.getByTestId('hand-over').count()).toBe(0);
    expect(await hand.count()).toBe(0);
    expect(await seriousInBothLights(page)).toEqual([]);

    await page.getByRole('button', { name: 'Olga wants to look' }).click();
    await page.getByRole('heading', { name: 'Hand the device to Olga' }).waitFor();
    expect(await page.locator('.kit-card').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Olga' }).click();
    await expect.poll(() => hand.count()).toBeGreaterThan(0);
    // The moments at which he may still be asked are few, each by one name.
    const pass = page.getByRole('group', { name: 'Pass …' });
    await pass.getByText('Ask me all the same').click();
    const moments = await pass.locator('label').allInnerTexts();
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments).toEqual(
      expect.arrayContaining(['when somebody attacks', 'when a hero searches', 'when a hero opens a door']),
    );
    await pass.getByRole('button', { name: 'This turn' }).click();

    // For the rest of the turn nobody is called any more.
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await mine.waitFor();
    expect(await hand.count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
