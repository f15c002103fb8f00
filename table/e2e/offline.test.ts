import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withFolder } from './support/browser.ts';
import { readLog } from './support/playing.ts';

/** Passes, and waits for what is asked next. */
async function pass(page: Page): Promise<void> {
  const n = await page.locator('.prompt[data-mine]').getAttribute('data-n');
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.locator(`.prompt[data-mine]:not([data-n="${n}"])`).waitFor();
}

inBrowser('without a network', ({ atHome, site }) => {
  it('a match survives closing the browser, and goes on', () =>
    withFolder(async (folder) => {
      const first = await atHome(folder);
      await first.page.goto(site().url);
      await first.page.evaluate(() => navigator.serviceWorker.ready);
      await first.context.setOffline(true);
      await first.page.reload();
      await first.page
        .getByRole('article', { name: 'Magpies' })
        .getByRole('button', { name: 'Play now' })
        .click();
      for (let turn = 0; turn < 2; turn++) await pass(first.page);
      // The log comes a moment after what is asked, which tells its last line as well.
      const last = await first.page.locator('.prompt-why').innerText();
      await expect.poll(() => first.page.locator('.log li').last().innerText()).toContain(last);
      const log = await readLog(first.page);
      expect(log.join()).toContain('Guest passes.');
      await first.context.close();

      const second = await atHome(folder);
      await second.context.setOffline(true);
      await second.page.goto(site().url);
      await second.page.getByRole('link', { name: /Magpies.*Guest, Wren/ }).click();
      await expect.poll(() => readLog(second.page)).toEqual(log);
      await pass(second.page);
      await expect.poll(async () => (await readLog(second.page)).length).toBeGreaterThan(log.length);
      expect((await readLog(second.page)).slice(0, log.length)).toEqual(log);
      await second.context.close();
    }));
});
