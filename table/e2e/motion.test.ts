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

/** Movement begins with the frame in which the board has changed, or with what is drawn just after it. */
const STILL_FRAMES = 12;

interface Answered {
  /** The number of the choice before the answer. */
  readonly before: string | null;
  readonly then: readonly Moment[];
}

/** What every frame shows from an answer until the next is asked for, the board shows where, and nothing changes any more. */
async function answer(page: Page): Promise<Answered> {
  const watched = page.evaluate(
    (enough) =>
      new Promise<Answered>((resolve) => {
        const isMove = ({ transform }: ComputedKeyframe): boolean =>
          transform !== undefined && transform !== 'none';
        const isMoving = ({ effect }: Animation): boolean =>
          (effect as KeyframeEffect).getKeyframes().some(isMove);
        const look = (): Moment => ({
          n: document.querySelector('.prompt[data-mine]')?.getAttribute('data-n') ?? null,
          board: document.querySelector('.table-board')?.getAttribute('data-n') ?? null,
          moving: document.getAnimations().filter(isMoving).length,
        });
        const { n: before } = look();
        const then: Moment[] = [];
        let still = 0;
        const changes = new MutationObserver(() => {
          still = 0;
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const frame = (): void => {
          const now = look();
          then.push(now);
          const isNext = now.n !== null && now.n !== before && now.board === now.n;
          still = isNext ? still + 1 : 0;
          if (still < enough) requestAnimationFrame(frame);
          else {
            changes.disconnect();
            resolve({ before, then });
          }
        };
        requestAnimationFrame(frame);
      }),
    STILL_FRAMES,
  );
  await page.keyboard.press('1');
  return watched;
}

inBrowser('movement on the board', ({ visit, site }) => {
  it('shows what happened, and can be answered into', async () => {
    const { page } = await visit({ preferences: { ...QUICK, motion: 'system' } });
    await playNow(page, site().url, 'Heroes of Terrinoth');
    let answeredInto = 0;
    for (let i = 0; i < 6 && answeredInto === 0; i++) {
      const { before, then } = await answer(page);
      answeredInto += then.filter(({ n, moving }) => n !== null && n !== before && moving > 0).length;
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
