import type { Page } from 'playwright-core';

/** What a page has shown so far, as far as it matters for whether texts can be read. */
export interface Looks {
  /**
   * The texts that the page shows now in colours in which none has been read before, and the sign of each. `stacks`
   * keeps what lies where, which takes long to find and is the same in every light.
   */
  fresh(stacks: Map<Element, Element[]>): Map<Element, number>;
  /** From now on, texts with this sign have been read, on this page. */
  read(sign: number): void;
  /** Texts with these signs have been read on other pages. Gives those that have been read here since the last time. */
  exchange(signs: readonly number[]): number[];
  /** The signs of texts that axe has judged, as far as it judges any. */
  readonly judgedByAxe: Set<number>;
  /** The links in colours that the page has not shown before; from now on it has shown them. */
  freshLinks(): Element[];
}

declare global {
  interface Window {
    looks: Looks;
  }
}

/**
 * Lets a page remember its colours. Whether a text can be read depends on its own colour, on whether it is large, and on
 * what is behind it: where all of this is as it was in another window, nothing new can be found.
 */
export async function rememberColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('looks' in window) return;
    const PLAIN = 'rgba(0, 0, 0, 0) none 1 none normal';
    const seen = new Set<number>();
    let news: number[] = [];
    /** A number for each text, the same on every page: what is compared often stays short. */
    const numbers = new Map<string, number>();
    const numberOf = (text: string): number => {
      let number = numbers.get(text);
      if (number === undefined) {
        let [one, other] = [0x811c9dc5, 0x1000193];
        for (let i = 0; i < text.length; i++) {
          one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
          other = Math.imul(other ^ text.charCodeAt(i), 0x5bd1e995);
        }
        number = (one >>> 0) * 2 ** 20 + (other >>> 12);
        numbers.set(text, number);
      }
      return number;
    };
    const plain = numberOf(PLAIN);

    /** Lengths in a shadow or a gradient change with the window: its colours remain. */
    const coloursIn = (look: string): string => look.replaceAll(/-?[\d.]+px/g, '');

    /** The signs by which texts are known, as long as nothing changes. */
    const signs = (stacks: Map<Element, Element[]>): Map<Element, number> => {
      const layers = new Map<Element, { readonly number: number; readonly isOpaque: boolean }>();
      /** What an element adds to what is behind its texts. */
      const layerOf = (it: Element) => {
        let layer = layers.get(it);
        if (!layer) {
          const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(it);
          const look = `${backgroundColor} ${coloursIn(backgroundImage)} ${opacity} ${filter} ${mixBlendMode}`;
          layer = { number: numberOf(look), isOpaque: look.startsWith('rgb(') };
          layers.set(it, layer);
        }
        return layer;
      };
      const chains = new Map<Element, number>();
      /** What an element and everything around it add. */
      const chainOf = (it: Element | null): number => {
        if (!it) return -1;
        let chain = chains.get(it);
        if (chain === undefined) {
          const { number } = layerOf(it);
          const around = chainOf(it.parentElement);
          chain = number === plain ? around : numberOf(`${number} in ${around}`);
          chains.set(it, chain);
        }
        return chain;
      };
      /** The elements under the middle of an element. */
      const stackUnder = (it: Element): Element[] => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
        return stack.slice(stack.indexOf(it) + 1 || stack.length);
      };
      /** What lies under the middle of an element without being around it. */
      const under = (it: Element): string => {
        const stack = stacks.get(it) ?? stackUnder(it);
        stacks.set(it, stack);
        const found: number[] = [];
        for (const other of stack) {
          const { number, isOpaque } = layerOf(other);
          if (number !== plain && !other.contains(it)) found.push(number);
          if (isOpaque) break;
        }
        return found.join();
      };
      const light = getComputedStyle(document.documentElement).colorScheme;
      const found = new Map<Element, number>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const it = text.parentElement!;
        if (found.has(it) || text.nodeValue!.trim().length === 0) continue;
        if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(it);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const look = `${color} ${fill} ${isLarge} ${coloursIn(textShadow)}`;
        found.set(it, numberOf(`${light} ${look} ${it.matches(':disabled')} ${chainOf(it)} ${under(it)}`));
      }
      return found;
    };
    const looks: Looks = {
      fresh: (stacks) => new Map([...signs(stacks)].filter(([, sign]) => !seen.has(sign))),
      read: (sign) => {
        seen.add(sign);
        news.push(sign);
      },
      exchange: (signs) => {
        for (const sign of signs) seen.add(sign);
        const told = news;
        news = [];
        return told;
      },
      judgedByAxe: new Set(),
      freshLinks: () =>
        [...document.querySelectorAll('a[href]')].filter((it) => {
          const { color, textDecorationLine, colorScheme } = getComputedStyle(it);
          const around = getComputedStyle(it.parentElement!).color;
          const sign = numberOf(`link ${colorScheme} ${color} ${textDecorationLine} in ${around}`);
          const isFresh = !seen.has(sign) && it.checkVisibility({ visibilityProperty: true });
          if (isFresh) seen.add(sign);
          return isFresh;
        }),
    };
    Object.assign(window, { looks });
  });
}
