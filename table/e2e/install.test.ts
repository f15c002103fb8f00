import { expect, it } from 'vitest';
import { inBrowser } from './support/browser.ts';

inBrowser('the page', ({ visit, site }) => {
  it('can be installed: it has a manifest, icons that are there, and works without a network', async () => {
    const { page, context } = await visit({ serviceWorkers: 'allow' });
    await page.goto(site().url);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(new URL(address!, site().url).href)).json();
    expect(manifest).toMatchObject({ name: 'Questwright', display: 'standalone', start_url: '/' });
    const sizes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(expect.arrayContaining([expect.stringMatching('192x192'), '512x512 maskable']));
    for (const { src } of manifest.icons)
      expect((await page.request.get(new URL(src, site().url).href)).status()).toBe(200);

    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'A table that knows the rules' }).waitFor();
    await page.getByRole('article', { name: 'Heroes of Terrinoth' }).getByText('Rules').click();
    await page.getByText('A round is four phases').waitFor();
  });
});
