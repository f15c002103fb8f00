import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { legendQuestBefore } from './support/descent-match.ts';
import { openMatchFile } from './support/match-file.ts';
import { answerAs, nextQuestion, type Question } from './support/question.ts';

/** Milliseconds: the end of a quest, on a machine that may be busy. */
const PATIENCE = 180_000;
const ANSWERS = 45;

const preferences = { ...QUICK, toured: ['descent'] };

inBrowser('A story quest without an overlord', ({ site, visit }) => {
  it(
    'is played by clicks against the activation lists to the victory of the heroes',
    async () => {
      const { file, way } = await legendQuestBefore('wake-of-fire', ANSWERS);
      expect(way).toHaveLength(ANSWERS);
      const { page, faults } = await visit({ preferences });
      await openMatchFile(page, site().url, file);
      let question: Question | null = null;
      for (const answer of way) {
        question = await nextQuestion(page, question);
        await answerAs(page, question!, answer);
      }
      const ending = page.locator('.kit-ending');
      await ending.waitFor();
      expect(await ending.locator('h2').textContent()).toBe('Wake of Fire');
      // Monsters say what they do, and by which words of their list.
      const log = page.locator('.log');
      await expect.poll(() => log.textContent()).toMatch(/(?:engages|attacks|spots) [^.]*: [^.]*hero/);
      // All heroes of the victory have fought, also before the file was opened.
      const attacks = ending.locator('tbody tr td:nth-child(2)');
      await expect.poll(() => attacks.count()).toBe(4);
      const counted = (await attacks.allTextContents()).map(Number);
      expect(counted.slice(0, 3).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(3);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});
