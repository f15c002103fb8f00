import type { Page } from 'playwright-core';

/** Waits until the page is drawn anew, as after another size: until some frames go by in which nothing changes. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0;
        const changes = new MutationObserver(() => {
          still = 0;
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = (): void => {
          still++;
          if (still < 6) requestAnimationFrame(look);
          else {
            changes.disconnect();
            resolve();
          }
        };
        requestAnimationFrame(look);
      }),
  );
