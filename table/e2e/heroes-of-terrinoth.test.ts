import { readFileSync } from 'node:fs';
import { game } from '@questwright/heroes-of-terrinoth';
import { readMatch } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { openMatchFile } from './support/match-file.ts';
import { outcome, playByBoard, playByKeys, playNow } from './support/playing.ts';
import { nearTheEnd } from './support/terrinoth-match.ts';

/** Milliseconds: a busy machine takes its time over each choice. */
const PATIENCE = 200_000;

const GAME = 'Heroes of Terrinoth';

/** To play a whole quest proves no more than to play its end. */
const ending = nearTheEnd();

inBrowser('a new visitor of Heroes of Terrinoth', ({ visit, site }) => {
  it(
    'plays a quest to its end by pressing what glows, and sees the same end in its replay',
    async () => {
      const { page, faults } = await visit();
      await openMatchFile(page, site().url, await ending);
      await page.getByRole('main').getByRole('button', { name: 'The Goblin Problem' }).waitFor();
      expect(await playByBoard(page)).toBeGreaterThan(2);
      const end = await outcome(page);
      expect(end).toMatch(/boots and all|cooking pot/);

      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('slider', { name: 'Moment' }).press('End');
      expect(await outcome(page)).toBe(end);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'plays by keyboard alone, from the first card to the end of a quest, and is told what happens',
    async () => {
      const { page, faults } = await visit();
      await playNow(page, site().url, GAME);
      const told = page.getByTestId('announcer');
      await expect.poll(() => told.innerText()).toContain('Syndrael activates: choose a card. 4 options.');
      await page.keyboard.press('1');
      await expect.poll(() => told.innerText()).toMatch(/Syndrael uses Mighty Blow\..*\d+ options\.$/s);
      await openMatchFile(page, site().url, await ending);
      await playByKeys(page);
      await expect.poll(() => told.innerText()).toContain(await outcome(page));
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it('is shown the guided start, and never again once it is left', async () => {
    const { page } = await visit({ preferences: { ...QUICK, toured: [] } });
    await playNow(page, site().url, GAME);
    const offer = page.getByRole('complementary', { name: 'Guided start' });
    await offer.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-toured]').first().waitFor();
    await offer.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    await page.reload();
    await page.locator('.prompt[data-mine]').waitFor();
    expect(await offer.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Show me around again' }).click();
    await offer.getByRole('button', { name: 'Show me' }).waitFor();
  });

  it('reads the story, looks a card up, and finds the rules behind its words', async () => {
    const { page, faults } = await visit();
    await playNow(page, site().url, GAME);
    await page.getByRole('region', { name: 'The story so far' }).getByText('counts on his fingers').waitFor();
    await page.getByRole('button', { name: 'Read Splig' }).click();
    const card = page.locator('.card-dialog');
    await card.getByRole('button', { name: 'Inflict' }).first().waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('searchbox').fill('potshot');
    await page.getByRole('term').filter({ hasText: 'Potshot' }).waitFor();
    await page.getByRole('button', { name: 'Goblin Archer' }).first().click();
    await card.getByText('It is not cowardice if you can aim.').waitFor();
    expect(faults).toEqual([]);
  });

  it('is told why actions are closed, and finds the rule behind that and behind what happened', async () => {
    const { page, faults } = await visit();
    await playNow(page, site().url, GAME);
    await page.getByText(/actions? (?:is|are) not possible/).click();
    await page.locator('.closed .kit-link').first().click();
    expect(await page.locator('.rule[data-sought]').innerText()).toContain('HT-');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('.log .rule-link', { hasText: 'HT-ROUND-01' }).click();
    expect(await page.locator('.rule[data-sought]').innerText()).toContain('A round is four phases');
    expect(faults).toEqual([]);
  });

  it('reports a problem with everything that is needed to see it again', async () => {
    const { page } = await visit();
    await playNow(page, site().url, GAME);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Menu' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await page.getByRole('textbox', { name: /^What happened/ }).fill('Splig ran the wrong way.');
    await page.getByRole('button', { name: 'Save the report' }).click();
    const report = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(report).toMatchObject({
      questwright: 'report',
      words: 'Splig ran the wrong way.',
      game: 'heroes-of-terrinoth',
    });
    const { match } = readMatch(report.file, () => game);
    expect(match.answers).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(match.view(report.position.eyes)))).toEqual(report.position.view);
  });
});
