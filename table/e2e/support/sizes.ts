import type { Page } from 'playwright-core';
import { seriousByDaylight, seriousByLamplight } from './axe.ts';
import { settle } from './settle.ts';
import { sidewaysIn } from './sideways.ts';

type Look = (page: Page) => Promise<string[]>;

const everything: Look = async (page) => [
  ...(await seriousByLamplight(page)),
  ...(await seriousByDaylight(page)),
];
const byLamplight: Look = (page) => seriousByLamplight(page, 'colours');
const byDaylight: Look = (page) => seriousByDaylight(page);
const inBothLights: Look = async (page) => [...(await byLamplight(page)), ...(await byDaylight(page))];

/**
 * Colours do not depend on the width of a window, only on what it has room for: in the sizes between a desk and a phone
 * axe looks at them in one light each, which takes half the time. With EVERY_LIGHT set it looks in both.
 */
const looks = (one: Look): Look => (process.env.EVERY_LIGHT ? inBothLights : one);

/** The windows that every screen must fit. */
const SIZES: readonly [device: string, size: { width: number; height: number }, look: Look][] = [
  ['desk', { width: 1280, height: 720 }, everything],
  ['wide desk', { width: 1440, height: 900 }, looks(byLamplight)],
  ['hall', { width: 1920, height: 1080 }, looks(byDaylight)],
  ['tablet', { width: 1024, height: 768 }, looks(byDaylight)],
  ['small tablet', { width: 820, height: 1180 }, looks(byLamplight)],
  ['phone', { width: 390, height: 844 }, everything],
];

export const DESK = SIZES[0]![1];

/**
 * What is wrong with a screen in windows of every size: what needs scrolling sideways, and what axe finds serious.
 * `anew` opens the screen again on a phone, where the way to it is another one.
 */
export async function wrongInAllSizes(page: Page, anew?: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const [device, size, look] of SIZES) {
    await page.setViewportSize(size);
    if (device === 'phone' && anew) await anew();
    else if (device !== 'desk') await settle(page);
    const wrong = [...(await sidewaysIn(page)), ...(await look(page))];
    found.push(...wrong.map((fault) => `${device}: ${fault}`));
  }
  return found;
}
