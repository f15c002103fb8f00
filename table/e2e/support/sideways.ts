import type { Page } from 'playwright-core';

const WINDOWS =
  'html, .table-board, .table-side, dialog[open] > .dialog-body, .rb-panel-body, .rb-tray, .rb-combat, .rb-offer, .d2-column, .d2-camp, .d2-offer, .bs-page, .bs-beside, .kit-ending';

/** What would have to be scrolled sideways to be seen. */
export const sidewaysIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (windows) =>
      [...document.querySelectorAll(windows)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ localName, className, scrollWidth, clientWidth }) => {
          const name = className ? `${localName}.${className}` : localName;
          return `${name} is ${scrollWidth - clientWidth} pixels too wide`;
        }),
    WINDOWS,
  );
