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

const nothing: Look = async () => [];

type Window = readonly [device: string, size: { readonly width: number; readonly height: number }];

/** The windows that every screen must fit. */
const DESK_WINDOW: Window = ['desk', { width: 1280, height: 720 }];
const BETWEEN: readonly Window[] = [
  ['wide desk', { width: 1440, height: 900 }],
  ['hall', { width: 1920, height: 1080 }],
  ['tablet', { width: 1024, height: 768 }],
  ['small tablet', { width: 820, height: 1180 }],
];
const PHONE_WINDOW: Window = ['phone', { width: 390, height: 844 }];

export const DESK = DESK_WINDOW[1];

/**
 * What axe looks at in the windows between a desk and a phone. Colours do not depend on the width of a window, only on
 * what it has room for. So each screen has one such window and one light, found by its name, and some screen or other
 * has each of them. With EVERY_LIGHT set axe looks at every screen in all windows and in both lights.
 */
function looksBetween(screen: string): readonly Look[] {
  if (process.env.EVERY_LIGHT) return BETWEEN.map(() => inBothLights);
  const number = [...screen].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const light = number % 2 === 0 ? byLamplight : byDaylight;
  return BETWEEN.map((_, i) => (i === (number >> 1) % BETWEEN.length ? light : nothing));
}

/**
 * What is wrong with a screen in windows of every size: what needs scrolling sideways, and what axe finds serious.
 * `anew` opens the screen again on a phone, where the way to it is another one.
 */
export async function wrongInAllSizes(
  page: Page,
  screen: string,
  anew?: () => Promise<void>,
): Promise<string[]> {
  const looks = [everything, ...looksBetween(screen), everything];
  const found: string[] = [];
  for (const [i, [device, size]] of [DESK_WINDOW, ...BETWEEN, PHONE_WINDOW].entries()) {
    await page.setViewportSize(size);
    if (device === 'phone' && anew) await anew();
    else if (device !== 'desk') await settle(page);
    const wrong = [...(await sidewaysIn(page)), ...(await looks[i]!(page))];
    found.push(...wrong.map((fault) => `${screen}: ${device}: ${fault}`));
  }
  return found;
}
