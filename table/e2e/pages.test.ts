import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser } from './support/browser.ts';
import { openMatchFile } from './support/match-file.ts';
import { playNow } from './support/playing.ts';
import { runeboundWhere } from './support/runebound-match.ts';
import { settle } from './support/settle.ts';
import { sidewaysIn } from './support/sideways.ts';
import { afterEnemies, atEnd, atUpgrade, terrinothWhere } from './support/terrinoth-match.ts';

/** Of each kind of window one is looked at by axe, too. */
const SIZES = [
  ['desk', { width: 1280, height: 720 }, true],
  ['wide desk', { width: 1440, height: 900 }, false],
  ['hall', { width: 1920, height: 1080 }, false],
  ['tablet', { width: 1024, height: 768 }, true],
  ['small tablet', { width: 820, height: 1180 }, false],
  ['phone', { width: 390, height: 844 }, true],
] as const;

/** Every page, and what is opened over it. */
const pages: readonly [name: string, open: (page: Page, url: string) => Promise<void>][] = [
  ['home', (page, url) => at(page, url, 'A table that knows the rules')],
  ['set-up', (page, url) => at(page, `${url}/play/magpies`, 'Set up Magpies')],
  ['table', (page, url) => table(page, url)],
  ['beginning of Heroes of Terrinoth', (page, url) => table(page, url, 'Heroes of Terrinoth')],
  [
    'dice of Heroes of Terrinoth',
    file(
      terrinothWhere(({ lastAction, phase }) => lastAction !== null && phase === 'hero'),
      '.ht-results',
    ),
  ],
  ["enemies' turn of Heroes of Terrinoth", file(terrinothWhere(afterEnemies), '.ht-turn li')],
  ['upgrade of Heroes of Terrinoth', file(terrinothWhere(atUpgrade), '.kit-offer .kit-act')],
  ['victory in Heroes of Terrinoth', file(terrinothWhere(atEnd('victory')), '.kit-ending')],
  ['defeat in Heroes of Terrinoth', file(terrinothWhere(atEnd('defeat')), '.kit-ending')],
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
  ['beginning of Runebound', (page, url) => table(page, url, 'Runebound')],
  ['markets of Runebound', tab('Markets', '.rb-markets .kit-card')],
  ['story of Runebound', tab('Story', '.rb-panel-body h3')],
  [
    'combat of Runebound',
    file(
      runeboundWhere(({ combat }, prompt) => prompt === 'rb.ask.combat-action' && combat?.turn === 0),
      '.rb-side .kit-act',
    ),
  ],
  [
    'shop of Runebound',
    file(
      runeboundWhere((_, prompt) => prompt === 'rb.ask.buy'),
      '.kit-offer .kit-act',
    ),
  ],
  [
    'test of Runebound',
    file(
      runeboundWhere((_, prompt) => prompt === 'rb.ask.test'),
      '.rb-test .kit-card',
    ),
  ],
  [
    'end of Runebound',
    file(
      runeboundWhere((_, __, { over }) => over !== null),
      '.kit-ending',
    ),
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

/** The way there is another one on a phone, or it closes when the window changes. */
const OPENED_ANEW = [
  'explanation on the board of Heroes of Terrinoth',
  'table with a card open',
  'table with the menu open',
  'replay',
];

async function at(page: Page, url: string, heading: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

const table = (page: Page, url: string, game = 'Magpies'): Promise<void> => playNow(page, url, game);

/** What is behind a tab, in a match of Runebound in which it is somebody's turn. */
function tab(name: string, sign: string): (page: Page, url: string) => Promise<void> {
  const match = runeboundWhere((_, prompt) => prompt === 'rb.ask.turn');
  return async (page, url) => {
    await openMatchFile(page, url, await match);
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator(sign).first().waitFor();
  };
}

/** A match that has come to some position, once what it is about is there. */
function file(match: Promise<string>, sign: string): (page: Page, url: string) => Promise<void> {
  return async (page, url) => {
    await openMatchFile(page, url, await match);
    await page.locator(sign).first().waitFor();
  };
}

inBrowser('axe finds nothing serious, and nothing needs scrolling sideways', ({ visit, site }) => {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await visit());
  });

  it.each(pages)('on desks, tablets and a phone, by lamplight and by daylight: %s', async (name, open) => {
    const found: string[] = [];
    for (const [device, size, isForAxe] of SIZES) {
      await page.setViewportSize(size);
      const isOpenedAnew = device === 'phone' && OPENED_ANEW.includes(name);
      if (device === 'desk' || isOpenedAnew) await open(page, site().url);
      else await settle(page);
      const wrong = [...(await sidewaysIn(page)), ...(isForAxe ? await seriousInBothLights(page) : [])];
      found.push(...wrong.map((fault) => `${device}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});
