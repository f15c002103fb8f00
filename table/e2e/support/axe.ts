import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another light can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** By lamplight everything that would keep somebody from using a page, and by daylight what has to do with colours. */
export async function seriousInBothLights(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await seriousIn(axe(page).withTags(TAGS));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await seriousIn(axe(page).withRules(COLOURS));
  return [...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)];
}

/**
 * The pages have no frames, so that axe need not gather what it finds in a window of its own, which takes longer
 * than all the rest.
 */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function seriousIn(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
