/*
 * Plays a match in Chromium at a quarter of the processor's speed and tells how long the tasks of the page took:
 * `node … table/bench/main.ts [game]` prints figures as JSON.
 */
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { serveStatic } from '../e2e/support/site.ts';
import { tasksDuring } from './long-tasks.ts';

const SLOWER = 4;
const CHOICES = 40;
const FIRST = 5;

const [game = 'Heroes of Terrinoth'] = process.argv.slice(2);
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no Chromium here to measure with.');

const isOver = (page: Page): Promise<boolean> => page.getByTestId('outcome').isVisible();

/** Takes the first option each time, as somebody in a hurry would. */
async function play(page: Page, choices: number): Promise<void> {
  for (let i = 0; i < choices && !(await isOver(page)); i++) {
    const prompt = page.locator('.prompt[data-mine]');
    const n = await prompt.getAttribute('data-n', { timeout: 30_000 });
    await prompt.locator('.option').first().click();
    const done = prompt.locator('.button-ember');
    for (let tries = 0; tries < 20 && (await done.isVisible()); tries++) {
      if (await done.isEnabled().catch(() => false)) await done.click({ timeout: 2000 }).catch(() => {});
      else
        await prompt
          .locator('.option[aria-pressed=false]')
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
    }
    await page
      .locator(`.prompt[data-mine]:not([data-n="${n}"]), [data-testid=outcome]`)
      .first()
      .waitFor({ timeout: 30_000 });
  }
}

const site = await serveStatic();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(() => {
  localStorage.setItem(
    'questwright.preferences',
    '{"confirmEndings":false,"toured":["magpies","heroes-of-terrinoth"]}',
  );
});
await page.goto(site.url);
await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
await play(page, FIRST);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
const tasks = (await tasksDuring(page, () => play(page, CHOICES))).sort((a, b) => a - b);
await browser.close();
await site.close();

const at = (share: number): number =>
  tasks[Math.min(tasks.length - 1, Math.floor(tasks.length * share))] ?? 0;
const figures = {
  tasks: tasks.length,
  longest: at(1),
  p999: at(0.999),
  p99: at(0.99),
  over50: tasks.filter((ms) => ms > 50).length,
};
console.log(JSON.stringify(figures));
