import type { Page } from 'playwright-core';
import { at, type Screen } from './screen.ts';

const lay = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/play/heroes-of-terrinoth`);
  await page.getByLabel('Hero 2 is played by').selectOption('open');
  await page.getByText('Show the table to everybody').click();
  await page.getByRole('button', { name: 'Lay the table online' }).click();
  await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
};

/** What there is only with a server. */
export const online: readonly Screen[] = [
  { name: 'waiting-room', online: true, go: lay },
  {
    name: 'lobby',
    online: true,
    go: async (page, url) => {
      await lay(page, url);
      await page.goto(url);
      const title = page.getByRole('heading', { name: 'Your matches with others' });
      await title.waitFor();
      await title.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'undo-asked',
    online: true,
    go: async (page, url) => {
      await lay(page, url);
      const ben = await page.context().browser()!.newContext();
      const other = await ben.newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Sit down here' }).click();
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.locator('.prompt[data-mine] .option').first().click();
      await page.locator('.prompt[data-mine] .option').first().click();
      await page.getByRole('button', { name: 'Undo' }).click();
      const ask = page.getByRole('button', { name: 'Ask the others' });
      if (await ask.isVisible({ timeout: 2000 }).catch(() => false)) await ask.click();
      await page.locator('.undo-panel').waitFor();
    },
  },
  { name: 'account', online: true, go: at('/settings') },
];
