import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { english } from '../src/texts/english.ts';
import { inBrowser, QUICK } from './support/browser.ts';
import { openMatchFile } from './support/match-file.ts';
import { serveOnline } from './support/online-site.ts';
import { outcome, playByBoard, playNow, readWholeLog } from './support/playing.ts';
import { nearTheEnd } from './support/terrinoth-match.ts';

/** Milliseconds: a busy machine takes its time over each choice. */
const PATIENCE = 200_000;

const called = (name: string) => ({ preferences: { ...QUICK, name } });
/** Anna brings a quest that is nearly over to the server, and Ben comes by its link. */
async function setOut(anna: Page, ben: Page, url: string): Promise<void> {
  await openMatchFile(anna, url, await nearTheEnd());
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Play on with friends' }).click();
  await anna.getByText('This match was begun earlier').waitFor();
  await anna.getByText(/^The Goblin Problem · Round \d+ · Syndrael, Jain Fairwood$/).waitFor();
  const link = await anna.getByRole('textbox', { name: 'Link' }).inputValue();
  await anna.getByRole('button', { name: 'Sit down here' }).first().click();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  await anna.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all([anna, ben].map((page) => page.locator('.table').waitFor()));
}

inBrowser(
  'two browsers on a quest of Heroes of Terrinoth',
  ({ visit, site }) => {
    it(
      'win or lose together, though one reloads and one goes offline on the way',
      async () => {
        const anna = await visit(called('Anna'));
        const ben = await visit(called('Ben'));
        const pages = [anna.page, ben.page];
        await setOut(anna.page, ben.page, site().url);

        const log = await readWholeLog(anna.page);
        await anna.page.reload();
        await expect.poll(async () => (await readWholeLog(anna.page)).slice(0, log.length)).toEqual(log);

        await ben.context.setOffline(true);
        // An answer that was on its way when the line went dead is told of as well, but not in the status.
        const lost = ben.page.getByRole('status').filter({ hasText: 'Connection lost' });
        await lost.waitFor();
        await ben.context.setOffline(false);
        await lost.waitFor({ state: 'detached' });

        await Promise.all(pages.map((page) => playByBoard(page)));
        const end = await outcome(anna.page);
        expect(end).toMatch(/boots and all|cooking pot/);
        expect(await outcome(ben.page)).toBe(end);

        await anna.page.getByRole('link', { name: 'Watch the replay' }).click();
        const moment = anna.page.getByRole('slider', { name: 'Moment' });
        await moment.press('End');
        expect(await outcome(anna.page)).toBe(end);
        await moment.fill('20');
        await anna.page.getByRole('button', { name: 'Share this moment' }).click();
        const link = await anna.page.getByRole('textbox', { name: 'Link' }).inputValue();
        await ben.page.goto(link);
        await expect.poll(() => ben.page.getByRole('slider', { name: 'Moment' }).inputValue()).toBe('20');
        const faults = [...anna.faults, ...ben.faults];
        expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
      },
      PATIENCE,
    );

    it('choose their heroes and signs, and let a bot play where a friend does not come', async () => {
      const { page, faults } = await visit(called('Anna'));
      const ben = await visit(called('Ben'));
      await page.goto(`${site().url}/play/heroes-of-terrinoth`);
      await page.getByLabel('Hero 2 is played by').selectOption('open');
      await page.getByRole('button', { name: 'Open a table online' }).click();
      await ben.page.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
      const heroes = ben.page.getByRole('button', { name: /^Choose: Heroes/ });
      await ben.page.getByRole('button', { name: 'Sit down here' }).waitFor();
      expect(await heroes.count()).toBe(0);
      await ben.page.getByRole('radio', { name: 'snail' }).check();
      await ben.page.getByRole('button', { name: 'Sit down here' }).click();
      await page.locator('.waiting-seats').getByRole('img', { name: 'snail' }).waitFor();
      await heroes.click();
      await ben.page.locator('.kit-offer').getByRole('button', { name: 'Lyssa' }).click();
      await page.locator('.seat-picks [data-def=lyssa]').waitFor();
      await ben.page.getByRole('button', { name: 'Leave the seat' }).click();
      await page.getByRole('button', { name: 'Let a bot play' }).click();
      const seat = page.locator('.waiting-seats li').nth(1);
      const level = seat.getByLabel(/^How well/);
      await expect.poll(() => level.inputValue()).toBe('level-5');
      await level.selectOption('level-1');
      const seen = ben.page.locator('.waiting-seats li').nth(1);
      await seen.getByText(english['level.level-1']).waitFor();
      expect([...faults, ...ben.faults]).toEqual([]);
    });

    it('take a match from the browser to the server, and back as a file', async () => {
      const anna = await visit(called('Anna'));
      await playNow(anna.page, site().url, 'Magpies');
      await anna.page.getByRole('button', { name: 'Pass' }).click();
      await anna.page.getByText('Anna draws').nth(1).waitFor();
      const handNow = () => anna.page.getByRole('region', { name: 'Hand' }).innerText();
      // Four were dealt and two are drawn; the board may show that a moment after the log.
      await expect.poll(handNow).toMatch(/^Hand\s6\s/);
      const hand = await handNow();

      await anna.page.getByRole('button', { name: 'Menu' }).click();
      await anna.page.getByRole('button', { name: 'Play on with friends' }).click();
      await anna.page.getByText('Anna has the file of this match').waitFor();
      await anna.page.getByRole('button', { name: 'Sit down here' }).first().click();
      await anna.page.getByRole('button', { name: 'Let a bot play' }).last().click();
      await anna.page.getByRole('button', { name: 'Begin', exact: true }).click();
      await anna.page.locator('.prompt[data-mine]').waitFor();
      expect(new URL(anna.page.url()).pathname).toMatch(/^\/m\//);
      await expect.poll(handNow).toBe(hand);

      await anna.page.getByRole('button', { name: 'Menu' }).click();
      const downloading = anna.page.waitForEvent('download');
      await anna.page.getByRole('button', { name: 'Save as a match file' }).click();
      const file = await (await downloading).path();
      await anna.page.goto(site().url);
      await anna.page.getByLabel('Open a match file').setInputFiles(file);
      await anna.page.getByRole('button', { name: 'I am Anna' }).click();
      await expect.poll(handNow).toBe(hand);
      expect(anna.faults).toEqual([]);
    });
  },
  serveOnline,
);
