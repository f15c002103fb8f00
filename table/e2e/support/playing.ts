import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const OUTCOME = '[data-testid=outcome]';
const STEPS = 600;
/** Milliseconds until it is asked whether a choice is still open, of which something is to be pressed. */
const PRESS = 2000;
const TRIES = 30;

/** What glows on the board for a choice. */
const litFor = (page: Page, n: string): Locator =>
  page.locator(`.table-board[data-n="${n}"]`).locator('.kit-act, [data-lit][role=button]');

const promptOf = (page: Page, n: string): Locator => page.locator(`.prompt[data-mine][data-n="${n}"]`);

/** Presses something of a choice, unless that is over by then, as after an answer that was on its way. */
export async function press(
  page: Page,
  n: string,
  thing: Locator,
  at?: { x: number; y: number },
): Promise<void> {
  for (let tries = 1; (await promptOf(page, n).count()) > 0; tries++) {
    try {
      return await thing.click({ timeout: PRESS, ...(at && { position: at }) });
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** What the newest pages of the log say, line by line; also those lines that are not drawn because they are far out of sight. */
export const readLog = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents();

/** What the log says from its first line on. */
export async function readWholeLog(page: Page): Promise<string[]> {
  await page.locator('.log li').first().waitFor({ state: 'attached' });
  const earlier = page.getByRole('button', { name: 'Earlier lines' });
  // The button goes away with the first line, perhaps just before it is pressed once more.
  while ((await earlier.count()) > 0) await earlier.press('Enter', { timeout: PRESS }).catch(() => {});
  return readLog(page);
}

export const outcome = (page: Page): Promise<string> => page.locator(OUTCOME).innerText();

/** One click on the home page, and the first choice is there. */
export async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.prompt[data-mine]').waitFor();
}

/**
 * The number of the choice that is open for the person at the window, as long as the match goes on and the log
 * does not say yet what is waited for.
 */
async function waitForChoice(page: Page, last: string | null, until = ''): Promise<string | null> {
  const handle = await page.waitForFunction(
    ([outcomeSelector, before, said]) => {
      if (document.querySelector(outcomeSelector!)) return { enough: true as const };
      if (said && document.querySelector('.log')?.textContent?.includes(said))
        return { enough: true as const };
      const prompt = document.querySelector('.prompt[data-mine]');
      const n = prompt?.getAttribute('data-n');
      return n && n !== before ? { enough: false as const, n } : null;
    },
    [OUTCOME, last, until] as const,
  );
  const found = await handle.jsonValue();
  return found?.enough === false ? found.n : null;
}

/** Waits until the board shows where a choice is asked; false if that is over, as after an answer just before. */
export async function isOnBoard(page: Page, n: string): Promise<boolean> {
  const handle = await page.waitForFunction((asked) => {
    const isOpen = document.querySelector('.prompt[data-mine]')?.getAttribute('data-n') === asked;
    if (!isOpen) return 'over';
    return document.querySelector('.table-board')?.getAttribute('data-n') === asked ? 'shown' : null;
  }, n);
  return (await handle.jsonValue()) === 'shown';
}

/**
 * Plays by pressing what glows on the board, to the end or until the log says something; what is on no board is
 * taken from the list.
 */
export async function playByBoard(page: Page, until?: string): Promise<number> {
  let fromBoard = 0;
  let n: string | null = null;
  for (let step = 0; step < STEPS; step++) {
    n = await waitForChoice(page, n, until);
    if (n === null) return fromBoard;
    if (!(await isOnBoard(page, n))) continue;
    const lit = litFor(page, n);
    const count = await lit.count();
    if (count > 0) {
      fromBoard++;
      await press(page, n, lit.nth(step % count), { x: 12, y: 12 });
    } else await press(page, n, promptOf(page, n).locator('.option').first());
    await finishPicking(page, n);
  }
  throw new Error(`The match was not over after ${STEPS} choices.`);
}

/**
 * Plays by the list of options, to the end or until the log says something: what is preferred of them, or else the
 * first.
 */
export async function playByList(page: Page, preferred: RegExp, until?: string): Promise<void> {
  let n: string | null = null;
  for (let step = 0; step < STEPS; step++) {
    n = await waitForChoice(page, n, until);
    if (n === null) return;
    const options = promptOf(page, n).locator('.option');
    const liked = options.filter({ hasText: preferred });
    await press(page, n, (await liked.count()) > 0 ? liked.first() : options.first());
    await finishPicking(page, n);
  }
  throw new Error(`The match was not over after ${STEPS} choices.`);
}

/** Plays to the end without a pointer: each option by its key. */
export async function playByKeys(page: Page): Promise<void> {
  let n: string | null = null;
  for (let step = 0; step < STEPS; step++) {
    n = await waitForChoice(page, n);
    if (n === null) return;
    const keys = await page.locator('.prompt .option .key').allInnerTexts();
    expect(keys.length).toBeGreaterThan(0);
    await page.keyboard.press(keys[step % keys.length]!.toLowerCase());
    await finishPickingByKeys(page, n);
  }
  throw new Error(`The match was not over after ${STEPS} choices.`);
}

/** Where several are picked for a choice: whether that is an answer by now, and the key of another one. */
const pickingFor = (page: Page, n: string) =>
  page.evaluate((asked) => {
    const prompt = document.querySelector(`.prompt[data-n="${asked}"]`);
    if (!prompt?.querySelector('.picking-count')) return null;
    const isAnswer = prompt.querySelector('.button-ember:enabled') !== null;
    const unpicked = prompt.querySelector('.option[aria-pressed=false] .key');
    return { isAnswer, key: unpicked?.textContent?.toLowerCase() };
  }, n);

/** Where several are chosen, goes on picking until it is an answer, and gives it; leaves the next choice alone. */
async function finishPickingByKeys(page: Page, n: string): Promise<void> {
  for (let at = await pickingFor(page, n); at; at = await pickingFor(page, n)) {
    if (at.isAnswer) return page.keyboard.press('Enter');
    if (at.key) await page.keyboard.press(at.key);
  }
}

/** The same by pointer. */
async function finishPicking(page: Page, n: string): Promise<void> {
  for (let at = await pickingFor(page, n); at; at = await pickingFor(page, n)) {
    const next = at.isAnswer ? '.button-ember' : '.option[aria-pressed=false]';
    await press(page, n, promptOf(page, n).locator(next).first());
    if (at.isAnswer) return;
  }
}
