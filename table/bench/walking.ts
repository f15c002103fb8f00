/*
 * Walks through a crowded dungeon of Descent in Chromium, and tells how long the tasks of the page took:
 * `node … table/bench/walking.ts [slower] [why]` prints figures as JSON, and fails if a task took more than 50 ms of work.
 * `slower` is by how much the processor is slowed down: 1, if nothing is said.
 */
import { chromium, type Page } from 'playwright-core';
import { descentWhere } from '../e2e/support/descent-match.ts';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { openMatchFile } from '../e2e/support/match-file.ts';
import { serveStatic } from '../e2e/support/site.ts';
import { crowded } from './crowded.ts';
import { tasksDuring } from './long-tasks.ts';

/** Its map has 135 spaces. */
const QUEST = 'acolyte-of-saradyn';
const FIGURES = 20;
/** Milliseconds of work that a task may take. */
const LONGEST = 50;
/** Spaces that are pointed at, one after the other, before a walk begins. */
const POINTED = 12;
const WALKS = 3;
/** Milliseconds. */
const REST = 120;
const WALK = 2500;

const [slower = '1', why] = process.argv.slice(2);
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no Chromium here to measure with.');

/** Points at spaces as a hand does that looks for a way, then walks to the last of them. */
async function walk(page: Page): Promise<void> {
  const far = page.locator('.d2-far');
  const count = Math.min(POINTED, await far.count());
  for (let n = 0; n < count; n++) {
    await far.nth(n).dispatchEvent('pointerover');
    await page.waitForTimeout(REST);
  }
  if (count > 0) await far.nth(count - 1).dispatchEvent('click');
  await page.waitForTimeout(WALK);
}

const site = await serveStatic();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(() => {
  localStorage.setItem('questwright.preferences', '{"toured":["descent"]}');
});
const file = await descentWhere(({ round }, prompt) => prompt === 'd2.ask.act' && round > 1, QUEST);
await openMatchFile(page, site.url, await crowded(file, FIGURES));
await page.locator('.d2-far').first().waitFor();
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
const tasks = await tasksDuring(page, why === 'why', async () => {
  for (let n = 0; n < WALKS; n++) await walk(page);
});
const figures = await page.locator('.d2-piece').count();
await browser.close();
await site.close();

tasks.sort((a, b) => b.ms - a.ms);
if (why === 'why')
  for (const { ms, parts } of tasks.slice(0, 8)) console.log(ms.toFixed(1), JSON.stringify(parts()));
console.log(
  JSON.stringify({
    figures,
    tasks: tasks.length,
    longest: tasks.slice(0, 5).map(({ ms }) => Math.round(ms)),
    over50: tasks.filter(({ ms }) => ms > LONGEST).length,
  }),
);
if (figures < FIGURES || tasks.some(({ ms }) => ms > LONGEST)) process.exitCode = 1;
