import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser } from './support/browser.ts';
import { playByBoard, playNow } from './support/playing.ts';

/** Every page, and what is opened over it. */
const pages: readonly [name: string, open: (page: Page, url: string) => Promise<void>][] = [
  ['home', (page, url) => at(page, url, 'A table that knows the rules')],
  ['set-up', (page, url) => at(page, `${url}/play/magpies`, 'Set up Magpies')],
  ['table', (page, url) => table(page, url)],
  ['beginning of Heroes of Terrinoth', (page, url) => table(page, url, 'Heroes of Terrinoth')],
  ['table of Heroes of Terrinoth', quest],
  [
    'card of Heroes of Terrinoth',
    async (page, url) => {
      await table(page, url, 'Heroes of Terrinoth');
      await page.getByRole('button', { name: 'Read Splig' }).click();
      await page.locator('.card-dialog').waitFor();
    },
  ],
  [
    'explanation on the board of Heroes of Terrinoth',
    async (page, url) => {
      await table(page, url, 'Heroes of Terrinoth');
      await page.locator('.ht-peril li').last().getByRole('button').focus();
      await page.getByRole('tooltip').waitFor();
    },
  ],
  [
    'replay of Heroes of Terrinoth',
    async (page, url) => {
      await table(page, url, 'Heroes of Terrinoth');
      await page.goto(page.url().replace('/here/', '/replay/here/'));
      await page.getByRole('slider', { name: 'Moment' }).waitFor();
    },
  ],
  [
    'table with a rule open',
    async (page, url) => {
      await table(page, url);
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.locator('.rule').first().waitFor();
    },
  ],
  [
    'table with a card open',
    async (page, url) => {
      await table(page, url);
      const drawer = page.getByRole('button', { name: 'Hand', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await page
        .getByRole('button', { name: /^Read / })
        .first()
        .click();
      await page.locator('.card-dialog').waitFor();
    },
  ],
  [
    'table with the menu open',
    async (page, url) => {
      await table(page, url);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  ],
  ['rules', (page, url) => at(page, `${url}/rules/magpies#MP-STEAL-03`, 'Rules of Magpies')],
  ['replay from a file', (page, url) => at(page, `${url}/replay/file`, 'Replay')],
  [
    'replay',
    async (page, url) => {
      await table(page, url);
      const drawer = page.getByRole('button', { name: 'Log', exact: true });
      if (await page.locator('.drawer-bar').isVisible()) await drawer.click();
      await page
        .locator('.log-replay')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.getByRole('slider', { name: 'Moment' }).waitFor();
    },
  ],
  ['settings', (page, url) => at(page, `${url}/settings`, 'Settings')],
  ['about', (page, url) => at(page, `${url}/about`, 'About, licences and thanks')],
  ['nowhere', (page, url) => at(page, `${url}/nowhere`, 'There is nothing here')],
];

async function at(page: Page, url: string, heading: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

const table = (page: Page, url: string, game = 'Magpies'): Promise<void> => playNow(page, url, game);

/** A match of Heroes of Terrinoth some choices in, with dice on the table and cards that are turned. */
async function quest(page: Page, url: string): Promise<void> {
  await table(page, url, 'Heroes of Terrinoth');
  await playByBoard(page, 'Round 2 begins.');
}

inBrowser('axe finds nothing serious', ({ visit, site }) => {
  it.each([
    ['on a desk', { width: 1280, height: 800 }],
    ['on a phone', { width: 390, height: 844 }],
  ] as const)('%s, by lamplight and by daylight', async (_, viewport) => {
    const { page, faults, context } = await visit({ viewport });
    const found: string[] = [];
    for (const [name, open] of pages) {
      await open(page, site().url);
      found.push(...(await seriousInBothLights(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
