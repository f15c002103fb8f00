import type { Page } from 'playwright-core';

/** So many frames without a change, and the page is at rest. */
const STILL = 6;
/** So many frames, and it never will be. */
const RESTLESS = 2000;

/** Waits until the page is drawn anew, as after another size: until some frames go by in which nothing changes. */
export async function settle(page: Page): Promise<void> {
  const restless = await page.evaluate(
    ([enough, tooMany]) =>
      new Promise<string | null>((resolve) => {
        let still = 0;
        let changed: Node | null = null;
        const changes = new MutationObserver((records) => {
          // A bar that fills while a bot thinks fills for a long time, and moves nothing else.
          const last = records.findLast(({ target }) => !(target instanceof HTMLProgressElement));
          if (!last) return;
          still = 0;
          changed = last.target;
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const end = (what: string | null): void => {
          changes.disconnect();
          resolve(what);
        };
        // A window that is not drawn has no frames.
        const nextFrame = (go: () => void): void => {
          const timer = setTimeout(() => {
            cancelAnimationFrame(frame);
            go();
          }, 1000);
          const frame = requestAnimationFrame(() => {
            clearTimeout(timer);
            go();
          });
        };
        let frames = 0;
        const look = (): void => {
          if (++still >= enough) end(null);
          else if (++frames >= tooMany)
            end((changed?.parentElement ?? document.body).outerHTML.slice(0, 300));
          else nextFrame(look);
        };
        nextFrame(look);
      }),
    [STILL, RESTLESS] as const,
  );
  if (restless !== null) throw new Error(`The page does not come to rest: ${restless}`);
}
