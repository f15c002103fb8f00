/*
 * Plays a part of a match in Chromium, first at full speed and then at a quarter of it, and tells how long the tasks of
 * the page took: `node … table/bench/main.ts [game] [why]` prints figures as JSON; with "why", before them, what the
 * longest tasks were made of.
 */
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { serveStatic } from '../e2e/support/site.ts';
import { type Task, tasksDuring } from './long-tasks.ts';
import { StolenTime } from './stolen.ts';

/** By how much the processor is slowed down. */
const SPEEDS = { full: 1, quarter: 4 } as const;
const CHOICES = 40;
const FIRST = 5;
/** What is longer than this many milliseconds is felt. */
const LONG = 50;
/** How many of the longest tasks to explain. */
const SHOWN = 12;
/** Milliseconds. */
const MOMENT = 250;
/** How long a hand rests on what it points at, and how long it presses, in milliseconds. */
const REST = 40;
const PRESS = 60;

const [game = 'Heroes of Terrinoth', why] = process.argv.slice(2);
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no Chromium here to measure with.');

interface Asked {
  readonly n: string | null;
  readonly over: boolean;
  /** Where to press: the first option, or what completes what has been picked. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** One look at the page, so that hardly anything but the page's own work is measured. */
const look = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const prompt = document.querySelector('.prompt[data-mine]');
    const done = prompt?.querySelector<HTMLButtonElement>('.button-ember:not(:disabled)');
    // What the list leaves to the board is pressed there.
    const offered = [
      '.action-menu .option',
      '.prompt[data-mine] .option:not([aria-pressed=true])',
      '.table-board .kit-act',
    ].flatMap((one) => [...document.querySelectorAll(one)]);
    const target = done ?? (prompt && offered.find((it) => it.checkVisibility()));
    const box = target?.getBoundingClientRect();
    return {
      n: prompt?.getAttribute('data-n') ?? null,
      over: document.querySelector('[data-testid=outcome]') !== null,
      at: box ? { x: box.x + 20, y: box.y + 12 } : null,
    };
  });

/** As a hand does it: it gets there by degrees, and does not press and let go in the same instant. */
async function press(page: Page, { x, y }: NonNullable<Asked['at']>): Promise<void> {
  await page.mouse.move(x, y, { steps: 4 });
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
}

/** Presses the first option each time, a moment after it is there, as somebody in a hurry would. */
async function play(page: Page, choices: number): Promise<void> {
  const answered = new Set<string>();
  const limit = Date.now() + choices * 10_000;
  while (answered.size < choices && Date.now() < limit) {
    const { n, over, at } = await look(page);
    if (over) return;
    if (n && at) {
      answered.add(n);
      await press(page, at);
    }
    await page.waitForTimeout(MOMENT);
  }
}

const site = await serveStatic();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(() => {
  localStorage.setItem(
    'questwright.preferences',
    '{"confirmEndings":false,"toured":["magpies","heroes-of-terrinoth","runebound","descent","bardsung"]}',
  );
});
await page.goto(site.url);
await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
await page.locator('.prompt[data-mine]').waitFor();
await play(page, FIRST);
const session = await page.context().newCDPSession(page);
const measured: { [speed: string]: ReturnType<typeof figuresOf> } = {};
for (const [speed, rate] of Object.entries(SPEEDS)) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const stolen = new StolenTime();
  const tasks = (await tasksDuring(page, why === 'why', () => play(page, CHOICES))).sort(
    (a, b) => a.ms - b.ms,
  );
  stolen.stop();
  if (tasks.length === 0) throw new Error('The trace tells of no task of the page.');
  if (why === 'why')
    for (const { ms, parts } of tasks.slice(-SHOWN).reverse())
      console.log(speed, ms.toFixed(1), JSON.stringify(parts()));
  measured[speed] = figuresOf(tasks, stolen);
}
await browser.close();
await site.close();
console.log(JSON.stringify(measured));

/** The tasks are in order, the shortest first. */
function figuresOf(tasks: readonly Task[], stolen: StolenTime) {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const at = (share: number): number =>
    tasks[Math.min(tasks.length - 1, Math.floor(tasks.length * share))]?.ms ?? 0;
  const long = tasks.filter(({ ms }) => ms > LONG);
  return {
    tasks: tasks.length,
    longest: at(1),
    p999: at(0.999),
    p99: at(0.99),
    over50: long.length,
    over50Disturbed: long.filter(({ at, byClock }) => stolen.between(at, at + byClock) > 0).length,
    over50ByClock: tasks.filter(({ byClock }) => byClock > LONG).length,
    waited: 1 - sum(tasks.map(({ ms }) => ms)) / sum(tasks.map(({ byClock }) => byClock)),
    stolenMs: stolen.inAll,
  };
}
