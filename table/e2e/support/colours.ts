import type { Page } from 'playwright-core';

/** What a page has shown so far, as far as it matters for whether texts can be read. */
export interface Looks {
  /**
   * The texts that the page shows now in colours that it has not shown before; from now on it has shown them. `stacks`
   * keeps what lies where, which takes long to find and is the same in every light.
   */
  fresh(stacks: Map<Element, Element[]>): Element[];
}

/**
 * Lets a page remember its colours. Whether a text can be read depends on its own colour and size and on what is behind
 * it: where all of this is as it was in another window, nothing new can be found.
 */
export async function rememberColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('looks' in window) return;
    const PLAIN = 'rgba(0, 0, 0, 0) none 1 none normal';
    const seen = new Set<string>();
    /** A number for each text: what is compared often stays short. */
    const numbers = new Map<string, number>();
    const numberOf = (text: string): number => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    };
    const plain = numberOf(PLAIN);

    /** The signs by which texts are known, as long as nothing changes. */
    const signs = (stacks: Map<Element, Element[]>): Map<Element, string> => {
      const layers = new Map<Element, { readonly number: number; readonly isOpaque: boolean }>();
      /** What an element adds to what is behind its texts. */
      const layerOf = (it: Element) => {
        let layer = layers.get(it);
        if (!layer) {
          const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(it);
          const look = `${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode}`;
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
      const found = new Map<Element, string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const it = text.parentElement!;
        const length = text.nodeValue!.trim().length;
        if (length === 0 || found.has(it)) continue;
        if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(it);
        const around = it.localName === 'a' ? getComputedStyle(it.parentElement!).color : '';
        const look = `${color} ${fontSize} ${fontWeight} ${textShadow} ${textDecorationLine} ${around}`;
        const isShort = length < 2;
        found.set(it, `${light} ${look} ${isShort} ${it.matches(':disabled')} ${chainOf(it)} ${under(it)}`);
      }
      return found;
    };
    const looks: Looks = {
      fresh: (stacks) => {
        const fresh = [...signs(stacks)].filter(([, sign]) => !seen.has(sign));
        for (const [, sign] of fresh) seen.add(sign);
        return fresh.map(([it]) => it);
      },
    };
    Object.assign(window, { looks });
  });
}
