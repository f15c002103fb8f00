import { random } from '@questwright/bots';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { fileBefore, openMatchFile } from './support/match-file.ts';
import { playByKeys } from './support/playing.ts';

/** Milliseconds: a bot looks at every choice of a match. */
const PATIENCE = 120_000;

/** A quest that was played without any thought. */
const lost = fileBefore(
  {
    game: 'heroes-of-terrinoth',
    seats: ['Anna', 'Ben'],
    options: { quest: 'the-goblin-problem', heroes: ['syndrael', 'ashrian'], leader: 0 },
    player: random.answer,
  },
  ({ result }) => result === 'defeat',
  2,
);

inBrowser('after a match', ({ visit, site }) => {
  it(
    'the choices that cost most are told, and one of them is tried again',
    async () => {
      const { page, faults } = await visit({ preferences: QUICK });
      await openMatchFile(page, site().url, await lost);
      await playByKeys(page);
      const moments = page.getByRole('region', { name: 'Three moments to try again' }).getByRole('listitem');
      await expect.poll(() => moments.count(), { timeout: PATIENCE }).toBe(3);
      for (const text of await moments.allInnerTexts()) {
        const [, less, more] = /expected to win (\d+) of 100 such matches, after its own (\d+)/.exec(text)!;
        expect(Number(less)).toBeLessThan(Number(more));
      }
      const better = /it would have chosen (.+?)\.\s/.exec(await moments.first().innerText())![1]!;
      await moments.first().getByRole('button', { name: 'Play on from here' }).click();
      await page.locator('.prompt[data-mine] .option', { hasText: better }).first().waitFor();
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});
