import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another light can change, or another width, which hides some things and brings out others. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe needs, as far as it is used here. */
interface Axe {
  run(
    root: Document,
    options: unknown,
  ): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
}

/** By lamplight everything that would keep somebody from using a page, and by daylight what has to do with colours. */
export async function seriousInBothLights(page: Page): Promise<string[]> {
  return [...(await seriousByLamplight(page)), ...(await seriousByDaylight(page))];
}

/** All rules, or those about colours alone. */
export async function seriousByLamplight(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await seriousIn(
    page,
    which === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOURS },
  );
  return found.map((fault) => `dark: ${fault}`);
}

export async function seriousByDaylight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await seriousIn(page, { type: 'rule', values: COLOURS });
  return found.map((fault) => `light: ${fault}`);
}

/** Axe is brought into a page once: that takes longer than what it looks at there. The pages have no frames. */
async function seriousIn(page: Page, runOnly: { type: string; values: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const options = { runOnly: only, resultTypes: ['violations'], preload: false, iframes: false };
    const { violations } = await axe.run(document, options);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, runOnly);
}
