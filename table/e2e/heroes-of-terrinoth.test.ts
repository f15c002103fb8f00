import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { outcome, playByBoard, playByKeys } from './support/playing.ts';

/** Milliseconds: a quest has some two hundred choices, and a busy machine takes its time over each. */
const PATIENCE = 300_000;

const playNow = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  const box = page.getByRole('article', { name: 'Heroes of Terrinoth' });
  await box.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.prompt[data-mine]').waitFor();
};

inBrowser('a new visitor of Heroes of Terrinoth', ({ visit, site }) => {
  it(
    'plays a whole quest with two heroes by pressing what glows, and sees the same end in its replay',
    async () => {
      const { page, faults } = await visit();
      await playNow(page, site().url);
      await page.getByRole('button', { name: 'The Goblin Problem' }).waitFor();
      expect(await playByBoard(page)).toBeGreaterThan(20);
      const end = await outcome(page);
      expect(end).toMatch(/boots and all|cooking pot/);

      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('slider', { name: 'Moment' }).press('End');
      expect(await outcome(page)).toBe(end);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'plays a whole quest by keyboard alone, and is told what happens',
    async () => {
      const { page, faults } = await visit();
      await playNow(page, site().url);
      await playByKeys(page);
      expect(await page.getByTestId('announcer').innerText()).toContain(await outcome(page));
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it('is shown the guided start, and never again once it is left', async () => {
    const { page } = await visit({ preferences: { ...QUICK, toured: [] } });
    await playNow(page, site().url);
    const offer = page.getByRole('complementary', { name: 'Guided start' });
    await offer.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-toured]').first().waitFor();
    await offer.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    await page.reload();
    await page.locator('.prompt[data-mine]').waitFor();
    expect(await offer.count()).toBe(0);
  });
});
