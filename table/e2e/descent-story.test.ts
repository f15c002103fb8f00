import type { Answer } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { legendQuestBefore } from './support/descent-match.ts';
import { openMatchFile } from './support/match-file.ts';
import { answerAs, nextQuestion, type Question } from './support/question.ts';

/** Milliseconds: a quest, on a machine that may be busy. */
const PATIENCE = 180_000;
/** All answers of a quest. */
const WHOLE = 1000;

const preferences = { ...QUICK, toured: ['descent'] };

async function click(page: Page, way: readonly Answer[]): Promise<void> {
  let question: Question | null = null;
  for (const answer of way) {
    question = await nextQuestion(page, question);
    await answerAs(page, question!, answer);
  }
}

/** How many attacks each hero has made, by the table at the end. */
async function attacksOfHeroes(page: Page): Promise<number[]> {
  const attacks = page.locator('.kit-ending tbody tr td:nth-child(2)');
  await expect.poll(() => attacks.count()).toBe(4);
  return (await attacks.allTextContents()).map(Number).slice(0, 3);
}

inBrowser('A story quest without an overlord', ({ site, visit }) => {
  it(
    'is played by clicks against the activation lists, from the choice of heroes to their victory',
    async () => {
      const { file, way } = await legendQuestBefore('wake-of-fire', WHOLE);
      expect(way.length).toBeGreaterThan(150);
      const { page, faults } = await visit({ preferences });
      await openMatchFile(page, site().url, file);
      await click(page, way);
      const ending = page.locator('.kit-ending');
      await ending.waitFor();
      expect(await ending.locator('h2').textContent()).toBe('Wake of Fire');
      // Monsters say what they do, and by which words of their list.
      const log = page.locator('.log');
      await expect.poll(() => log.textContent()).toMatch(/(?:engages|attacks|spots) [^.]*: [^.]*hero/);
      expect((await attacksOfHeroes(page)).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(3);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'tells at its end also what happened before its file was opened',
    async () => {
      const { file, way } = await legendQuestBefore('wake-of-fire', 2);
      expect(way).toHaveLength(2);
      const { page } = await visit({ preferences });
      await openMatchFile(page, site().url, file);
      await click(page, way);
      await page.locator('.kit-ending').waitFor();
      expect((await attacksOfHeroes(page)).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(3);
    },
    PATIENCE,
  );
});
