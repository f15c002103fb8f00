import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const LIT = '.table-board .kit-act, .table-board [data-lit][role=button]';
const OUTCOME = '[data-testid=outcome]';
const STEPS = 600;

/** What the log says, line by line; also those lines that are not drawn because they are far out of sight. */
export const readLog = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents();

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
    const lit = page.locator(LIT);
    const count = await lit.count();
    if (count > 0) {
      fromBoard++;
      await lit.nth(step % count).click({ position: { x: 12, y: 12 } });
    } else await page.locator('.option').first().click();
    await finishPicking(page);
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
    await finishPickingByKeys(page);
  }
  throw new Error(`The match was not over after ${STEPS} choices.`);
}

/** Where several are being picked: whether that is an answer by now, and the key of another one. */
const pickingAt = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector('.picking-count')) return null;
    const isAnswer = document.querySelector('.prompt .button-ember:enabled') !== null;
    const unpicked = document.querySelector('.prompt .option[aria-pressed=false] .key');
    return { isAnswer, key: unpicked?.textContent?.toLowerCase() };
  });

/** Where several are chosen, goes on picking until it is an answer, and gives it. */
async function finishPickingByKeys(page: Page): Promise<void> {
  for (let at = await pickingAt(page); at; at = await pickingAt(page)) {
    if (at.isAnswer) return page.keyboard.press('Enter');
    if (at.key) await page.keyboard.press(at.key);
  }
}

/** The same by pointer. What goes away meanwhile was of a choice that is over. */
async function finishPicking(page: Page): Promise<void> {
  const isOver = (): void => {};
  for (let at = await pickingAt(page); at; at = await pickingAt(page)) {
    const next = page.locator(at.isAnswer ? '.prompt .button-ember' : '.prompt .option[aria-pressed=false]');
    await next.first().click({ timeout: 2000 }).catch(isOver);
    if (at.isAnswer) return;
  }
}
