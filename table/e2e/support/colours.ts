import type { Page } from 'playwright-core';
import { paint } from './paint.ts';

/** What a page has shown so far, as far as it matters for whether texts can be read. */
export interface Looks {
  /**
   * The texts that the page shows now in colours in which none has been read before, and the sign of each. `stacks`
   * keeps what lies where, which takes long to find and is the same in every light.
   */
  fresh(stacks: Map<Element, Element[]>): Map<Element, number>;
  /** From now on, texts with this sign have been read, on this page. */
  read(sign: number): void;
  /** The texts among them, and the links, that axe has not judged in these colours; from now on it has. */
  freshForAxe(stacks: Map<Element, Element[]>): Element[];
  /** What has been read and judged on other pages. Gives what has been read and judged here since the last time. */
  exchange(others: Signs): Signs;
}

/** The signs of texts that have been read, and those of texts and links that axe has judged. */
export interface Signs {
  readonly read: number[];
  readonly byAxe: number[];
}

/** What is known of all pages, and how much of it each page knows. */
const all: Signs = { read: [], byAxe: [] };
const known = new WeakMap<Page, { read: number; byAxe: number }>();

/** Tells a page what has been judged on others, and the others what has been judged on this one. */
export async function exchangeSigns(page: Page): Promise<void> {
  const { read, byAxe } = known.get(page) ?? { read: 0, byAxe: 0 };
  const others: Signs = { read: all.read.slice(read), byAxe: all.byAxe.slice(byAxe) };
  const news = await page.evaluate((signs) => window.looks.exchange(signs), others);
  all.read.push(...news.read);
  all.byAxe.push(...news.byAxe);
  known.set(page, { read: all.read.length, byAxe: all.byAxe.length });
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
  await paint(page);
  const isNew = await page.evaluate(() => {
    if ('looks' in window) return false;
    const PLAIN = 'rgba(0, 0, 0, 0) none 1 none normal';
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
      const written = new Set<Element>(document.querySelectorAll('input, select, textarea'));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.nodeValue!.trim().length > 0) written.add(text.parentElement!);
      for (const it of written) {
        if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(it);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const look = `${color} ${fill} ${isLarge} ${coloursIn(textShadow)}`;
        found.set(it, numberOf(`${light} ${look} ${it.matches(':disabled')} ${chainOf(it)} ${under(it)}`));
      }
      return found;
    };
    /** What has been read, what axe has judged, and what of both is new. */
    const seen = { read: new Set<number>(), byAxe: new Set<number>() };
    let news: Signs = { read: [], byAxe: [] };
    const note = (how: keyof Signs, sign: number): void => {
      if (seen[how].has(sign)) return;
      seen[how].add(sign);
      news[how].push(sign);
    };
    const fresh = (stacks: Map<Element, Element[]>): Map<Element, number> =>
      new Map([...signs(stacks)].filter(([, sign]) => !seen.read.has(sign)));
    const links = (): Map<Element, number> =>
      new Map(
        [...document.querySelectorAll('a[href]')].flatMap((it) => {
          if (!it.checkVisibility({ visibilityProperty: true })) return [];
          const { color, textDecorationLine, colorScheme } = getComputedStyle(it);
          const around = getComputedStyle(it.parentElement!).color;
          return [[it, numberOf(`link ${colorScheme} ${color} ${textDecorationLine} in ${around}`)]];
        }),
      );
    const looks: Looks = {
      fresh,
      read: (sign) => note('read', sign),
      freshForAxe: (stacks) => {
        const found = [...fresh(stacks), ...links()].filter(([, sign]) => !seen.byAxe.has(sign));
        for (const [, sign] of found) note('byAxe', sign);
        return [...new Set(found.map(([it]) => it))];
      },
      exchange: (others) => {
        for (const how of ['read', 'byAxe'] as const) for (const sign of others[how]) seen[how].add(sign);
        const told = news;
        news = { read: [], byAxe: [] };
        return told;
      },
    };
    Object.assign(window, { looks });
    return true;
  });
  if (isNew) known.delete(page);
  await exchangeSigns(page);
}
