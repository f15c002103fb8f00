import type { Locator, Page } from 'playwright-core';

export const OUTCOME = '[data-testid=outcome]';

/** Milliseconds until it is asked whether a question is still open, of which something is to be pressed. */
const PRESS = 2000;
const TRIES = 60;
/** Milliseconds: bots think before the next question comes, on a machine that may be busy. */
const PATIENCE = 120_000;
/** Milliseconds: to look with every frame would make the page draw frames that nobody needs. */
const POLLING = 20;

/** What the person at the window is asked. As long as it is open, neither its options nor what glows for it changes. */
export interface Question {
  readonly n: string;
  readonly asked: string;
  /** What is listed beside the board, with the keys. */
  readonly options: readonly { readonly place: number; readonly text: string; readonly key: string }[];
}

/**
 * The next question after the last one, once it is listed and glows on the board; null when the match is over, or when
 * the log says what is waited for.
 */
export async function nextQuestion(page: Page, last: Question | null, until = ''): Promise<Question | null> {
  const handle = await page.waitForFunction(
    ([outcome, before, said]) => {
      if (document.querySelector(outcome)) return { question: null };
      if (said && document.querySelector('.log')?.textContent?.includes(said)) return { question: null };
      const prompt = document.querySelector('.prompt[data-mine]');
      const n = prompt?.getAttribute('data-n');
      if (!prompt || !n || n === before || prompt.querySelector('[aria-busy=true]')) return null;
      if (document.querySelector('.table-board')?.getAttribute('data-n') !== n) return null;
      const textOf = (it: Element, part: string): string => it.querySelector(part)?.textContent?.trim() ?? '';
      const options = [...prompt.querySelectorAll('.option')].flatMap((it, place) => {
        const text = textOf(it, '.option-text') || it.textContent!.trim();
        return it.checkVisibility() ? [{ place, text, key: textOf(it, '.key').toLowerCase() }] : [];
      });
      return { question: { n, asked: textOf(prompt, '.prompt-text'), options } };
    },
    [OUTCOME, last?.n ?? '', until] as const,
    { timeout: PATIENCE, polling: POLLING },
  );
  return (await handle.jsonValue())!.question;
}

const promptOf = (page: Page, { n }: Pick<Question, 'n'>): Locator =>
  page.locator(`.prompt[data-mine][data-n="${n}"]`);

export interface Pressing {
  /** Where on the thing. */
  readonly position?: { readonly x: number; readonly y: number };
  /** By the Enter key where the thing lies under something else. */
  readonly orByKey?: boolean;
}

/** What glows on the board for a question. */
export const litFor = (page: Page, { n }: Question): Locator =>
  page.locator(`.table-board[data-n="${n}"]`).locator('.kit-act, [data-lit][role=button]');

/** The first option in the list whose text is like this, if there is one. */
export function optionOf(page: Page, question: Question, like = /./): Locator | null {
  const option = question.options.find(({ text }) => like.test(text));
  return option ? promptOf(page, question).locator('.option').nth(option.place) : null;
}

/**
 * Answers a question by pressing something, unless it is over by then, as after an answer that was on its way. Where
 * that opens a menu, its first line is pressed; where several are picked, so many that they are an answer.
 */
export async function answerBy(
  page: Page,
  question: Question,
  thing: Locator,
  how?: Pressing,
): Promise<void> {
  await press(page, question, thing, how);
  await complete(page, question);
}

/** Answers by the first option in the list whose text is like this, and tells whether there is one. */
export async function answerLike(page: Page, question: Question, like: RegExp): Promise<boolean> {
  const option = optionOf(page, question, like);
  if (option) await answerBy(page, question, option);
  return option !== null;
}

/** Answers without a pointer. */
export async function answerByKey(page: Page, question: Question, key: string): Promise<void> {
  await page.keyboard.press(key);
  for (let still = await stillOpen(page, question); still; still = await stillOpen(page, question)) {
    if (still.isAnswer) return page.keyboard.press('Enter');
    await page.keyboard.press(still.key);
  }
}

async function complete(page: Page, question: Question): Promise<void> {
  for (let still = await stillOpen(page, question); still; still = await stillOpen(page, question)) {
    const prompt = promptOf(page, question);
    if (still.isMenu) await press(page, question, page.locator('.action-menu .option').first());
    else if (still.isAnswer) return press(page, question, prompt.locator('.button-ember'));
    else await press(page, question, prompt.locator('.option[aria-pressed=false]').first());
  }
}

/** Presses something of a question, unless it is over by then. */
export async function press(
  page: Page,
  question: Pick<Question, 'n'>,
  thing: Locator,
  { position, orByKey = false }: Pressing = {},
): Promise<void> {
  for (let tries = 1; (await promptOf(page, question).count()) > 0; tries++) {
    try {
      if (orByKey && tries > 1) return await thing.press('Enter', { timeout: PRESS });
      return await thing.click({ timeout: PRESS, ...(position && { position }) });
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** Waits until a question is over (then this is null) or until it takes more than what was pressed, and tells what. */
async function stillOpen(
  page: Page,
  { n }: Question,
): Promise<{ isMenu: boolean; isAnswer: boolean; key: string } | null> {
  const handle = await page.waitForFunction(
    (asked) => {
      const prompt = document.querySelector(`.prompt[data-mine][data-n="${asked}"]`);
      if (!prompt) return { more: null };
      const isMenu = document.querySelector('.action-menu .option') !== null;
      if (!isMenu && !prompt.querySelector('.picking-count')) return null;
      const key = prompt.querySelector('.option[aria-pressed=false] .key')?.textContent?.toLowerCase();
      return {
        more: { isMenu, isAnswer: prompt.querySelector('.button-ember:enabled') !== null, key: key ?? '' },
      };
    },
    n,
    { polling: POLLING },
  );
  return (await handle.jsonValue())!.more;
}

/** Answers a question as it was answered before, by clicks in the list; a list that is left to the board is unfolded. */
export async function answerAs(page: Page, question: Question, answer: unknown): Promise<void> {
  const left = page.locator('.prompt details.options-left:not([open]) > summary');
  for (const id of [answer].flat()) {
    const option = page.locator(`.prompt [data-option="${id}"]`);
    if ((await option.count()) === 0 && (await left.count()) > 0) await press(page, question, left);
    await press(page, question, option);
  }
  if (Array.isArray(answer)) await press(page, question, page.locator('.prompt .button-ember'));
}
