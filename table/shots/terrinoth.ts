import type { Page } from 'playwright-core';
import { openMatchFile } from '../e2e/support/match-file.ts';
import {
  afterEnemies,
  atEnd,
  atUpgrade,
  engagedIn,
  terrinothWhere,
  type Wanted,
} from '../e2e/support/terrinoth-match.ts';
import { playNow } from './playing.ts';
import { at, type Screen } from './screen.ts';

const begin = (page: Page, url: string): Promise<void> => playNow(page, url, 'Heroes of Terrinoth');

const files = new Map<Wanted, Promise<string>>();

/** A match that has come to a position of some kind. */
const where =
  (wanted: Wanted, people?: readonly string[]) =>
  async (page: Page, url: string): Promise<void> => {
    if (!files.has(wanted)) files.set(wanted, terrinothWhere(wanted, people));
    await openMatchFile(page, url, await files.get(wanted)!);
  };

/** Much to look at, little to choose from. */
const inTheMiddle: Wanted = (g, prompt) =>
  prompt === 'ht.ask.activate' &&
  g.round > 2 &&
  engagedIn(g).length >= 4 &&
  engagedIn(g).some((card) => 'wounds' in card && Number(card.wounds) > 0) &&
  g.zones.shadows!.some((card) => 'down' in card && card.down === true) &&
  [0, 1].some((seat) => g.zones[`items:${seat}`]!.length > 0);

const withDice: Wanted = ({ lastAction, phase }) =>
  phase === 'hero' &&
  lastAction !== null &&
  lastAction.struck > 0 &&
  lastAction.heroDice.length + lastAction.enemyDice.length >= 4;

const crowded: Wanted = (g, prompt) => prompt === 'ht.ask.activate' && engagedIn(g).length >= 6;

/** The board of Heroes of Terrinoth, from the story at the start to the end of the quest. */
export const terrinoth: readonly Screen[] = [
  { name: 'terrinoth-setup', go: at('/play/heroes-of-terrinoth') },
  {
    name: 'terrinoth-pick',
    go: async (page, url) => {
      await page.goto(`${url}/play/heroes-of-terrinoth`);
      await page
        .getByRole('button', { name: /^Choose: Heroes/ })
        .first()
        .click();
      await page.locator('.kit-offer .kit-act').first().waitFor();
    },
  },
  { name: 'terrinoth-begin', go: begin },
  { name: 'terrinoth', go: where(inTheMiddle) },
  { name: 'terrinoth-dice', go: where(withDice) },
  { name: 'terrinoth-enemies', go: where(afterEnemies) },
  { name: 'terrinoth-upgrade', go: where(atUpgrade) },
  {
    name: 'terrinoth-card',
    go: async (page, url) => {
      await where(inTheMiddle)(page, url);
      await page
        .locator('.ht-engaged')
        .getByRole('button', { name: /^Read / })
        .first()
        .click();
    },
  },
  {
    name: 'terrinoth-rule',
    only: 'desk',
    go: async (page, url) => {
      await begin(page, url);
      await page.locator('.log .rule-link').last().click();
      await page.locator('.rule[data-sought]').waitFor();
    },
  },
  {
    name: 'terrinoth-peril',
    go: async (page, url) => {
      await begin(page, url);
      await page.locator('.ht-peril li').last().getByRole('button').focus();
    },
  },
  { name: 'terrinoth-three', go: where(afterEnemies, ['Anna', 'Ben', 'Cleo']) },
  { name: 'terrinoth-party', go: where(crowded, ['Anna', 'Ben', 'Cleo', 'Dora']) },
  {
    name: 'terrinoth-hand',
    only: 'phone',
    go: async (page, url) => {
      await begin(page, url);
      await page.getByRole('button', { name: 'Hand', exact: true }).click();
    },
  },
  { name: 'terrinoth-end', go: where(atEnd('victory')) },
  { name: 'terrinoth-lost', go: where(atEnd('defeat')) },
  {
    name: 'terrinoth-replay',
    go: async (page, url) => {
      await where(inTheMiddle)(page, url);
      await page.goto(page.url().replace('/here/', '/replay/here/'));
      await page.getByRole('slider', { name: 'Moment' }).press('End');
    },
  },
];
