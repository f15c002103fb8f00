import type { Page } from 'playwright-core';
import { at, type Screen } from './screen.ts';

const lay = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/play/heroes-of-terrinoth`);
  await page.getByLabel('Hero 2 is played by').selectOption('open');
  await page.getByText('Show the table to everybody').click();
  await page.getByRole('button', { name: 'Open a table online' }).click();
  await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
};

/** A game in which somebody may hold cards that nobody sees: such moments may pass by themselves. */
async function layDescent(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/play/descent`);
  await page.getByLabel('Hero player 1 is played by').selectOption('open');
  await page.getByRole('button', { name: 'Open a table online' }).click();
  await page.getByText('Moments for hidden cards').first().scrollIntoViewIfNeeded();
}

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
  { name: 'patience', online: true, go: layDescent },
  { name: 'account', online: true, go: at('/settings') },
];
