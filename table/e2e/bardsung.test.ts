import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser, QUICK } from './support/browser.ts';
import { outcome, playNow, playOn } from './support/playing.ts';
import { sidewaysIn } from './support/sideways.ts';

/** Milliseconds: a whole encounter is played, and the companions think about each of their turns. */
const PATIENCE = 600_000;
const TRIES = 4;

const VISITOR = { preferences: { ...QUICK, toured: [...QUICK.toured, 'bardsung'] } };

/** Plays to the end of the encounter as the hint says, on the board where it shows what is hinted at. */
const playByHints = (page: Page): Promise<void> =>
  playOn(page, async () => {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    // A zone or a portal has one option; of what has several the list names the one that is meant.
    const places = page.locator('.bs-lit[data-hinted]');
    const listed = page.locator('.prompt .option[data-hinted]');
    await places.or(listed).first().waitFor({ state: 'attached' });
    const hinted = (await places.count()) > 0 ? places.first() : listed.first();
    await hinted.press('Enter');
  });

inBrowser('a new visitor of Bardsung', ({ visit, site }) => {
  it(
    'begins a campaign with one click, plays the first node to its end, and goes on to the second',
    async () => {
      const { page, faults } = await visit(VISITOR);
      await playNow(page, site().url, 'Bardsung');
      // The party is ready: the first thing that is asked is what a hero does on the mat of the first node.
      await page.getByRole('region', { name: /^The mat/ }).waitFor();
      expect(await page.locator('.bs-place').innerText()).toBe('The Fallen Gate');
      expect(await seriousInBothLights(page)).toEqual([]);
      // A hero who falls without a potion fails the node, and the campaign tries it again.
      for (let tries = 1; ; tries++) {
        await playByHints(page);
        if ((await outcome(page)) === 'The encounter is completed.') break;
        expect(tries).toBeLessThan(TRIES);
        await page.getByRole('link', { name: 'To the campaign' }).click();
        await page.getByRole('button', { name: 'Continue', exact: true }).click();
      }
      await page.getByRole('link', { name: 'To the campaign' }).click();
      const party = page.getByRole('region', { name: 'What the party has become' });
      await party.getByRole('heading', { name: 'Chapter 1: The Outer Ruins' }).waitFor();
      expect(await party.getByRole('listitem').allInnerTexts()).toContainEqual(
        expect.stringMatching(/The Fallen Gate\s*: completed/),
      );
      expect(await seriousInBothLights(page)).toEqual([]);

      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('heading', { name: 'Upkeep of Stoneheart' }).waitFor();
      expect(await seriousInBothLights(page)).toEqual([]);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('button', { name: '1B, Streets under Rubble' }).first().click();
      // A story may be told on the way, and may lead elsewhere.
      const mat = page.getByRole('region', { name: /^The mat/ });
      const deed = page.locator('.bs-story-deed[data-lit]').first();
      for (await mat.or(deed).first().waitFor(); !(await mat.isVisible()); ) {
        // On a busy machine what was pressed is still there a moment later, and goes away while it is pressed again.
        await deed.click({ timeout: 5000 }).catch(() => {});
        await mat.or(deed).first().waitFor();
      }
      expect(await page.locator('.bs-place').innerText()).not.toBe('The Fallen Gate');
      expect(await seriousInBothLights(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sidewaysIn(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});
