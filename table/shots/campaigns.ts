import type { Page } from 'playwright-core';
import { bringFile, campaignFile } from '../e2e/support/campaign-file.ts';
import { robbed } from '../e2e/support/robbed.ts';
import { at, type Screen } from './screen.ts';

const campaign = async (page: Page, url: string): Promise<void> => {
  await bringFile(page, url, await campaignFile());
  await page.locator('.campaign-match').first().waitFor();
};

const window = async (page: Page, url: string): Promise<void> => {
  await bringFile(page, url, robbed());
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.pass-switch').waitFor();
};

/** Campaigns, and what has to do with choices of several seats and passes in advance. */
export const campaigns: readonly Screen[] = [
  { name: 'campaign-setup', go: at('/play/smugglers') },
  { name: 'campaign', go: campaign },
  {
    name: 'campaign-replace',
    go: async (page, url) => {
      await campaign(page, url);
      await page.getByRole('button', { name: 'Replace Ben' }).click();
    },
  },
  {
    name: 'campaign-home',
    go: async (page, url) => {
      await campaign(page, url);
      await page.goto(url);
      await page.getByRole('region', { name: 'Campaigns' }).waitFor();
    },
  },
  { name: 'campaign-missing', go: at('/campaign/nothing') },
  { name: 'pass-ahead', go: window },
  {
    name: 'passed',
    go: async (page, url) => {
      await window(page, url);
      await page.getByRole('button', { name: 'Until I take it back' }).click();
      await page.locator('.passes').waitFor();
    },
  },
];
