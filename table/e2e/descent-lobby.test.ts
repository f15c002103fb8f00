import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { keptBy } from './support/browser-holds.ts';
import { playByList } from './support/playing.ts';

/** What is logged when the heroes act. */
const BEGUN = 'The turn of ';

inBrowser('the lobby of Descent', ({ site, visit }) => {
  it('begins the mini campaign of Lair of the Wyrm, with allies and secret rooms, which is played on from quest to quest', async () => {
    const { page, faults } = await visit({ preferences: { ...QUICK, name: 'Ada', toured: ['descent'] } });
    await page.goto(`${site().url}/play/descent`);
    await page.getByRole('button', { name: 'Choose: Quest' }).click();
    await page.locator('dialog .kit-card[data-def=lair-of-the-wyrm] .kit-act').click();
    await page.getByRole('checkbox', { name: /^Secret rooms/ }).check();
    await page.getByRole('checkbox', { name: /^Allies in the campaign/ }).check();
    await page.getByRole('button', { name: /^Begin/ }).click();

    // What the campaign grants is spent before its first quest; the heroes then do nothing, and lose it.
    await page.getByText('The quest is Gold Digger').waitFor();
    await playByList(page, /^(?:End|Pass|Done|Keep|No)\b/);
    const ending = page.locator('.kit-ending');
    await ending.getByRole('heading', { name: 'What this quest brings' }).waitFor();
    await page.getByRole('link', { name: 'To the campaign' }).click();
    await page.getByRole('region', { name: 'What the party has become' }).waitFor();
    expect(await page.locator('.campaign-match h3').allInnerTexts()).toEqual(['Gold Digger']);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await playByList(page, /^(?:End|Pass|Done|Keep|No)\b/, BEGUN);
    const kept = await keptBy(page);
    for (const option of ['"campaign":"lair-of-the-wyrm"', '"rooms":true', '"allies":true'])
      expect(kept).toContain(option);
    expect(faults).toEqual([]);
  });
});
