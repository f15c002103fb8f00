import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bardsungWhere } from './support/bardsung-match.ts';
import { inBrowser, type Visitor } from './support/browser.ts';
import { descentWhere } from './support/descent-match.ts';
import { openMatchFile } from './support/match-file.ts';
import { goTo, playNow } from './support/playing.ts';
import { runeboundWhere } from './support/runebound-match.ts';
import { settle } from './support/settle.ts';
import { DESK, wrongInAllSizes } from './support/sizes.ts';
import { afterEnemies, atEnd, atUpgrade, terrinothWhere } from './support/terrinoth-match.ts';

/** A screen, and the way to it from the one before it on the same page. */
interface Screen {
  readonly name: string;
  go(page: Page, url: string): Promise<void>;
  /** On a phone the way there is another one, or it closes when the window changes. */
  readonly anew?: true;
  /** The way back to where the next one begins. */
  back?(page: Page): Promise<void>;
}

const at =
  (path: string, heading: string) =>
  async (page: Page, url: string): Promise<void> => {
    await goTo(page, url, path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };

/** A match that has come to some position, once what it is about is there. */
function file(match: Promise<string>, sign: string): Screen['go'] {
  return async (page, url) => {
    await openMatchFile(page, url, await match);
    await page.locator(sign).first().waitFor();
  };
}

const table =
  (game: string) =>
  (page: Page, url: string): Promise<void> =>
    playNow(page, url, game);

/** Closes what is open. Whatever is pressed before it is closed might be closed with it. */
async function byEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
}

/** Opens something on the page that is there, unless it is open. */
const opens =
  (name: string | RegExp, sign: string): Screen['go'] =>
  async (page) => {
    if (await page.locator(sign).first().isVisible()) return;
    await page.getByRole('button', { name }).first().click();
    await page.locator(sign).first().waitFor();
  };

const tab = (name: string, sign: string): Screen => ({
  name: `${name} of Runebound`,
  go: async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator(sign).first().waitFor();
  },
});

const replay = (name: string): Screen => ({
  name,
  go: async (page, url) => {
    const { pathname } = new URL(page.url());
    if (!pathname.startsWith('/replay/')) await goTo(page, url, pathname.replace('/here/', '/replay/here/'));
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
  },
});

