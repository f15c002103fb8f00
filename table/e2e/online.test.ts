import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser } from './support/browser.ts';
import { serveOnline } from './support/online-site.ts';
import { wrongInAllSizes } from './support/sizes.ts';

const quick = (name: string) => ({
  preferences: { name, pace: 'instant', motion: 'off', confirmEndings: false, toured: ['magpies'] },
});

/** Anna lays a table for two and Ben comes by its link. */
async function meet(anna: Page, ben: Page, url: string): Promise<void> {
  await anna.goto(`${url}/play/magpies`);
  await anna.getByLabel('Magpie 2 is played by').selectOption('open');
  await anna.getByRole('button', { name: 'Open a table online' }).click();
  const link = await anna.getByRole('textbox', { name: 'Link' }).inputValue();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  await anna.getByRole('button', { name: 'Begin' }).click();
  await ben.locator('.table').waitFor();
}

inBrowser(
  'two browsers',
  ({ visit, site }) => {
    it('play together, though one reloads and one goes offline in the middle', async () => {
      const anna = await visit(quick('Anna'));
      const ben = await visit(quick('Ben'));
      await meet(anna.page, ben.page, site().url);
      await anna.page.getByRole('button', { name: 'Pass' }).click();
      await ben.page.getByRole('button', { name: 'Pass' }).click();

      await anna.page.reload();
      await anna.page.getByRole('button', { name: 'Pass' }).click();
      await ben.page.getByText('Anna passes.').nth(1).waitFor();

      await ben.context.setOffline(true);
      await ben.page.getByText('Connection lost').waitFor();
      await ben.context.setOffline(false);
      await ben.page.getByText('Connection lost').waitFor({ state: 'detached' });
      await ben.page.getByRole('button', { name: 'Pass' }).click();

      await anna.page.getByText('Ben passes.').nth(1).waitFor();
      await anna.page.getByRole('button', { name: 'Pass' }).click();
      await ben.page.locator('.prompt[data-mine]').waitFor();
      const faults = [...anna.faults, ...ben.faults];
      expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
    });

    it('chat, get a hint, ask each other before a choice is taken back, and are watched by a third', async () => {
      const anna = await visit(quick('Anna'));
      const ben = await visit(quick('Ben'));
      await meet(anna.page, ben.page, site().url);

      await anna.page.getByRole('button', { name: 'Chat' }).click();
      await anna.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
      await anna.page.keyboard.press('Enter');
      await ben.page.getByRole('button', { name: 'Chat 1 new line' }).click();
      await ben.page.getByText('Good luck!').waitFor();
      await expect.poll(() => ben.page.locator('.unread').count()).toBe(0);
      const own = ben.page.getByRole('list', { name: 'Seats' }).locator('[data-mine]');
      await expect.poll(() => own.allInnerTexts()).toEqual([expect.stringMatching(/^Ben\s+you/)]);

      await anna.page.getByRole('button', { name: 'Hint' }).click();
      await anna.page.locator('.option[data-hinted]').waitFor();
      await anna.page.getByRole('button', { name: 'Pass' }).click();
      await ben.page.locator('.prompt[data-mine]').waitFor();
      await anna.page.getByRole('button', { name: 'Undo' }).click();
      await anna.page.getByRole('button', { name: 'Ask the others' }).click();
      const asked = ben.page.getByRole('alert').filter({ hasText: 'Anna asks to take a choice back' });
      await asked.waitFor();
      await ben.page.getByRole('button', { name: 'Pass' }).waitFor();
      await anna.page.getByRole('button', { name: 'Stop asking' }).click();
      await asked.waitFor({ state: 'detached' });

      await anna.page.getByRole('button', { name: 'Undo' }).click();
      await anna.page.getByRole('button', { name: 'Ask the others' }).click();
      await ben.page.getByRole('button', { name: 'Agree' }).click();
      await anna.page.getByRole('button', { name: 'Pass' }).waitFor();
      // What Ben sees may be a moment older than what Anna sees.
      await expect.poll(() => ben.page.locator('.prompt[data-mine]').count()).toBe(0);

      const carla = await visit(quick('Carla'));
      await carla.page.goto(anna.page.url());
      await carla.page.getByRole('region', { name: 'Anna' }).getByText('Hand').waitFor();
      expect(await carla.page.getByRole('region', { name: 'Hand' }).count()).toBe(0);
      await carla.page.getByRole('list', { name: 'Seats' }).getByRole('button', { name: 'Ben' }).click();
      const offered = carla.page.locator('dialog[open] .button-column button');
      expect(await offered.count()).toBe(0);
      expect([...anna.faults, ...ben.faults, ...carla.faults]).toEqual([]);
    });

    it('let somebody else sit down for one who has stood up, when the other agrees', async () => {
      const anna = await visit(quick('Anna'));
      const ben = await visit(quick('Ben'));
      await meet(anna.page, ben.page, site().url);
      await ben.page.getByRole('list', { name: 'Seats' }).getByRole('button', { name: 'Ben' }).click();
      await ben.page.getByRole('button', { name: 'Leave the seat for good' }).click();
      await anna.page.getByText('Ben has left seat 2 and may know what it holds.').waitFor();

      const carla = await visit(quick('Carla'));
      await carla.page.goto(anna.page.url());
      await carla.page.getByRole('list', { name: 'Seats' }).getByRole('button', { name: 'open' }).click();
      await carla.page.getByRole('button', { name: 'Sit down here' }).click();
      await carla.page.getByText('The players are being asked whether they agree.').waitFor();
      expect(await carla.page.getByRole('region', { name: 'Hand' }).count()).toBe(0);
      await anna.page.getByText('Carla asks to sit down in seat 2.').waitFor();
      expect(await seriousInBothLights(anna.page)).toEqual([]);
      await anna.page.getByRole('button', { name: 'Agree' }).click();
      await carla.page.getByRole('region', { name: 'Hand' }).waitFor();
      await anna.page.getByRole('button', { name: 'Pass' }).click();
      await carla.page.locator('.prompt[data-mine]').waitFor();
      expect([...anna.faults, ...ben.faults, ...carla.faults]).toEqual([]);
    });

    it('find nothing that keeps anybody out in the lobby and the waiting room', async () => {
      const { page, faults } = await visit(quick('Anna'));
      const found: string[] = [];
      await page.goto(`${site().url}/play/magpies`);
      await page.getByLabel('Magpie 2 is played by').selectOption('open');
      await page.getByText('Show the table to everybody').click();
      await page.getByRole('button', { name: 'Open a table online' }).click();
      await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
      found.push(...(await wrongInAllSizes(page, 'waiting room')));
      await page.goto(site().url);
      await page.getByRole('heading', { name: 'Your matches with others' }).waitFor();
      found.push(...(await wrongInAllSizes(page, 'lobby')));
      await page.goto(`${site().url}/settings`);
      await page.getByRole('heading', { name: 'Account' }).waitFor();
      found.push(...(await wrongInAllSizes(page, 'account')));
      expect(found).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    });
  },
  serveOnline,
);
