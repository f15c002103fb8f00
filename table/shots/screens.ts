import type { Page } from 'playwright-core';

/** A screen to take a picture of: how one gets there, as a visitor would. */
export interface Screen {
  readonly name: string;
  readonly go: (page: Page, url: string) => Promise<void>;
  /** Only where it looks different: on a phone, or on a desk. */
  readonly only?: 'phone' | 'desk';
}

const played = '.prompt[data-mine]';

export const playNow = async (page: Page, url: string, game: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
  await page.locator(played).waitFor();
};

/** Takes the first option, whatever it is, and says yes if that is asked. */
const answer = async (page: Page): Promise<void> => {
  const n = await page.locator(played).getAttribute('data-n');
  await page.locator('.prompt .option').first().click();
  const sure = page.locator('.prompt .button-row .button-ember');
  const isSure = (): Promise<boolean> => sure.isEnabled({ timeout: 200 }).catch(() => false);
  while (await sure.isVisible()) {
    if (await isSure()) await sure.click({ timeout: 500 }).catch(() => {});
    else
      await page
        .locator('.prompt .option[aria-pressed=false]')
        .first()
        .click({ timeout: 500 })
        .catch(() => {});
  }
  await page.locator(`.prompt[data-mine]:not([data-n="${n}"]), [data-testid=outcome]`).waitFor();
};

const isOver = async (page: Page): Promise<boolean> => (await page.getByTestId('outcome').count()) > 0;

/** Some turns in, so that there is something to see, and at the beginning of one. */
const playSome = async (page: Page, choices: number): Promise<void> => {
  const pass = page.getByRole('button', { name: 'Pass' });
  for (let i = 0; i < choices || !(await pass.isVisible()); i++) await answer(page);
};

const playAll = async (page: Page): Promise<void> => {
  for (let i = 0; i < 300 && !(await isOver(page)); i++) await answer(page);
};

const magpies = async (page: Page, url: string): Promise<void> => {
  await playNow(page, url, 'Magpies');
  await playSome(page, 7);
};

export const screens: readonly Screen[] = [
  { name: 'home-new', go: async (page, url) => void (await page.goto(url)) },
  { name: 'setup', go: async (page, url) => void (await page.goto(`${url}/play/magpies`)) },
  { name: 'table', go: magpies },
  { name: 'terrinoth-begin', go: (page, url) => playNow(page, url, 'Heroes of Terrinoth') },
  {
    name: 'terrinoth',
    go: async (page, url) => {
      await playNow(page, url, 'Heroes of Terrinoth');
      for (let i = 0; i < 24; i++) await answer(page);
    },
  },
  {
    name: 'terrinoth-setup',
    go: async (page, url) => void (await page.goto(`${url}/play/heroes-of-terrinoth`)),
  },
  { name: 'tic-tac-toe', go: (page, url) => playNow(page, url, 'Tic-tac-toe') },
  {
    name: 'tour',
    go: async (page, url) => {
      await page.addInitScript(() => localStorage.setItem('questwright.preferences', '{"pace":"instant"}'));
      await playNow(page, url, 'Magpies');
      await page.getByRole('button', { name: 'Show me around' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  {
    name: 'confirm',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Pass' }).click();
    },
  },
  {
    name: 'closed',
    go: async (page, url) => {
      await magpies(page, url);
      const closed = page.locator('.closed summary');
      if (await closed.isVisible()) await closed.click();
    },
  },
  {
    name: 'hand-drawer',
    only: 'phone',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Hand', exact: true }).click();
    },
  },
  {
    name: 'log-drawer',
    only: 'phone',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Log', exact: true }).click();
    },
  },
  {
    name: 'card',
    go: async (page, url) => {
      await magpies(page, url);
      await page
        .getByRole('button', { name: /^Read / })
        .first()
        .click();
    },
  },
  {
    name: 'rule',
    go: async (page, url) => {
      await magpies(page, url);
      const log = page.getByRole('button', { name: 'Log', exact: true });
      if (await page.locator('.drawer-bar').isVisible()) await log.click();
      await page.locator('.log .rule-link').last().click();
      await page.locator('.rule[data-asked]').waitFor();
    },
  },
  {
    name: 'menu',
    go: async (page, url) => {
      await magpies(page, url);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'hand-over',
    go: async (page, url) => {
      await page.goto(`${url}/play/magpies`);
      await page.getByLabel('Name of Magpie 1').fill('Anna');
      await page.getByLabel('Magpie 2 is played by').selectOption('person');
      await page.getByLabel('Name of Magpie 2').fill('Ben');
      await page.getByRole('button', { name: /^Begin/ }).click();
      await page.getByRole('button', { name: 'I am Anna' }).click();
      await page.getByRole('button', { name: 'Pass' }).click();
      await page.locator('.confirm .button-ember').click();
      await page.getByRole('button', { name: 'I am Ben' }).waitFor();
    },
  },
  {
    name: 'outcome',
    go: async (page, url) => {
      await playNow(page, url, 'Magpies');
      await playAll(page);
    },
  },
  {
    name: 'replay',
    go: async (page, url) => {
      await playNow(page, url, 'Magpies');
      await playAll(page);
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('slider', { name: 'Moment' }).fill('30');
    },
  },
  {
    name: 'home',
    go: async (page, url) => {
      await page.goto(url);
      await page.locator('.match-row').first().waitFor();
    },
  },
  { name: 'rules', go: async (page, url) => void (await page.goto(`${url}/rules/heroes-of-terrinoth`)) },
  { name: 'settings', go: async (page, url) => void (await page.goto(`${url}/settings`)) },
  { name: 'about', go: async (page, url) => void (await page.goto(`${url}/about`)) },
  { name: 'missing-match', go: async (page, url) => void (await page.goto(`${url}/here/nothing`)) },
];

/** The pictures of the documentation: file, screen, size, light. */
export const documented: readonly (readonly [string, string, 'desk' | 'phone', 'dark' | 'light'])[] = [
  ['home.jpg', 'home-new', 'desk', 'dark'],
  ['table.jpg', 'terrinoth', 'desk', 'dark'],
  ['daylight.jpg', 'terrinoth-begin', 'desk', 'light'],
  ['phone.jpg', 'terrinoth', 'phone', 'dark'],
  ['rules.jpg', 'rule', 'desk', 'dark'],
  ['pass-around.jpg', 'hand-over', 'desk', 'light'],
  ['replay.jpg', 'replay', 'desk', 'light'],
];
