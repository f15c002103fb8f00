import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const LIT = '.table-board .kit-act, .table-board [data-lit][role=button]';
const OUTCOME = '[data-testid=outcome]';
const STEPS = 600;

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

async function finishPickingByKeys(page: Page): Promise<void> {
  const unpicked = page.locator('.prompt .option[aria-pressed=false] .key');
  while ((await page.locator('.picking-count').count()) > 0) {
    if (await page.locator('.prompt .button-ember').isEnabled()) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press((await unpicked.first().innerText()).toLowerCase());
  }
}

/** Where several are chosen, goes on picking until it is an answer, and gives it. */
async function finishPicking(page: Page): Promise<void> {
  while ((await page.locator('.picking-count').count()) > 0) {
    const done = page.locator('.prompt .button-ember');
    if (await done.isEnabled()) {
      await done.click();
      return;
    }
    await page.locator('.prompt .option[aria-pressed=false]').first().click();
  }
}
