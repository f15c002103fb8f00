import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights, seriousInColours } from './support/axe.ts';
import { inBrowser } from './support/browser.ts';
import { unreadableIn } from './support/contrast.ts';
import { goTo } from './support/playing.ts';

interface Box {
  readonly style: string;
  readonly text: string;
  /** Something that lies over the box, or under its text. */
  readonly over?: string;
  readonly under?: string;
}

/** Shows nothing but some boxes. The policy of the site allows no style in HTML. */
async function show(page: Page, boxes: readonly Box[]): Promise<void> {
  await page.evaluate((all) => {
    const block = (style: string, ...inside: (string | Node)[]): HTMLElement => {
      const it = document.createElement('div');
      it.style.cssText = style;
      it.append(...inside);
      return it;
    };
    const layer = (background?: string): HTMLElement[] =>
      background ? [block(`position: absolute; inset: 0; background: ${background}`)] : [];
    document.body.replaceChildren(
      ...all.map(({ style, text, over, under }) =>
        block(
          `position: relative; width: 400px; margin: 20px; padding: 8px; font-size: 16px; ${style}`,
          ...layer(under),
          block('position: relative', text),
          ...layer(over),
        ),
      ),
    );
  }, boxes);
}

const DIM_AT_ONE_END = 'background: linear-gradient(90deg, #5a4932, #fffaf0); color: #231a10';
const BRIGHT = 'background: linear-gradient(#fffaf0, #f7ebd2); color: #231a10';
const FAINT = 'background: #fff; color: #000; opacity: 0.3';

inBrowser('texts that cannot be read are found where axe says nothing:', ({ visit, site }) => {
  it.each<[string, Box[], number]>([
    ['on a gradient', [{ style: DIM_AT_ONE_END, text: 'dark letters from one end to the other' }], 1],
    ['not on a gradient that is bright', [{ style: BRIGHT, text: 'dark letters' }], 0],
    ['on something under them', [{ style: 'color: #444', text: 'gray letters', under: '#333' }], 1],
    ['in the colour of their ground', [{ style: 'color: #eee', text: 'letters', under: '#eee' }], 1],
    ['with the ground shining through', [{ style: FAINT, text: 'faint letters' }], 1],
    [
      'through a filter',
      [{ style: 'background: #fff; color: #000; filter: contrast(0.2)', text: 'pale' }],
      1,
    ],
    ['not under a cover', [{ style: 'background: #444; color: #555', text: 'covered', over: '#fff' }], 0],
    [
      'out of sight',
      [
        { style: 'height: 3000px', text: '' },
        { style: 'color: #777', text: 'far below', under: '#888' },
      ],
      1,
    ],
  ])('%s', async (_, boxes, faults) => {
    const { page } = await visit();
    await goTo(page, site().url, '/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await show(page, boxes);
    const found = await unreadableIn(page);
    expect(found.map((fault) => fault.split(':')[0])).toEqual(faults ? ['dark', 'light'] : []);
  });
});

inBrowser('axe judges', ({ visit, site }) => {
  it('each colour once, in both lights, and the form of a page when it is asked to', async () => {
    const { page } = await visit();
    await goTo(page, site().url, '/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const faint = { style: 'background: #fff; color: #bbb', text: 'faint letters' };
    await show(page, [faint]);
    await page.evaluate(() => document.body.append(document.createElement('button')));
    const rulesOf = (found: string[]): string[] =>
      found.map((fault) => fault.split(': ').slice(0, 2).join(' '));
    expect(rulesOf(await seriousInBothLights(page))).toEqual([
      'dark button-name',
      'dark color-contrast',
      'light color-contrast',
    ]);
    expect(await seriousInColours(page)).toEqual([]);
    await show(page, [faint, { ...faint, style: 'background: #fff; color: #ccc' }]);
    expect(rulesOf(await seriousInColours(page))).toEqual(['dark color-contrast', 'light color-contrast']);
  });
});
