import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { withoutPaint } from './paint.ts';
import { type Site, serveStatic } from './site.ts';

const executablePath = findBrowser();

/** Of flags of this kind Chromium heeds the last alone: those of Playwright that matter here are among them. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The list under the address bar, which nobody sees here, is a page that each new visitor would load twice.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const FLAGS = [
  `--disable-features=${WITHOUT.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Preferences that make a test quick: nothing moves, nothing is waited for, no guided start. */
export const QUICK = {
  pace: 'instant',
  motion: 'off',
  confirmEndings: false,
  toured: ['heroes-of-terrinoth', 'magpies', 'tic-tac-toe'],
};

/** Each new visitor would fetch every page for times without a network, which is tested by itself. */
const AS_USUAL = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;

export interface Stage {
  readonly site: () => Site;
  /** A window of a new visitor, until the test is over. What it may not do (errors, requests elsewhere, breaches of the policy) is noted. */
  visit(options?: BrowserContextOptions & { preferences?: Record<string, unknown> }): Promise<Visitor>;
  /** The same, in a browser that keeps its data in a folder and can be closed and opened again. */
  atHome(folder: string): Promise<Visitor>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the window that no test asked about. */
  readonly faults: string[];
}

let shared: Promise<Browser> | undefined;
/** The browser of all tests that run one after the other in a process. It ends with the process. */
async function theBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected())
    shared = chromium.launch({ executablePath: executablePath!, args: FLAGS });
  return shared!;
}

/** Describes tests in a real browser; without one they are skipped. */
export function inBrowser(title: string, tests: (stage: Stage) => void, serve = serveStatic): void {
  describe.skipIf(!executablePath)(title, { timeout: 300_000 }, () => {
    let browser: Browser;
    let site: Site;
    beforeAll(async () => {
      [browser, site] = await Promise.all([theBrowser(), serve()]);
    }, 60_000);
    const opened = new Set<BrowserContext>();
    const closeAll = async (contexts: Iterable<BrowserContext>): Promise<void> => {
      await Promise.all([...contexts].map((context) => context.close()));
    };
    // What goes on in a window that nobody needs any more takes time from the next test.
    let before: BrowserContext[] = [];
    beforeEach(() => {
      before = [...opened];
    });
    afterEach(() => closeAll([...opened].filter((context) => !before.includes(context))));
    afterAll(async () => {
      await closeAll(opened);
      await site?.close();
    });
    tests({
      site: () => site,
      visit: async ({ preferences = QUICK, ...options } = {}) => {
        const context = await browser.newContext({ ...AS_USUAL, ...options });
        opened.add(context);
        context.on('close', () => opened.delete(context));
        return watched(context, site.url, preferences);
      },
      atHome: async (folder) =>
        watched(
          await chromium.launchPersistentContext(folder, { executablePath: executablePath!, args: FLAGS }),
          site.url,
          QUICK,
        ),
    });
  });
}

/** A folder for as long as the callback runs. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'questwright-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function watched(
  context: BrowserContext,
  site: string,
  preferences: Record<string, unknown>,
): Promise<Visitor> {
  const faults: string[] = [];
  context.setDefaultTimeout(60_000);
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !/^(?:blob|data):/.test(url)) faults.push(`request elsewhere: ${url}`);
  });
  await context.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return;
    const key = 'questwright.preferences';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(kept));
  }, preferences);
  // Where nothing moves, nobody looks at the page unless a test says so.
  if (preferences.motion === 'off') await withoutPaint(context);
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, faults };
}