/** Screens that are reached from one another on one page, and so are loaded once. */
const tours: readonly (readonly Screen[])[] = [
  [
    { name: 'table of Heroes of Terrinoth', go: table('Heroes of Terrinoth') },
    {
      name: 'card of Heroes of Terrinoth',
      go: opens('Read Splig', '.card-dialog'),
      anew: true,
      back: byEscape,
    },
    {
      name: 'explanation on the board of Heroes of Terrinoth',
      go: async (page) => {
        const space = page.locator('.ht-peril li').last().getByRole('button').first();
        // What has the focus already would not be told of it again.
        await space.blur();
        await space.focus();
        await page.getByRole('tooltip').waitFor();
      },
      anew: true,
    },
    replay('replay of Heroes of Terrinoth'),
  ],
  [
    {
      name: 'dice of Heroes of Terrinoth',
      go: file(
        terrinothWhere(({ lastAction, phase }) => lastAction !== null && phase === 'hero'),
        '.ht-results',
      ),
    },
    {
      name: 'home with a match',
      go: async (page, url) => {
        await goTo(page, url);
        await page
          .getByText(/Round \d+ · /)
          .first()
          .waitFor();
      },
    },
  ],
  [{ name: "enemies' turn of Heroes of Terrinoth", go: file(terrinothWhere(afterEnemies), '.ht-turn li') }],
  [
    {
      name: 'four heroes of Heroes of Terrinoth',
      go: file(terrinothWhere(afterEnemies, ['Anna', 'Ben', 'Cleo', 'Dora']), '.ht-hero'),
    },
  ],
  [{ name: 'upgrade of Heroes of Terrinoth', go: file(terrinothWhere(atUpgrade), '.kit-offer .kit-act') }],
  [{ name: 'victory in Heroes of Terrinoth', go: file(terrinothWhere(atEnd('victory')), '.kit-ending') }],
  [{ name: 'defeat in Heroes of Terrinoth', go: file(terrinothWhere(atEnd('defeat')), '.kit-ending') }],
  [
    {
      name: 'set-up of Heroes of Terrinoth',
      go: at('/play/heroes-of-terrinoth', 'Set up Heroes of Terrinoth'),
    },
    {
      name: 'heroes to choose from',
      go: opens(/^Choose: Heroes/, '.kit-offer .kit-act'),
      back: byEscape,
    },
  ],
  [
    {
      name: 'beginning of Runebound',
      go: file(
        runeboundWhere((_, prompt) => prompt === 'rb.ask.turn'),
        '.rb-map',
      ),
    },
    tab('Markets', '.rb-markets .kit-card'),
    tab('Story', '.rb-panel-body h3'),
  ],
  [
    {
      name: 'combat of Runebound',
      go: file(
        runeboundWhere(({ combat }, prompt) => prompt === 'rb.ask.combat-action' && combat?.turn === 0),
        '.rb-side .kit-act',
      ),
    },
  ],
  [
    {
      name: 'end of Runebound',
      go: file(
        runeboundWhere((_, __, { over }) => over !== null),
        '.kit-ending',
      ),
    },
  ],
  [
    {
      name: 'test of Runebound',
      go: file(
        runeboundWhere((_, prompt) => prompt === 'rb.ask.test'),
        '.rb-test .kit-card',
      ),
    },
  ],
  [
    {
      name: 'turn of Descent',
      go: file(
        descentWhere(({ round }, prompt) => prompt === 'd2.ask.act' && round > 1),
        '.d2-piece',
      ),
    },
  ],
  [
    {
      name: 'attack of Descent',
      go: file(
        descentWhere(({ attacks }) => (attacks[0]?.roll.dice.length ?? 0) > 0),
        '.d2-attack',
      ),
    },
  ],
  [{ name: 'set-up of Descent', go: at('/play/descent', 'Set up Descent') }],
  [
    {
      name: 'battle of Bardsung',
      go: file(
        bardsungWhere(({ zones }, prompt) => prompt === 'bs.ask.turn' && (zones.enemies?.length ?? 0) > 2),
        '.bs-figures',
      ),
    },
    { name: 'set-up of Bardsung', go: at('/play/bardsung', 'Set up Bardsung') },
  ],
  [
    {
      name: 'upkeep of Bardsung',
      go: file(
        bardsungWhere((_, prompt) => prompt === 'bs.ask.upkeep'),
        '.bs-page',
      ),
    },
  ],
  [
    { name: 'table', go: table('Magpies') },
    { name: 'table with a rule open', go: opens('Rules', '.rule'), back: byEscape },
    {
      name: 'table with a card open',
      go: async (page, url) => {
        const drawer = page.getByRole('button', { name: 'Hand', exact: true });
        if (await drawer.isVisible()) await drawer.click();
        await opens(/^Read /, '.card-dialog')(page, url);
      },
      anew: true,
      back: async (page) => {
        await page.reload();
        await page.locator('.prompt[data-mine]').waitFor();
      },
    },
    { name: 'table with the menu open', go: opens('Menu', 'dialog[open]'), anew: true, back: byEscape },
    {
      name: 'table with a report to be written',
      go: async (page) => {
        if (await page.locator('.report').isVisible()) return;
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Report a problem' }).click();
      },
      back: byEscape,
    },
    replay('replay'),
  ],
  [
    { name: 'home', go: at('/', 'A table that knows the rules') },
    { name: 'set-up', go: at('/play/magpies', 'Set up Magpies') },
    { name: 'rules', go: at('/rules/magpies#MP-STEAL-03', 'Rules of Magpies') },
    { name: 'replay from a file', go: at('/replay/file', 'Replay') },
    { name: 'settings', go: at('/settings', 'Settings') },
    { name: 'about', go: at('/about', 'About, licences and thanks') },
    { name: 'nowhere', go: at('/nowhere', 'There is nothing here') },
  ],
];

/** Milliseconds: each waits for a window first, on a machine that may be busy. */
const PATIENCE = 900_000;
/** So many pages are looked at side by side. */
const WINDOWS = 3;

inBrowser('axe finds nothing serious, and nothing needs scrolling sideways', ({ visit, site }) => {
  const free: Visitor[] = [];
  const waiting: ((visitor: Visitor) => void)[] = [];
  beforeAll(async () => {
    free.push(...(await Promise.all(Array.from({ length: WINDOWS }, () => visit()))));
  });
  const take = (): Promise<Visitor> => {
    const visitor = free.pop();
    return visitor ? Promise.resolve(visitor) : new Promise((resolve) => waiting.push(resolve));
  };
  const give = (visitor: Visitor): void => {
    const next = waiting.shift();
    if (next) next(visitor);
    else free.push(visitor);
  };

  describe.concurrent('in windows of every size, by lamplight and by daylight:', () => {
    it.for(tours.map((tour) => [tour.map(({ name }) => name).join(', '), tour] as const))(
      '%s',
      { timeout: PATIENCE },
      async ([_, tour], { onTestFailed }) => {
        let looked = 'at nothing yet';
        onTestFailed(() => console.log(`It was looked ${looked}.`));
        const visitor = await take();
        const { page, faults } = visitor;
        const { url } = site();
        const found: string[] = [];
        try {
          for (const { name, go, anew, back } of tour) {
            looked = `at ${name}`;
            await page.setViewportSize(DESK);
            // What is on a phone alone is gone before the way to the screen is looked for.
            await settle(page);
            await go(page, url);
            const again = async (): Promise<void> => {
              await byEscape(page);
              await go(page, url);
            };
            found.push(...(await wrongInAllSizes(page, name, anew && { anew: again })));
            await back?.(page);
          }
        } finally {
          give(visitor);
        }
        expect([...found, ...faults]).toEqual([]);
      },
    );
  });
});
