import type { Page } from 'playwright-core';

/** A screen to take a picture of: how one gets there, as a visitor would. */
export interface Screen {
  readonly name: string;
  readonly go: (page: Page, url: string) => Promise<void>;
  /** Only where it looks different: on a phone, or on a desk. */
  readonly only?: 'phone' | 'desk';
  /** Whether it needs a server. */
  readonly online?: true;
}

export const at =
  (path: string) =>
  async (page: Page, url: string): Promise<void> =>
    void (await page.goto(`${url}${path}`));
