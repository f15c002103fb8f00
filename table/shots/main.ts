/* Takes a picture of every screen at both sizes and in both lights: `npm run shots [name ...]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { serveStatic } from '../e2e/support/site.ts';
import { screens } from './screens.ts';

const folder = join(import.meta.dirname, 'pictures');
const wanted = process.argv.slice(2);
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no Chromium here to take pictures with.');
mkdirSync(folder, { recursive: true });
const site = await serveStatic();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    const isPhone = size === 'phone';
    const context = await browser.newContext({ viewport, colorScheme, hasTouch: isPhone, isMobile: isPhone });
    context.setDefaultTimeout(8000);
    await context.addInitScript(() => {
      const quick = {
        pace: 'instant',
        motion: 'off',
        toured: ['magpies', 'tic-tac-toe', 'heroes-of-terrinoth'],
      };
      localStorage.setItem('questwright.preferences', JSON.stringify(quick));
    });
    for (const { name, go, only } of screens) {
      if ((wanted.length > 0 && !wanted.includes(name)) || (only && only !== size)) continue;
      const page = await context.newPage();
      try {
        await go(page, site.url);
        await page.locator('h1, .hand-over').first().waitFor();
        await page.waitForTimeout(250);
      } catch (error) {
        console.log(`${name} (${size}, ${colorScheme}): ${(error as Error).message.split('\n')[0]}`);
      }
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await site.close();
console.log(`The pictures are in ${folder}.`);
