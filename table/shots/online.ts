import type { Page } from 'playwright-core';
import { at, type Screen } from './screen.ts';

const lay = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/play/heroes-of-terrinoth`);
  await page.getByLabel('Hero 2 is played by').selectOption('open');
  await page.getByText('Show the table to everybody').click();
  await page.getByRole('button', { name: 'Open a table online' }).click();
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
  { name: 'account', online: true, go: at('/settings') },
];
