import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, type Visitor } from './support/browser.ts';
import { outcome, playByBoard, playByKeys } from './support/playing.ts';

const preferences = { toured: ['heroes-of-terrinoth'] };

const playNow = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  const box = page.getByRole('article', { name: 'Heroes of Terrinoth' });
  await box.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.prompt[data-mine]').waitFor();
};

inBrowser('a new visitor of Heroes of Terrinoth', ({ visit, site }) => {
  const arrive = (): Promise<Visitor> => visit({ preferences });

  it('plays a whole quest with two heroes by pressing what glows, and sees the same end in its replay', async () => {
    const { page, faults } = await arrive();
    await playNow(page, site().url);
    await page.getByRole('button', { name: 'The Goblin Problem' }).waitFor();
    expect(await playByBoard(page)).toBeGreaterThan(20);
    const end = await outcome(page);
    expect(end).toMatch(/boots and all|cooking pot/);

    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment' }).press('End');
    expect(await outcome(page)).toBe(end);
    expect(faults).toEqual([]);
  });

  it('plays a whole quest by keyboard alone, and is told what happens', async () => {
    const { page, faults } = await arrive();
    await playNow(page, site().url);
    await playByKeys(page);
    expect(await page.getByTestId('announcer').innerText()).toContain(await outcome(page));
    expect(faults).toEqual([]);
  });

  it('is shown the guided start, and never again once it is left', async () => {
    const { page } = await visit({ preferences: { toured: [] } });
    await playNow(page, site().url);
    await page.locator('[data-toured]').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-toured]').count()).toBe(0);
    await page.reload();
    await page.locator('.prompt[data-mine]').waitFor();
    expect(await page.locator('[data-toured]').count()).toBe(0);
  });
});
