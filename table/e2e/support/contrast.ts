import type { Page } from 'playwright-core';
import { exchangeSigns, rememberColours } from './colours.ts';
import { prepareReading } from './reading.ts';
import { sessionOf } from './session.ts';
import { settle } from './settle.ts';

/*
 * Whether texts stand out from what is behind them, measured on the picture of the page. Axe says nothing about a text on
 * a gradient, a picture or another element, and most texts of the table are such.
 */

/** Texts out of sight are scrolled to; so many times in one light. */
const SCROLLS = 1;

/** The texts in either light that do not stand out enough, of those whose colours have not been judged before. */
export async function unreadableIn(page: Page): Promise<string[]> {
  await rememberColours(page);
  await prepareReading(page);
  const session = await sessionOf(page);
  const picture = async (): Promise<string> =>
    (await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data;
  const judge = async (): Promise<boolean> =>
    page.evaluate((png) => window.reading.judge(png), await picture());
  /** A busy machine may not have drawn all of the page by the first picture. */
  const seemsUnreadable = async (): Promise<boolean> => {
    if (!(await judge())) return false;
    await settle(page);
    return judge();
  };
  const found: string[] = [];
  for (const light of ['dark', 'light'] as const) {
    let more = await page.evaluate((it) => window.reading.begin(it), light);
    for (let i = 0; more; i++) {
      if (await seemsUnreadable()) {
        const dyed: string[] = [];
        for (const dye of ['white', 'black'] as const) {
          await page.evaluate((it) => window.reading.dye(it), dye);
          dyed.push(await picture());
        }
        found.push(...(await page.evaluate(([white, black]) => window.reading.faults(white!, black!), dyed)));
      }
      more = i < SCROLLS && (await page.evaluate(() => window.reading.next()));
    }
    await page.evaluate(() => window.reading.end());
  }
  await exchangeSigns(page);
  return found;
}
