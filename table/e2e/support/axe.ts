import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { exchangeSigns, type Looks, rememberColours } from './colours.ts';

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
  configure(spec: {
    checks: { id: string; options: unknown }[];
    rules: { id: string; selector: string }[];
  }): void;
  run(
    root: Document,
    options: unknown,
  ): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
}

/** The mark of what has not been shown in the same colours before. */
const FRESH = 'data-fresh';

/** What axe says about colours, of what is marked; the rest is the same in every light, and in most windows. */
const COLOURS = [
  { id: 'color-contrast', selector: `[${FRESH}]` },
  { id: 'link-in-text-block', selector: `a[href][${FRESH}]` },
];

/** Everything that would keep somebody from using a page, in one light or the other. */
export const seriousInBothLights = (page: Page): Promise<string[]> => seriousIn(page, true);

/** What cannot be read in one light or the other, of what has not been shown in the same colours before. */
export const seriousInColours = (page: Page): Promise<string[]> => seriousIn(page, false);

/** Axe is brought into a page once: that takes longer than what it looks at there. The pages have no frames. */
async function seriousIn(page: Page, alsoInForm: boolean): Promise<string[]> {
  await rememberColours(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(
      ([options, rules]) =>
        (window as unknown as { axe: Axe }).axe.configure({
          checks: [{ id: 'color-contrast', options }],
          rules,
        }),
      [CONTRAST, COLOURS] as const,
    );
  }
  const found = await page.evaluate(
    async ([tags, colours, form, mark]) => {
      const { axe, looks } = window as unknown as { axe: Axe; looks: Looks };
      const { dataset } = document.documentElement;
      const { theme: before } = dataset;
      const found: string[] = [];
      const run = async (options: object): Promise<void> => {
        const quick = { resultTypes: ['violations'], preload: false, iframes: false };
        const { violations } = await axe.run(document, { ...options, ...quick });
        for (const { id, impact, nodes } of violations)
          if (impact === 'serious' || impact === 'critical')
            found.push(...nodes.map(({ target }) => `${dataset.theme}: ${id}: ${target.join(' ')}`));
      };
      const lights = ['dark', 'light'] as const;
      const stacks = new Map<Element, Element[]>();
      // Nothing is drawn in a light in which nothing is new: that would take longer than to find this out.
      const fresh = lights.map((light) => {
        dataset.theme = light;
        return looks.freshForAxe(stacks);
      });
      for (const [i, light] of lights.entries()) {
        const alsoInForm = form && light === 'dark';
        if (fresh[i]!.length === 0 && !alsoInForm) continue;
        dataset.theme = light;
        for (const it of fresh[i]!) it.setAttribute(mark, '');
        // Axe looks at the whole page before it judges: once for form and colours takes less time than once for each.
        await run({
          runOnly: alsoInForm
            ? { type: 'tag', values: tags }
            : { type: 'rule', values: colours.map(({ id }) => id) },
        });
        for (const it of fresh[i]!) it.removeAttribute(mark);
      }
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
      return found;
    },
    [TAGS, COLOURS, alsoInForm, FRESH] as const,
  );
  await exchangeSigns(page);
  return found;
}
