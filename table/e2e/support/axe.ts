import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { type Looks, rememberColours } from './colours.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * How axe judges contrast. It would say nothing about whatever has a pseudo-element around it, and the whole table has
 * one: its shadow. The rest is as axe has it.
 */
const CONTRAST = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/** What axe needs, as far as it is used here. */
interface Axe {
  configure(spec: { checks: { id: string; options: unknown }[] }): void;
  run(
    root: Document | { include: Element[] },
    options: unknown,
  ): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
}

/** What axe looks for, by which light, and where: on the whole page or at some of its elements. */
interface Pass {
  readonly light: 'dark' | 'light';
  readonly runOnly: { readonly type: 'tag' | 'rule'; readonly values: readonly string[] };
  readonly where: 'everywhere' | 'fresh texts' | 'fresh links';
}

const everything: Pass = { light: 'dark', runOnly: { type: 'tag', values: TAGS }, where: 'everywhere' };
const linksBy = (light: Pass['light']): Pass => ({
  light,
  runOnly: { type: 'rule', values: ['link-in-text-block'] },
  where: 'fresh links',
});

const coloursBy = (light: Pass['light']): Pass => ({
  light,
  runOnly: { type: 'rule', values: ['color-contrast'] },
  where: 'fresh texts',
});

/** Everything that would keep somebody from using a page by lamplight, and what cannot be read by daylight. */
export const seriousInBothLights = (page: Page): Promise<string[]> =>
  seriousBy(page, [everything, coloursBy('dark'), coloursBy('light'), ...links]);

/** What cannot be read in one light or the other, of what has not been shown in the same colours before. */
export const seriousInColours = (page: Page): Promise<string[]> =>
  seriousBy(page, [coloursBy('dark'), coloursBy('light'), ...links]);

const links = [linksBy('dark'), linksBy('light')];

/** Axe is brought into a page once: that takes longer than what it looks at there. The pages have no frames. */
async function seriousBy(page: Page, passes: readonly Pass[]): Promise<string[]> {
  await rememberColours(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(
      (options) =>
        (window as unknown as { axe: Axe }).axe.configure({ checks: [{ id: 'color-contrast', options }] }),
      CONTRAST,
    );
  }
  return page.evaluate(async (all) => {
    const { axe, looks } = window as unknown as { axe: Axe; looks: Looks };
    const { dataset } = document.documentElement;
    const { theme: before } = dataset;
    const stacks = new Map<Element, Element[]>();
    const elementsAt = {
      everywhere: () => null,
      'fresh links': () => looks.freshLinks(),
      'fresh texts': () => {
        const fresh = [...looks.fresh(stacks)].filter(([, sign]) => !looks.judgedByAxe.has(sign));
        for (const [, sign] of fresh) looks.judgedByAxe.add(sign);
        return fresh.map(([it]) => it);
      },
    };
    const found: string[] = [];
    for (const { light, runOnly, where } of all) {
      dataset.theme = light;
      const include = elementsAt[where]();
      if (include?.length === 0) continue;
      const options = { runOnly, resultTypes: ['violations'], preload: false, iframes: false };
      const { violations } = await axe.run(include ? { include } : document, options);
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          found.push(...nodes.map(({ target }) => `${light}: ${id}: ${target.join(' ')}`));
    }
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
    return found;
  }, passes);
}
