import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  answerBy,
  answerByKey,
  answerLike,
  litFor,
  nextQuestion,
  OUTCOME,
  optionOf,
  type Question,
} from './question.ts';

const STEPS = 600;
/** Milliseconds until it is looked again whether something is still there that may go away. */
const PRESS = 2000;

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
  await goTo(page, url);
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.prompt[data-mine]').waitFor();
}

/** Goes to a page of the site, of which nothing is loaded anew if the window shows another page of it. */
export async function goTo(page: Page, url: string, path = '/'): Promise<void> {
  if (!page.url().startsWith(url)) await page.goto(`${url}${path}`);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
}

/** Answers every question in some way until the match is over, or until the log says something. */
export async function playOn(
  page: Page,
  answer: (question: Question, step: number) => Promise<void>,
  until?: string,
): Promise<void> {
  let question = await nextQuestion(page, null, until);
  for (let step = 0; question; step++) {
    if (step === STEPS) throw new Error(`The match was not over after ${STEPS} choices.`);
    await answer(question, step);
    question = await nextQuestion(page, question, until);
  }
}

/** Plays by the list: what is preferred of its options, or else the first; what the list leaves to the board, by the board. */
export const playByList = (page: Page, preferred: RegExp, until?: string): Promise<void> =>
  playOn(
    page,
    async (question) => {
      for (const like of [preferred, /./]) if (await answerLike(page, question, like)) return;
      await answerBy(page, question, litFor(page, question).first(), { orByKey: true });
    },
    until,
  );

/** Plays to the end by pressing what glows on the board, and tells how often; what is on no board is taken from the list. */
export async function playByBoard(page: Page): Promise<number> {
  let fromBoard = 0;
  await playOn(page, async (question, step) => {
    const lit = litFor(page, question);
    const count = await lit.count();
    if (count > 0) {
      fromBoard++;
      await answerBy(page, question, lit.nth(step % count), { position: { x: 12, y: 12 } });
    } else await answerBy(page, question, optionOf(page, question)!);
  });
  return fromBoard;
}

/** Plays to the end without a pointer: each option by its key. */
export const playByKeys = (page: Page): Promise<void> =>
  playOn(page, async (question, step) => {
    const keys = question.options.flatMap(({ key }) => (key ? [key] : []));
    expect(keys.length).toBeGreaterThan(0);
    await answerByKey(page, question, keys[step % keys.length]!);
  });
