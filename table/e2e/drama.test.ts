import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK, type Visitor } from './support/browser.ts';
import { openMatchFile } from './support/match-file.ts';
import { playByKeys } from './support/playing.ts';
import { nearTheEnd } from './support/terrinoth-match.ts';

/** What a page has shown and played since it was loaded. */
interface Drama {
  /** The flashes of hits: by how much something was wounded. */
  readonly flashes: string[];
  /** The dice that tumbled: which face each of them showed. */
  readonly tumbles: string[];
  /** Milliseconds that the longest flash or tumble took. */
  longest: number;
  /** How many tones were played. */
  tones: number;
}

const ending = nearTheEnd();

/** Notes every flash, tumble and tone from the next page on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drama: Drama = { flashes: [], tumbles: [], longest: 0, tones: 0 };
    Object.assign(window, { drama });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: HTMLElement, frames, timing) {
      const { classList } = this;
      const isFlash = classList.contains('kit-harm');
      if (isFlash) drama.flashes.push(this.dataset.by ?? '');
      else if (classList.contains('kit-die')) drama.tumbles.push(this.getAttribute('aria-label') ?? '');
      else return animate.call(this, frames, timing);
      const { duration } = timing as KeyframeAnimationOptions;
      drama.longest = Math.max(drama.longest, Number(duration));
      return animate.call(this, frames, timing);
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      drama.tones++;
      return start.call(this, when);
    };
  });
}

/** Plays the end of a quest that goes badly, with dice and wounds. */
async function playAndWatch({ page }: Visitor, url: string): Promise<Drama> {
  await watch(page);
  await openMatchFile(page, url, await ending);
  await playByKeys(page);
  return page.evaluate(() => (window as unknown as { drama: Drama }).drama);
}

inBrowser('the end of a quest', ({ visit, site }) => {
  it('flashes where somebody is wounded and lets dice tumble, within 400 ms each and without a sound', async () => {
    const visitor = await visit({ preferences: { ...QUICK, motion: 'system' } });
    const { flashes, tumbles, longest, tones } = await playAndWatch(visitor, site().url);
    expect(flashes.length).toBeGreaterThan(0);
    for (const by of flashes) expect(by).toMatch(/^−[1-9]\d*$/);
    expect(tumbles.length).toBeGreaterThan(0);
    for (const face of tumbles) expect(face).not.toBe('');
    expect(longest).toBeLessThanOrEqual(400);
    expect(tones).toBe(0);
    expect(visitor.faults).toEqual([]);
  });

  it.each([
    ['in the settings', { motion: 'off' }, {}],
    ['by the device', { motion: 'system' }, { reducedMotion: 'reduce' }],
  ] as const)(
    'moves nothing where motion is turned off %s, and makes sounds where they are wanted',
    async (_, { motion }, device) => {
      const visitor = await visit({ preferences: { ...QUICK, motion, sound: true }, ...device });
      const { flashes, tumbles, tones } = await playAndWatch(visitor, site().url);
      expect([flashes, tumbles]).toEqual([[], []]);
      expect(tones).toBeGreaterThan(0);
      expect(visitor.faults).toEqual([]);
    },
  );
});
