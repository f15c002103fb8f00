import { randomAnswer } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { fileWhere, openMatchFile } from '../e2e/support/match-file.ts';
import { bardsung } from './bardsung.ts';
import { campaigns } from './campaigns.ts';
import { descent } from './descent.ts';
import { online } from './online.ts';
import { answer, playNow } from './playing.ts';
import { runebound } from './runebound.ts';
import { at, type Screen } from './screen.ts';
import { terrinoth } from './terrinoth.ts';

/** Some turns in, so that there is something to see, and at the beginning of one. */
const magpies = async (page: Page, url: string): Promise<void> => {
  await playNow(page, url, 'Magpies');
  const pass = page.getByRole('button', { name: 'Pass' });
  for (let i = 0; i < 7 || !(await pass.isVisible()); i++) await answer(page);
};

/** A match of two people that is over. */
const over = fileWhere(
  {
    game: 'magpies',
    seats: ['Anna', 'Ben'],
    options: {},
    player: ({ choice, random }) => randomAnswer(choice, random),
  },
  (_, __, match) => match.over !== null,
);

export const screens: readonly Screen[] = [
  { name: 'home-new', go: at('/') },
  { name: 'setup', go: at('/play/magpies') },
  { name: 'table', go: magpies },
  ...terrinoth,
  ...runebound,
  ...bardsung,
  ...descent,
  ...online,
  ...campaigns,
  { name: 'tic-tac-toe', go: (page, url) => playNow(page, url, 'Tic-tac-toe') },
  {
    name: 'tour',
    go: async (page, url) => {
      await page.addInitScript(() => localStorage.setItem('questwright.preferences', '{"pace":"instant"}'));
      await playNow(page, url, 'Magpies');
      await page.getByRole('button', { name: 'Show me around' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  {
    name: 'confirm',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Pass' }).click();
    },
  },
  {
    name: 'closed',
    go: async (page, url) => {
      await playNow(page, url, 'Magpies');
      await page.locator('.closed summary').click();
    },
  },
  {
    name: 'hand-drawer',
    only: 'phone',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Hand', exact: true }).click();
    },
  },
  {
    name: 'log-drawer',
    only: 'phone',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Log', exact: true }).click();
    },
  },
  {
    name: 'card',
    go: async (page, url) => {
      await magpies(page, url);
      await page
        .getByRole('button', { name: /^Read / })
        .first()
        .click();
    },
  },
  {
    name: 'rule',
    go: async (page, url) => {
      await magpies(page, url);
      const log = page.getByRole('button', { name: 'Log', exact: true });
      if (await page.locator('.drawer-bar').isVisible()) await log.click();
      await page.locator('.log .rule-link').last().click();
      await page.locator('.rule[data-sought]').waitFor();
    },
  },
  {
    name: 'menu',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'hand-over',
    go: async (page, url) => {
      await page.goto(`${url}/play/magpies`);
      await page.getByLabel('Name of Magpie 1').fill('Anna');
      await page.getByLabel('Magpie 2 is played by').selectOption('person');
      await page.getByLabel('Name of Magpie 2').fill('Ben');
      await page.getByRole('button', { name: /^Begin/ }).click();
      await page.getByRole('button', { name: 'I am Anna' }).click();
      await page.getByRole('button', { name: 'Pass' }).click();
      await page.locator('.confirm .button-ember').click();
      await page.getByRole('button', { name: 'I am Ben' }).waitFor();
    },
  },
  {
    name: 'outcome',
    go: async (page, url) => openMatchFile(page, url, await over),
  },
  {
    name: 'replay',
    go: async (page, url) => {
      await openMatchFile(page, url, await over);
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('slider', { name: 'Moment' }).fill('30');
    },
  },
  {
    name: 'home',
    go: async (page, url) => {
      await page.goto(url);
      await page.locator('.match-row').first().waitFor();
    },
  },
  { name: 'rules', go: at('/rules/heroes-of-terrinoth') },
  { name: 'settings', go: at('/settings') },
  { name: 'about', go: at('/about') },
  { name: 'missing-match', go: at('/here/nothing') },
  { name: 'nowhere', go: at('/nowhere') },
  { name: 'no-server', go: at('/m/nothingnothingnothing22') },
  { name: 'broken-link', go: at('/replay/link#3.broken') },
];

/** The pictures of the documentation: file, screen, size, light. */
export const documented: readonly (readonly [string, string, 'desk' | 'phone', 'dark' | 'light'])[] = [
  ['home.jpg', 'home-new', 'desk', 'dark'],
  ['table.jpg', 'terrinoth', 'desk', 'dark'],
  ['daylight.jpg', 'terrinoth-begin', 'desk', 'light'],
  ['upgrade.jpg', 'terrinoth-upgrade', 'desk', 'light'],
  ['card.jpg', 'terrinoth-card', 'desk', 'dark'],
  ['phone.jpg', 'terrinoth-dice', 'phone', 'dark'],
  ['rules.jpg', 'terrinoth-rule', 'desk', 'dark'],
  ['pass-around.jpg', 'hand-over', 'desk', 'light'],
  ['replay.jpg', 'terrinoth-replay', 'desk', 'light'],
  ['map.jpg', 'runebound-late', 'desk', 'light'],
  ['combat.jpg', 'runebound-stack', 'desk', 'dark'],
  ['dungeon.jpg', 'd2-castle', 'desk', 'dark'],
  ['campaign.jpg', 'd2-camp-quest', 'desk', 'light'],
];
