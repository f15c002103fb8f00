import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser, QUICK } from './support/browser.ts';
import { bringFile, wellBegun } from './support/campaign-file.ts';
import { serveOnline } from './support/online-site.ts';
import { outcome, playByKeys } from './support/playing.ts';
import { robbed } from './support/robbed.ts';
import { sidewaysIn } from './support/sideways.ts';

const NAME = 'Moonless nights';

const called = (name: string) => ({ preferences: { ...QUICK, name } });

/** Somebody else plays the first seat from now on. */
async function replaceFirst(page: Page, by: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Replace/ })
    .first()
    .click();
  await page.getByLabel('Played by').selectOption({ label: by });
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
}

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
    expect(await page.getByRole('region', { name: 'What the party has become' }).innerText()).toMatch(
      /coins?, .* in the cellar/,
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
    await page.getByText('Branch 2 of 2').waitFor();
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
    expect(await seriousInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Until I take it back' }).click();
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
      await page.getByRole('button', { name: 'Open a table online' }).click();
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

    it('comes from a browser, seats a friend, goes on in its second match, and through a sealed file', async () => {
      const [anna, ben] = [await visit(called('Anna')), await visit(called('Ben'))];
      // Anna opens the file at home, and takes the campaign to the server, where all seats are open.
      await bringFile(anna.page, site().url, await wellBegun());
      await anna.page.getByRole('heading', { name: NAME, level: 1 }).waitFor();
      const party = anna.page.getByRole('region', { name: 'What the party has become' });
      expect(await party.innerText()).toMatch(/Anna \d+ coins?|Anna a coin/);
      await anna.page.getByRole('button', { name: 'Play on with friends, online' }).click();
      await anna.page.getByText('It is kept on the server.').waitFor();
      await replaceFirst(anna.page, 'Myself');
      await anna.page.getByRole('button', { name: 'Replace Anna' }).waitFor();
      const campaign = anna.page.url();

      // Ben looks at its page, which tells what Anna does without being loaded anew.
      await ben.page.goto(campaign);
      const lines = ben.page.locator('.campaign-match');
      await lines.first().waitFor();
      expect(await lines.count()).toBe(1);
      await anna.page.getByRole('button', { name: 'Continue', exact: true }).click();
      await anna.page.waitForURL('**/m/*');
      await expect.poll(() => lines.count()).toBe(2);
      await ben.page.getByRole('link', { name: 'Play on' }).click();
      await ben.page.getByRole('button', { name: 'Sit down here' }).click();
      await anna.page.getByText('Ben asks to sit down in seat 2.').waitFor();
      await anna.page.getByRole('button', { name: 'Agree', exact: true }).click();
      await anna.page.getByRole('button', { name: 'Begin', exact: true }).click();

      // Both are asked who begins, and either may say it; then both choose at the same time.
      const pages = [anna.page, ben.page];
      const mine = (page: Page) => page.locator('.prompt[data-mine]');
      for (const page of pages) await mine(page).getByText('Who begins the night?').waitFor();
      await mine(ben.page).getByRole('button', { name: 'Anna' }).click();
      for (const page of pages) await mine(page).getByText('Pay the watch a coin?').waitFor();
      expect(await seriousInBothLights(ben.page)).toEqual([]);
      await mine(ben.page).getByRole('button', { name: 'Yes' }).click();
      // Ben has chosen and waits; Anna is still asked.
      await mine(ben.page).waitFor({ state: 'detached' });
      await mine(anna.page).getByRole('button', { name: 'Yes' }).click();
      await anna.page.getByText('The watch will overlook the first sale that it hears.').first().waitFor();

      // The first match again, as everybody saw it: the campaign still hides the rest.
      await ben.page.goto(campaign);
      await ben.page.getByRole('main').getByRole('link', { name: 'Replay' }).click();
      await ben.page.getByRole('slider', { name: 'Moment' }).press('End');
      expect(await outcome(ben.page)).toBe('Night 1 is over, and nobody was caught.');
      await expect
        .poll(() => ben.page.getByLabel('Seen by').locator('option').allInnerTexts())
        .toEqual(['everybody']);
      expect(await ben.page.getByRole('button', { name: 'Share this moment' }).count()).toBe(0);

      // Neither holds all seats, so the file is sealed; the server takes it back with both in their seats.
      await ben.page.goto(campaign);
      const saving = ben.page.waitForEvent('download');
      await ben.page.getByRole('button', { name: 'Save as a file' }).click();
      const sealed = await readFile(await (await saving).path(), 'utf8');
      expect(sealed).toMatch(/^\{"questwright-sealed-campaign"/);
      await bringFile(ben.page, site().url, sealed);
      await ben.page.getByText('It is kept on the server.').waitFor();
      expect(ben.page.url()).not.toBe(campaign);
      await expect
        .poll(() => ben.page.locator('.campaign-seat-name').allInnerTexts())
        .toEqual(['Anna', 'Ben']);
      expect(await lines.count()).toBe(2);
      expect([...anna.faults, ...ben.faults]).toEqual([]);
    });
  },
  serveOnline,
);
