import type { Page } from 'playwright-core';

const MINE = '.prompt[data-mine]';

export const playNow = async (page: Page, url: string, game: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
  await page.locator(MINE).waitFor();
};

/** Takes an option, the first unless told otherwise, and says yes if that is asked. */
export async function answer(page: Page, place = 0): Promise<void> {
  const n = await page.locator(MINE).getAttribute('data-n');
  const options = page.locator(`${MINE} .option`);
  await options.first().waitFor();
  await options.nth(place % (await options.count())).click();
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
  await page
    .locator(`${MINE}:not([data-n="${n}"]), [data-testid=outcome]`)
    .first()
    .waitFor({ timeout: 30_000 });
}
