import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser } from './support/browser.ts';
import { bringFile } from './support/campaign-file.ts';
import { serveOnline } from './support/online-site.ts';
import { outcome, playByKeys } from './support/playing.ts';
import { robbed } from './support/robbed.ts';
import { sidewaysIn } from './support/sideways.ts';

const NAME = 'Moonless nights';

/** A campaign of Smugglers whose first match has begun. */
async function beginCampaign(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/play/smugglers`);
  await page.getByLabel('Name of the campaign').fill(NAME);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.locator('.prompt[data-mine]').waitFor();
}

inBrowser('a campaign in this browser', ({ visit, site }) => {
  it('goes from match to match, is found again, parts, and goes through a file', async () => {
    const { page, faults } = await visit();
    await beginCampaign(page, site().url);
    await playByKeys(page);
    const first = await outcome(page);
    await page.getByRole('link', { name: 'To the campaign' }).click();
    await page.getByRole('heading', { name: NAME, level: 1 }).waitFor();
    const lines = page.locator('.campaign-match');
    expect(await lines.allInnerTexts()).toEqual([expect.stringContaining(first)]);
    expect(await page.getByRole('region', { name: 'What the party has become' }).innerText()).toContain(
      'Coins',
    );
    expect(await seriousInBothLights(page)).toEqual([]);

    // Somebody else plays on, and the second match begins with what the first has left.
    await page
      .getByRole('button', { name: /^Replace / })
      .last()
      .click();
    await page.getByLabel('Played by').selectOption('');
    await page.getByLabel('Name', { exact: true }).fill('Ben');
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await page.getByRole('button', { name: 'Replace Ben' }).waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { name: /^Hand the device to/ }).waitFor();
    await page.goto(site().url);
    await page.getByRole('region', { name: 'Campaigns' }).getByRole('link', { name: NAME }).click();
    await page.getByRole('button', { name: 'Continue from here' }).waitFor();
    expect(await lines.count()).toBe(2);

    // As a file, and back under another name beside the first.
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the campaign').fill('The cove');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('heading', { name: 'The cove', level: 1 }).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('the-cove.questwright');
    const file = await readFile(await saved.path());
    await page.getByRole('button', { name: 'Delete the campaign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the campaign' }).click();
    await page.getByRole('heading', { name: 'A table that knows the rules' }).waitFor();
    expect(await page.getByRole('region', { name: 'Campaigns' }).count()).toBe(0);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'the-cove.questwright', mimeType: 'text/plain', buffer: file });
    await page.getByRole('heading', { name: 'The cove', level: 1 }).waitFor();
    expect(await lines.count()).toBe(2);
    expect(await lines.first().innerText()).toContain(first);

    // On a phone nothing sticks out; and the other way from the first match is a way of its own.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sidewaysIn(page)).toEqual([]);
    expect(await seriousInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Abandon this match' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandon this match' }).click();
    await page.getByText('It was abandoned.').waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { name: /^Hand the device to/ }).waitFor();
    await page.goBack();
    await page.getByText('Way 2 of 2').waitFor();
    expect(faults).toEqual([]);
  });
});

inBrowser('a window that is passed in advance', ({ visit, site }) => {
  it('asks no more, says so, and asks again when that is taken back', async () => {
    const { page, faults } = await visit();
    await bringFile(page, site().url, robbed());
    await page.getByRole('button', { name: /^I am / }).click();
    const asked = page.getByText('Your nest is being robbed. Answer with a caw?').last();
    await asked.waitFor();
    await page.getByText('Pass in advance …').click();
    await page.getByLabel('Until I take it back').check();
    expect(await seriousInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pass in advance', exact: true }).click();
    // The theft is over, and it is the turn of whoever was robbed; the pass stands, also after the page is loaded anew.
    await page.getByRole('heading', { name: 'Do one thing, or pass' }).waitFor();
    const standing = page.getByText('You pass every time, until you take it back.');
    await standing.waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^I am / }).click();
    await standing.waitFor();
    await page.getByRole('button', { name: 'Take it back, and ask me again' }).click();
    await standing.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});

inBrowser(
  'a campaign on the server',
  ({ visit, site }) => {
    it('is begun with friends, found again in the lobby, and its page does what it does here', async () => {
      const { page, faults } = await visit();
      await page.goto(`${site().url}/play/smugglers`);
      await page.getByLabel('Smuggler 2 is played by').selectOption('open');
      await page.getByLabel('Name of the campaign').fill(NAME);
      await page.getByRole('button', { name: 'Lay the table online' }).click();
      await page.waitForURL('**/m/*');
      await page.goto(site().url);
      const own = page.getByRole('region', { name: 'Your campaigns on this server' });
      await own.getByRole('link', { name: NAME }).click();
      await page.getByRole('heading', { name: NAME, level: 1 }).waitFor();
      expect(await page.locator('.campaign-match').allInnerTexts()).toEqual([
        expect.stringContaining('It is being played.'),
      ]);
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByLabel('Name of the campaign').fill('The cove');
      await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('heading', { name: 'The cove', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Abandon this match' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Abandon this match' }).click();
      await page.getByText('It was abandoned.').waitFor();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.waitForURL('**/m/*');
      await page.goBack();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      expect((await saving).suggestedFilename()).toBe('the-cove.questwright');
      expect(faults).toEqual([]);
    });
  },
  serveOnline,
);
