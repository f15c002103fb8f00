/*
 * Takes a picture of every screen at both sizes and in both lights: `npm run shots [-- name ...]`.
 * `--at 1024x768` takes them at other sizes instead, several times if wanted, and `--light dark` in one light.
 * `npm run shots -- --docs` takes those that stand in the documentation instead.
 * `npm run pages [-- name ...]` takes none, but judges every screen at six sizes in both lights, as `pages.test.ts` does some.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { serveOnline } from '../e2e/support/online-site.ts';
import { serveStatic } from '../e2e/support/site.ts';
import { wrongInAllSizes } from '../e2e/support/sizes.ts';
import type { Screen } from './screen.ts';
import { documented, screens } from './screens.ts';

type Light = 'dark' | 'light';
interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const DESK: Size = { name: 'desk', width: 1280, height: 800 };
const PHONE: Size = { name: 'phone', width: 390, height: 844 };

/** What is no wider is a phone. */
const PHONE_WIDTH = 820;

/** On a busy machine a page may come too late. */
const TRIES = 3;

const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no Chromium here to take pictures with.');
const sites = { here: await serveStatic(), online: await serveOnline() };
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const { values: wishes, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
    at: { type: 'string', multiple: true, default: [] },
    light: { type: 'string', multiple: true, default: ['dark', 'light'] },
  },
});
const isForDocs = wishes.docs;
const lights = wishes.light as Light[];
const sizes = wishes.at.length > 0 ? wishes.at.map(sizeOf) : [DESK, PHONE];
const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
const folder = isForDocs
  ? join(import.meta.dirname, '../../docs/pictures')
  : join(import.meta.dirname, 'pictures');
mkdirSync(folder, { recursive: true });
if (wishes.judge) await judgeAll(browser);
else if (isForDocs) await pictureDocs(browser);
else await pictureAll(browser);
await browser.close();
await Promise.all([sites.here.close(), sites.online.close()]);
if (!wishes.judge) console.log(`The pictures are in ${folder}.`);

function sizeOf(name: string): Size {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { name, width, height };
}

async function pictureAll(browser: Browser): Promise<void> {
  for (const size of sizes) {
    const kind = size.width > PHONE_WIDTH ? 'desk' : 'phone';
    const wanted = screens.filter(({ name, only }) => isWanted(name) && (!only || only === kind));
    await picture(browser, size, lights, wanted, ({ name }, light) => `${name}-${size.name}-${light}.png`);
  }
}

async function pictureDocs(browser: Browser): Promise<void> {
  for (const [file, name, size, light] of documented) {
    const wanted = screens.filter((screen) => screen.name === name && isWanted(file));
    await picture(browser, size === 'desk' ? DESK : PHONE, [light], wanted, () => file);
  }
}

/** What is wrong on any screen. One that is there on a phone alone is not judged: it closes when the window grows. */
async function judgeAll(browser: Browser): Promise<void> {
  const wanted = screens.filter(({ name, only }) => isWanted(name) && only !== 'phone');
  await picture(
    browser,
    DESK,
    [],
    wanted,
    () => '',
    async (page, { name }) => {
      const wrong = await wrongInAllSizes(page, name, { thorough: true });
      console.log(wrong.length === 0 ? `${name}: nothing wrong` : wrong.join('\n'));
      if (wrong.length > 0) process.exitCode = 1;
    },
  );
}

async function picture(
  browser: Browser,
  size: Size,
  lights: readonly Light[],
  wanted: readonly Screen[],
  fileOf: (screen: Screen, light: Light) => string,
  judge?: (page: Page, screen: Screen) => Promise<void>,
): Promise<void> {
  const isPhone = size.width <= PHONE_WIDTH;
  const { width, height } = size;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    const toured = ['magpies', 'tic-tac-toe', 'heroes-of-terrinoth', 'runebound', 'bardsung', 'descent'];
    const quick = { name: 'Anna', pace: 'instant', motion: 'off', toured };
    localStorage.setItem('questwright.preferences', JSON.stringify(quick));
  });
  for (const screen of wanted) {
    for (let tries = 1; tries <= TRIES; tries++) {
      try {
        await visit(context, screen, async (page) => {
          for (const light of lights) await shoot(page, light, join(folder, fileOf(screen, light)));
          await judge?.(page, screen);
        });
        break;
      } catch (error) {
        console.log(`${screen.name} (${size.name}): ${(error as Error).message.split('\n')[0]}`);
        if (tries === TRIES) process.exitCode = 1;
      }
    }
  }
  await context.close();
}

async function visit(
  context: BrowserContext,
  screen: Screen,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  try {
    await arrive(page, screen);
    await look(page);
  } finally {
    await page.close();
  }
}

async function arrive(page: Page, screen: Screen): Promise<void> {
  await screen.go(page, sites[screen.online ? 'online' : 'here'].url);
  await page.locator('h1, .hand-over').first().waitFor();
  await page.mouse.move(0, 0);
  // Where one arrives has the focus, for those who listen; those who look would see it after a key only.
  await page.evaluate(() => document.querySelector<HTMLElement>('h1:focus')?.blur());
  await page.waitForTimeout(1000);
}

async function shoot(page: Page, light: Light, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: light });
  await page.screenshot(path.endsWith('.jpg') ? { path, type: 'jpeg', quality: 56 } : { path });
}
