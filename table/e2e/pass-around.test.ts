import { expect, it } from 'vitest';
import { inBrowser } from './support/browser.ts';

inBrowser('two people around one device', ({ visit, site }) => {
  it('see a blank screen between their turns, and only their own cards', async () => {
    const { page, faults } = await visit();
    await page.goto(`${site().url}/play/magpies`);
    await page.getByLabel('Name of Magpie 1').fill('Anna');
    await page.getByLabel('Magpie 2 is played by').selectOption('person');
    await page.getByLabel('Name of Magpie 2').fill('Ben');
    await page.getByRole('button', { name: 'Begin, passing the device around' }).click();

    for (const [name, other] of [
      ['Anna', 'Ben'],
      ['Ben', 'Anna'],
      ['Anna', 'Ben'],
    ] as const) {
      await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
      expect(await page.locator('.kit-card').count()).toBe(0);
      expect(await page.locator('.log').count()).toBe(0);
      await page.getByRole('button', { name: `I am ${name}` }).click();
      await page.locator('.prompt[data-mine]').waitFor();
      const mine = page.getByRole('region', { name, exact: true });
      expect(await mine.getByRole('region', { name: 'Hand' }).locator('.kit-card').count()).toBeGreaterThan(
        3,
      );
      const theirs = page.getByRole('region', { name: other, exact: true });
      expect(await theirs.getByRole('region', { name: 'Hand' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Pass' }).click();
    }
    expect(faults).toEqual([]);
  });

  it('can do without when they hide nothing from each other', async () => {
    const { page } = await visit();
    await page.goto(`${site().url}/play/magpies`);
    await page.getByLabel('Magpie 2 is played by').selectOption('person');
    await page.getByText('We hide nothing from each other').click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByText('Guest 2 draws').first().waitFor();
    expect(await page.getByTestId('hand-over').count()).toBe(0);
  });
});
