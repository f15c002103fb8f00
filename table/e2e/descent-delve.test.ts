import type { LogEntry } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { delveBefore } from './support/descent-match.ts';
import { openMatchFile } from './support/match-file.ts';
import { goTo } from './support/playing.ts';
import { answerAs, nextQuestion, type Question } from './support/question.ts';

/** Milliseconds: a stage of The Delve, on a machine that may be busy. */
const PATIENCE = 180_000;

/** All answers of a stage. */
const WHOLE = 1000;

const preferences = { ...QUICK, toured: ['descent'] };

const figuresInWords = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Figures on the map' }).locator('li').allInnerTexts();

inBrowser('The Delve', ({ site, visit }) => {
  it(
    'is one click away, and its first stage is played to the portal by clicks',
    async () => {
      const { page, faults } = await visit({ preferences });
      await goTo(page, site().url);
      await page
        .getByRole('article', { name: 'Descent' })
        .getByRole('button', { name: 'Play The Delve' })
        .click();
      expect((await nextQuestion(page, null))!.asked).toBe('Which hero takes the next turn?');

      // All of it, from the choice of heroes on.
      const { file, way } = await delveBefore(({ phase }) => phase === 'upgrade', WHOLE);
      expect(way.length).toBeGreaterThan(80);
      await openMatchFile(page, site().url, file);
      let question: Question | null = null;
      for (const answer of way) {
        question = await nextQuestion(page, question);
        await answerAs(page, question!, answer);
      }
      expect(question!.asked).toMatch(/portal/);
      await expect.poll(() => page.locator('.log').textContent()).toContain('Stages resolved: 1');
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'draws the plan of a monster before it moves, and says why',
    async () => {
      const isWalk = ({ key, args }: LogEntry): boolean =>
        key === 'd2.log.legend.deed' && args?.verb === 'engage';
      const { file, way } = await delveBefore((_, __, match) => {
        const news = match.log.filter(({ at }) => at === match.count);
        const deed = news.findIndex(isWalk);
        const isStep = ({ key, args }: LogEntry): boolean =>
          key === 'd2.log.moves' && args?.figure === news[deed]!.args!.figure;
        return deed >= 0 && news.slice(deed).some(isStep);
      }, 1);
      const { page, faults } = await visit({
        preferences: { ...preferences, pace: 'calm', motion: 'system' },
      });
      await openMatchFile(page, site().url, file);
      const before = await figuresInWords(page);
      const question = await nextQuestion(page, null);
      await answerAs(page, question!, way[0]);
      await page.locator('.d2-map svg[data-plan] .kit-way').waitFor();
      expect(await page.locator('.kit-moment-deed').textContent()).toMatch(/engages .*:/);
      expect(await figuresInWords(page)).toEqual(before);
      await expect.poll(() => page.locator('svg[data-plan]').count()).toBe(0);
      await expect.poll(() => figuresInWords(page)).not.toEqual(before);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});
