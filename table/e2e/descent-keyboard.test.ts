import type { Descent } from '@questwright/descent';
import { optionsOf } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { descentWhere } from './support/descent-match.ts';
import { openMatchFile, type Wanted } from './support/match-file.ts';
import { readWholeLog } from './support/playing.ts';
import { answerBy, answerByKey, nextQuestion, optionOf, type Question } from './support/question.ts';

const preferences = { ...QUICK, toured: ['descent'] };
const TABS = 150;
const OVERLORD = 0;

/** Ada's hero is the first of the round and can attack with a weapon. The overlord passes, so nobody is called. */
const canAttack: Wanted<Descent> = ({ acting, zones }, prompt, match) => {
  const { choice } = match;
  const isWanted =
    prompt === 'd2.ask.act' &&
    choice!.seat === 1 &&
    acting.at(-1)?.actions === 2 &&
    (zones.map as Figure[]).every(({ hero, acted }) => hero < 0 || !acted) &&
    optionsOf(choice!).some(({ id }) => /^weapon:[1-9]/.test(id));
  if (isWanted) match.pass(OVERLORD, { until: null });
  return isWanted;
};

type Figure = Descent['zones'][string][number] & { readonly hero: number; readonly acted: boolean };

const FIGURES = { name: 'Figures on the map' };
const inWords = (page: Page): Promise<string[]> =>
  page.getByRole('list', FIGURES).locator('li').allInnerTexts();

/** How somebody does things: with a pointer, or without one. */
interface Means {
  choose(page: Page, question: Question, like: RegExp): Promise<void>;
  /** Goes to a space that is some steps away, by its name. */
  walk(page: Page, space: string): Promise<void>;
}

const far = (page: Page, space: string) => page.locator(`.d2-far[data-about="walk:${space}"]`);

/** A space that takes two steps: nobody has to move the map to see it. */
const near = (page: Page) => page.locator('.d2-far[aria-label*="for 2 movement points"]').first();

const byPointer: Means = {
  choose: (page, question, like) => answerBy(page, question, optionOf(page, question, like)!),
  walk: (page, space) => far(page, space).click(),
};

const byKeys: Means = {
  choose: (page, question, like) =>
    answerByKey(page, question, question.options.find(({ text }) => like.test(text))!.key),
  async walk(page, space) {
    const label = await far(page, space).getAttribute('aria-label');
    for (let tab = 0; tab < TABS; tab++) {
      await page.keyboard.press('Tab');
      const there = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (there !== label) continue;
      expect(await focusedNode(page)).toEqual({ role: 'button', name: label });
      await page.keyboard.press('Enter');
      return;
    }
    throw new Error(`No ${TABS} steps of the Tab key lead to ${label}.`);
  },
};

interface AxNode {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly ignored: boolean;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** The accessibility tree, as a screen reader is given it. */
async function treeOf(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored);
}

/** What has the focus, by the accessibility tree; the page itself is left out. */
async function focusedNode(page: Page): Promise<{ role: string; name: string }> {
  const node = (await treeOf(page)).findLast(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return { role: node?.role?.value ?? '', name: node?.name?.value ?? '' };
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Attacks, and walks to a space that is some steps away; tells where the figures stand then, and the log. */
async function takeTurn(page: Page, { choose, walk }: Means): Promise<{ figures: string[]; log: string[] }> {
  const done = { walked: false, attacked: false };
  let question = await nextQuestion(page, null);
  for (; question; question = await nextQuestion(page, question)) {
    const can = (like: RegExp): boolean => question!.options.some(({ text }) => like.test(text));
    if (!/What do you do/.test(question.asked)) await choose(page, question, /./);
    else if (!done.attacked && can(/^Attack with (?!bare)/)) {
      done.attacked = true;
      await choose(page, question, /^Attack with (?!bare)/);
    } else if (!done.walked && (await near(page).count()) > 0) {
      done.walked = true;
      const about = await near(page).getAttribute('data-about');
      const space = about!.replace('walk:', '');
      await walk(page, space);
      await page
        .locator('.log li', { hasText: `moves into ${space}.` })
        .last()
        .waitFor({ state: 'attached' });
    } else break;
  }
  expect(done).toEqual({ walked: true, attacked: true });
  return { figures: await inWords(page), log: await readWholeLog(page) };
}

inBrowser('Descent by keys', ({ site, visit }) => {
  const position = once(() => descentWhere(canAttack));

  it('comes to the same by keys alone as by clicks, and the accessibility tree tells it', async () => {
    const file = await position();
    const pointed = await visit({ preferences });
    await openMatchFile(pointed.page, site().url, file);
    const byClicks = await takeTurn(pointed.page, byPointer);

    const { page, faults } = await visit({ preferences });
    await openMatchFile(page, site().url, file);
    // From here on nothing is pressed but keys.
    await page.evaluate(() => {
      for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(kind, () => document.body.setAttribute('data-pointed', kind), true);
    });

    // What is on the map and what can be done is told to those who do not look.
    const tree = await treeOf(page);
    const named = (role: string): string[] =>
      tree.flatMap((node) => (node.role?.value === role && node.name?.value ? [node.name.value] : []));
    const figures = await inWords(page);
    expect(figures.filter((words) => /, (?:minion|master), .*\d+ of \d+ health/.test(words))).not.toEqual([]);
    const texts = named('StaticText').join('\n');
    for (const words of figures) expect(texts).toContain(words);
    expect(named('list')).toContain(FIGURES.name);
    expect(named('button').filter((name) => /^Walk to \w+ for /.test(name))).not.toEqual([]);
    expect(named('button').filter((name) => /Attack with/.test(name))).not.toEqual([]);

    const byKeyboard = await takeTurn(page, byKeys);
    expect(byKeyboard).toEqual(byClicks);
    expect(byKeyboard.log.join()).toMatch(/attacks|rolls/);
    expect(await page.locator('[data-pointed]').count()).toBe(0);
    expect([...pointed.faults, ...faults]).toEqual([]);
  });

  it('follows whoever walks, until the view is pinned', async () => {
    const { page, faults } = await visit({ preferences });
    await openMatchFile(page, site().url, await position());
    const camera = (): Promise<string> =>
      page.locator('.d2-map .kit-world').evaluate(({ style }: HTMLElement) => style.translate);
    const pin = page.getByRole('button', { name: 'Pin the view: do not follow what happens' });
    /** A walk that no pointer and no focus has to be moved for. */
    const step = async (): Promise<void> => {
      const before = await inWords(page);
      await page.locator('.d2-far').first().dispatchEvent('click');
      await expect.poll(() => inWords(page)).not.toEqual(before);
    };
    for (let n = 0; n < 6; n++) await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await pin.press('Enter');
    expect(await pin.getAttribute('aria-pressed')).toBe('true');
    const before = await camera();
    await step();
    expect(await camera()).toBe(before);
    await pin.press('Enter');
    await step();
    await expect.poll(camera).not.toBe(before);
    expect(faults).toEqual([]);
  });
});
