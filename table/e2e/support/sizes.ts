import type { Page } from 'playwright-core';
import { seriousByDaylight, seriousByLamplight } from './axe.ts';
import { settle } from './settle.ts';
import { sidewaysIn } from './sideways.ts';

/** The windows that every screen must fit. In one of each kind axe looks for everything, in the others for colours. */
const SIZES = [
  ['desk', { width: 1280, height: 720 }, 'all'],
  ['wide desk', { width: 1440, height: 900 }, 'colours'],
  ['hall', { width: 1920, height: 1080 }, 'colours'],
  ['tablet', { width: 1024, height: 768 }, 'colours'],
  ['small tablet', { width: 820, height: 1180 }, 'colours'],
  ['phone', { width: 390, height: 844 }, 'all'],
] as const;

export const DESK = SIZES[0][1];

/**
 * What is wrong with a screen in windows of every size, in both lights: what needs scrolling sideways, and what axe
 * finds serious. `anew` opens the screen again on a phone, where the way to it is another one.
 */
export async function wrongInAllSizes(page: Page, anew?: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const [device, size, which] of SIZES) {
    await page.setViewportSize(size);
    if (device === 'phone' && anew) await anew();
    else if (device !== 'desk') await settle(page);
    const wrong = [
      ...(await sidewaysIn(page)),
      ...(await seriousByLamplight(page, which)),
      ...(await seriousByDaylight(page)),
    ];
    found.push(...wrong.map((fault) => `${device}: ${fault}`));
  }
  return found;
}
