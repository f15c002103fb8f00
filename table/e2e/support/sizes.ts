import type { Page } from 'playwright-core';
import { seriousInBothLights, seriousInColours } from './axe.ts';
import { unreadableIn } from './contrast.ts';
import { sessionOf } from './session.ts';
import { settle } from './settle.ts';
import { emptyBelowIn, sidewaysIn } from './sideways.ts';

/** Where most of a screen is in sight, its texts are judged by pictures of it; this takes longer than axe does. */
const seriousInPictures = async (page: Page): Promise<string[]> => [
  ...(await unreadableIn(page)),
  ...(await seriousInBothLights(page)),
];

/** The windows that every screen must fit. The page is laid out differently at a desk and on a phone. */
const WINDOWS = [
  ['desk', { width: 1280, height: 720 }, seriousInPictures],
  ['wide desk', { width: 1440, height: 900 }, seriousInColours],
  ['hall', { width: 1920, height: 1080 }, seriousInColours],
  ['tablet', { width: 1024, height: 768 }, seriousInColours],
  ['small tablet', { width: 820, height: 1180 }, seriousInColours],
  ['phone', { width: 390, height: 844 }, seriousInBothLights],
] as const;

export const DESK = WINDOWS[0][1];

/** Where no picture is looked at, the page is drawn as a small one of its window: it is laid out as in the window. */
const SMALL = 0.2;

async function resizeInSmall(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const session = await sessionOf(page);
  const window = { width, height, deviceScaleFactor: 1, mobile: false, scale: SMALL };
  await session.send('Emulation.setDeviceMetricsOverride', window);
}

/**
 * What is wrong with a screen in windows of every size, in both lights: what needs scrolling sideways or scrolls to nothing, and what
 * axe finds serious. `anew` opens the screen again on a phone, where the way to it is another one. With `thorough` the texts
 * are judged by pictures in every window, not at the desk alone.
 */
export async function wrongInAllSizes(
  page: Page,
  screen: string,
  { anew, thorough }: { anew?: (() => Promise<void>) | undefined; thorough?: boolean } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [device, size, usual] of WINDOWS) {
    const seriousIn = thorough ? seriousInPictures : usual;
    if (seriousIn === seriousInColours) await resizeInSmall(page, size);
    else await page.setViewportSize(size);
    if (device === 'phone' && anew) await anew();
    else if (device !== 'desk') await settle(page);
    const wrong = [...(await sidewaysIn(page)), ...(await emptyBelowIn(page)), ...(await seriousIn(page))];
    found.push(...wrong.map((fault) => `${screen}: ${device}: ${fault}`));
  }
  return found;
}
