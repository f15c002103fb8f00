import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { playNow } from './support/playing.ts';

interface Moment {
  /** The number of the choice that can be answered; null while none can. */
  readonly n: string | null;
  /** The number of the choice that the board shows. */
  readonly board: string | null;
  /** How many things are on their way from one place to another. */
  readonly moving: number;
}

/** Milliseconds: movement begins with the frame in which the board has changed, or with what is drawn just after it. */
const WATCH = 500;

const lookAt = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const isMove = ({ transform }: ComputedKeyframe): boolean =>
      transform !== undefined && transform !== 'none';
    const moves = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some(isMove));
    return {
      n: document.querySelector('.prompt[data-mine]')?.getAttribute('data-n') ?? null,
      board: document.querySelector('.table-board')?.getAttribute('data-n') ?? null,
      moving: moves.length,
    };
  });

/** What there is to see while one answer is given, the next is asked for, and the board shows where. */
async function answer(page: Page): Promise<{ readonly before: Moment; readonly then: Moment[] }> {
  const before = await lookAt(page);
  const then: Moment[] = [];
  const isNext = ({ n, board }: Moment): boolean => n !== null && n !== before.n && board === n;
  await page.keyboard.press('1');
  while (!then.some(isNext)) then.push(await lookAt(page));
  for (const until = Date.now() + WATCH; Date.now() < until; ) then.push(await lookAt(page));
  return { before, then };
}

inBrowser('movement on the board', ({ visit, site }) => {
  it('shows what happened, and can be answered into', async () => {
    const { page } = await visit({ preferences: { ...QUICK, motion: 'system' } });
    await playNow(page, site().url, 'Heroes of Terrinoth');
    let answeredInto = 0;
    for (let i = 0; i < 6 && answeredInto === 0; i++) {
      const { before, then } = await answer(page);
      answeredInto += then.filter(({ n, moving }) => n !== null && n !== before.n && moving > 0).length;
    }
    expect(answeredInto).toBeGreaterThan(0);
  });

  it.each([
    ['in the settings', { preferences: QUICK }],
    ['by the device', { preferences: { ...QUICK, motion: 'system' }, reducedMotion: 'reduce' as const }],
  ])('does not happen where it is turned off %s', async (_, wishes) => {
    const { page } = await visit(wishes);
    await playNow(page, site().url, 'Heroes of Terrinoth');
    for (let i = 0; i < 3; i++) {
      const { then } = await answer(page);
      expect(Math.max(...then.map(({ moving }) => moving))).toBe(0);
    }
  });
});
