import type { Page } from 'playwright-core';
import { isOver, playNow, playUntil } from './playing.ts';
import { at, type Screen } from './screen.ts';

const begin = (page: Page, url: string): Promise<void> => playNow(page, url, 'Heroes of Terrinoth');
const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();
const ENGAGED = '.ht-engaged .kit-card';

/** A match in which a condition has come true. */
const when =
  (isThere: (page: Page) => Promise<boolean>) =>
  async (page: Page, url: string): Promise<void> => {
    for (let tries = 0; tries < 6; tries++) {
      await begin(page, url);
      await playUntil(page, () => isThere(page));
      if (await isThere(page)) return;
    }
  };

const inTheMiddle = when(
  async (page) =>
    (await count(page, ENGAGED)) >= 4 &&
    (await count(page, '.ht-shadows [data-state=down]')) >= 1 &&
    (await page.getByRole('heading', { name: 'activates: choose a card' }).isVisible()) &&
    (await count(page, '.ht-wounds')) >= 1 &&
    (await count(page, '.prompt .option')) <= 4 &&
    (await count(page, '.ht-carried .kit-card')) >= 1,
);

/** The board of Heroes of Terrinoth, from the story at the start to the end of the quest. */
export const terrinoth: readonly Screen[] = [
  { name: 'terrinoth-setup', go: at('/play/heroes-of-terrinoth') },
  { name: 'terrinoth-begin', go: begin },
  { name: 'terrinoth', go: inTheMiddle },
  {
    name: 'terrinoth-dice',
    go: when(
      async (page) =>
        (await count(page, '.ht-results li')) >= 2 && (await count(page, '.ht-dice .kit-die')) >= 4,
    ),
  },
  { name: 'terrinoth-enemies', go: when(async (page) => (await count(page, '.ht-turn li')) >= 2) },
  { name: 'terrinoth-upgrade', go: when(async (page) => (await count(page, '.ht-offer')) > 0) },
  {
    name: 'terrinoth-card',
    go: async (page, url) => {
      await when(async () => (await count(page, ENGAGED)) >= 2)(page, url);
      await page
        .locator('.ht-engaged')
        .getByRole('button', { name: /^Read / })
        .first()
        .click();
    },
  },
  {
    name: 'terrinoth-rule',
    go: async (page, url) => {
      await begin(page, url);
      await page.locator('.prompt .rule-link').click();
      await page.locator('.rule[data-asked]').waitFor();
    },
  },
  {
    name: 'terrinoth-peril',
    go: async (page, url) => {
      await begin(page, url);
      await page.locator('.ht-peril li').last().getByRole('button').focus();
    },
  },
  {
    name: 'terrinoth-party',
    go: async (page, url) => {
      await page.goto(`${url}/play/heroes-of-terrinoth`);
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add a bot' }).click();
      await page.getByRole('button', { name: /^Begin/ }).click();
      await page.locator('.prompt[data-mine]').waitFor();
      await playUntil(page, async () => (await count(page, ENGAGED)) >= 5);
    },
  },
  {
    name: 'terrinoth-hand',
    only: 'phone',
    go: async (page, url) => {
      await begin(page, url);
      await page.getByRole('button', { name: 'Hand', exact: true }).click();
    },
  },
  {
    name: 'terrinoth-end',
    go: when(isOver),
  },
  {
    name: 'terrinoth-replay',
    go: async (page, url) => {
      await inTheMiddle(page, url);
      await page.goto(page.url().replace('/here/', '/replay/here/'));
      await page.getByRole('slider', { name: 'Moment' }).press('End');
    },
  },
];
