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

/** A margin at the end of a page. */
const MOST_EMPTY = 40;

/** Where one can scroll down to nothing: something that is only read aloud lies below all that can be seen. */
export const emptyBelowIn = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const lowest = (element: Element): number => {
      const { bottom, height, width } = element.getBoundingClientRect();
      const own = width > 2 && height > 2 ? bottom : Number.NEGATIVE_INFINITY;
      const { overflowY } = getComputedStyle(element);
      return overflowY === 'visible' ? Math.max(own, ...[...element.children].map(lowest)) : own;
    };
    return [...document.querySelectorAll('.table-board')].flatMap((window) => {
      const { scrollHeight, clientHeight, scrollTop } = window;
      if (scrollHeight <= clientHeight + 1) return [];
      const end = window.getBoundingClientRect().top + scrollHeight - scrollTop;
      const empty = Math.round(end - Math.max(...[...window.children].map(lowest)));
      return empty > most ? [`${window.className} scrolls ${empty} pixels beyond what there is`] : [];
    });
  }, MOST_EMPTY);
