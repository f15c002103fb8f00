import type { Page } from 'playwright-core';
import type { Looks } from './colours.ts';

type Light = 'dark' | 'light';

/** What the page does for the check. */
interface Reading {
  /** Turns to a light and hides the letters. Whether there are texts to be judged, in the window or beyond it. */
  begin(light: Light): boolean;
  /** Judges the texts in sight by a picture of what is behind them. Whether some seem not to stand out. */
  judge(picture: string): Promise<boolean>;
  /** Dyes the letters of these, so that pictures show where they are and which of them something else covers. */
  dye(dye: 'white' | 'black'): void;
  /** The texts that do not stand out, by pictures with white and with black letters. */
  faults(white: string, black: string): Promise<string[]>;
  /** Brings another text into sight. Whether there is one. */
  next(): boolean;
  /** Shows the page as it was. */
  end(): void;
}

declare global {
  interface Window {
    reading: Reading;
  }
}

/** Lets a page judge its texts by pictures of itself. */
export async function prepareReading(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('reading' in window) return;
    const { looks } = window as unknown as { looks: Looks };
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    /** The ratios of WCAG 2, AA, and the part of a text's ground that may be worse: a line of a drawing, an edge. */
    const [NORMAL, LARGE] = [4.5, 3];
    const BLEMISH = 0.1;
    /** How much of a dye must come out in the middle of a letter that nothing covers. */
    const DYED = 0.8;
    /** So many points of a line of text are looked at, across and down. */
    const [ACROSS, DOWN] = [48, 8];

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const colours = new Map<string, Colour>();
    const colourOf = (css: string, filter = ''): Colour => {
      const key = `${css} ${filter}`;
      let colour = colours.get(key);
      if (!colour) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.filter = filter || 'none';
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        colour = [red!, green!, blue!, alpha! / 255];
        colours.set(key, colour);
      }
      return colour;
    };
    const linear = Float64Array.from({ length: 256 }, (_, i) => {
      const part = i / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const luminance = (red: number, green: number, blue: number): number =>
      0.2126 * linear[Math.round(red)]! +
      0.7152 * linear[Math.round(green)]! +
      0.0722 * linear[Math.round(blue)]!;

    const ownTexts = (it: Element): Text[] =>
      [...it.childNodes].filter(
        (node): node is Text => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data),
      );

    /** Some texts are only spoken, and what cannot be pressed now may be faint. */
    const isForEyes = (it: Element): boolean =>
      ownTexts(it).length > 0 && it.closest('.sr-only, .skip-link, :disabled, [aria-disabled=true]') === null;

    /** The part of a box in the window that nothing around it cuts off. */
    const uncut = (it: Element, box: DOMRect): DOMRect => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      const cut = (by: { left: number; top: number; right: number; bottom: number }): void => {
        left = Math.max(left, by.left);
        top = Math.max(top, by.top);
        right = Math.min(right, by.right);
        bottom = Math.min(bottom, by.bottom);
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let around: Element | null = it; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible') cut(around.getBoundingClientRect());
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    /** Whether something that is no part of it lies over the middle of a box. */
    const isCovered = (it: Element, { x, y, width, height }: DOMRect): boolean => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top === null || top.contains(it) || it.contains(top)) return false;
      const { backgroundColor, backgroundImage } = getComputedStyle(top);
      return backgroundImage !== 'none' || colourOf(backgroundColor)[3] > 0.5;
    };

    /** The lines of an element's own text in the window, whether or not something lies over them. */
    const inWindow = (it: Element): DOMRect[] =>
      ownTexts(it).flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()]
          .map((box) => uncut(it, box))
          .filter(({ width, height }) => width > 2 && height > 4);
      });
    const linesOf = (it: Element): DOMRect[] => inWindow(it).filter((line) => !isCovered(it, line));

    const opacityOf = (it: Element | null): number =>
      it ? Number(getComputedStyle(it).opacity) * opacityOf(it.parentElement) : 1;
    /** The points around the nearest thing that can be seen through: what lies behind it. */
    const pointsAround = (it: Element): readonly Point[] => {
      let thing = it;
      while (Number(getComputedStyle(thing).opacity) === 1) thing = thing.parentElement!;
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        [left - 4, y],
        [right + 4, y],
        [x, top - 4],
        [x, bottom + 4],
      ];
    };
    /** What changes the colours of an element, from the inside out. A shadow does not. */
    const filterOf = (it: Element | null): string => {
      if (!it) return '';
      const own = getComputedStyle(it).filter.replaceAll(/none|drop-shadow\((?:[^()]|\([^()]*\))*\)/g, '');
      return `${own} ${filterOf(it.parentElement)}`.trim();
    };

    interface Writing {
      readonly sign: number;
      readonly colour: Colour;
      readonly opacity: number;
      readonly needed: number;
    }
    const writingOf = (it: Element, sign: number): Writing => {
      const { color, fill, fontSize, fontWeight } = getComputedStyle(it);
      const colour = colourOf(it instanceof SVGElement ? fill : color, filterOf(it));
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return { sign, colour, opacity: opacityOf(it), needed: isLarge ? LARGE : NORMAL };
    };

    /** Where a point's colour is in the data of a picture. */
    const placeOf = (width: number, height: number, x: number, y: number): number => {
      const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
      const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
      return (row * width + column) * 4;
    };
    const at = ({ data, width, height }: ImageData, x: number, y: number): Colour => {
      const i = placeOf(width, height, x, y);
      return [data[i]!, data[i + 1]!, data[i + 2]!, 1];
    };
    /** Ink as it comes out on a ground. */
    const on = (ground: Colour, ink: Colour, alpha = ink[3]): Colour => {
      const mixed = (i: 0 | 1 | 2): number => ink[i] * alpha + ground[i] * (1 - alpha);
      return [mixed(0), mixed(1), mixed(2), ink[3]];
    };

    type Point = readonly [x: number, y: number];
    /** Points all over some lines. Letters leave the upper and lower edge of a line free. */
    const pointsIn = (lines: readonly DOMRect[]): Point[] =>
      lines.flatMap(({ x, y, width, height }) =>
        Array.from({ length: ACROSS * DOWN }, (_, i): Point => {
          const across = ((i % ACROSS) + 0.5) / ACROSS;
          const down = 0.2 + (0.6 * (Math.floor(i / ACROSS) + 0.5)) / DOWN;
          return [x + across * width, y + down * height];
        }),
      );

    /** How much some ink stands out from the ground at some points, except for blemishes. */
    const contrastOf = (
      ink: Colour,
      points: readonly Point[],
      { data, width, height }: ImageData,
    ): number => {
      const alpha = ink[3];
      const mixed = (i: 0 | 1 | 2, under: number): number => ink[i] * alpha + under * (1 - alpha);
      // Thousands of points for each text: no object is made for any of them.
      const found = new Float64Array(points.length);
      for (let n = 0; n < points.length; n++) {
        const i = placeOf(width, height, points[n]![0], points[n]![1]);
        const red = data[i]!;
        const green = data[i + 1]!;
        const blue = data[i + 2]!;
        const under = luminance(red, green, blue);
        const over = luminance(mixed(0, red), mixed(1, green), mixed(2, blue));
        found[n] = (Math.max(under, over) + 0.05) / (Math.min(under, over) + 0.05);
      }
      return found.sort()[Math.floor(found.length * BLEMISH)]!;
    };

    /** The least contrast of a text at some points, whatever shines through it. */
    const leastOf = (
      it: Element,
      { colour, opacity }: Writing,
      points: readonly Point[],
      picture: ImageData,
    ) => {
      if (opacity === 1) return contrastOf(colour, points, picture);
      const inks = pointsAround(it).map(([x, y]) => on(at(picture, x, y), colour, opacity));
      return Math.min(...inks.map((ink) => contrastOf(ink, points, picture)));
    };

    const letters = new CSSStyleSheet();
    letters.replaceSync(
      `* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
       text, tspan { fill: transparent !important }
       [data-dyed="white"] { -webkit-text-fill-color: #fff !important; fill: #fff !important }
       [data-dyed="black"] { -webkit-text-fill-color: #000 !important; fill: #000 !important }`,
    );
    const pictureOf = async (png: string): Promise<ImageData> => {
      const text = atob(png);
      const bytes = new Uint8Array(text.length);
      for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = bitmap;
      const sheet = new OffscreenCanvas(width, height).getContext('2d')!;
      sheet.drawImage(bitmap, 0, 0);
      return sheet.getImageData(0, 0, width, height);
    };

    const stacks = new Map<Element, Element[]>();
    let theme: string | undefined;
    let writings = new Map<Element, Writing>();
    /** What has been in the window in one light or the other, or scrolled to in vain. */
    const triedIn = { dark: new WeakSet<Element>(), light: new WeakSet<Element>() };
    let tried = triedIn.dark;
    const scrolled = new Map<Element, readonly [left: number, top: number]>();
    /** Where texts were whose letters did not come out: something covers them that no pointer meets. */
    const covered = new Map<Element, string>();
    const placeOfAll = (lines: readonly DOMRect[]): string =>
      lines.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join();
    /** What the texts stand on, and those that seem not to stand out. */
    let ground = new ImageData(1, 1);
    const suspects: { it: Element; writing: Writing; lines: DOMRect[] }[] = [];
    /** The points of a line at which it matters how letters are dyed: where they are, and nothing covers them. */
    const dyedIn = (line: DOMRect, whole: number, white: ImageData, black: ImageData): Point[] => {
      const points: Point[] = [];
      for (let y = line.top; y < line.bottom; y++)
        for (let x = line.left; x < line.right; x++)
          if (apart(at(white, x, y), at(black, x, y)) > DYED * whole) points.push([x, y]);
      return points;
    };
    /** How far white and black letters of a text are apart. */
    const wholeOf = (it: Element, opacity: number): number =>
      apart(colourOf('#fff', filterOf(it)), colourOf('#000', filterOf(it))) * opacity;
    const apart = (one: Colour, other: Colour): number =>
      Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
    const forget = (read: ReadonlySet<number>): void => {
      for (const sign of read) looks.read(sign);
      writings = new Map([...writings].filter(([, { sign }]) => !read.has(sign)));
    };
    const { dataset } = document.documentElement;
    const reading: Reading = {
      begin: (light) => {
        theme = dataset.theme;
        dataset.theme = light;
        tried = triedIn[light];
        covered.clear();
        if (light === 'dark') stacks.clear();
        const fresh = [...looks.fresh(stacks)].filter(([it]) => isForEyes(it));
        writings = new Map(fresh.map(([it, sign]) => [it, writingOf(it, sign)]));
        document.adoptedStyleSheets.push(letters);
        const isWorthAPicture = (it: Element): boolean => !tried.has(it) || linesOf(it).length > 0;
        return [...writings.keys()].some(isWorthAPicture);
      },
      judge: async (png) => {
        ground = await pictureOf(png);
        const read = new Set<number>();
        suspects.length = 0;
        for (const [it, writing] of writings) {
          const boxes = inWindow(it);
          if (boxes.length === 0) continue;
          tried.add(it);
          const lines = boxes.filter((line) => !isCovered(it, line));
          if (lines.length === 0 || covered.get(it) === placeOfAll(lines)) continue;
          const contrast = leastOf(it, writing, pointsIn(lines), ground);
          if (contrast < writing.needed) suspects.push({ it, writing, lines });
          else read.add(writing.sign);
        }
        forget(read);
        return suspects.length > 0;
      },
      dye: (dye) => {
        for (const { it } of suspects) it.setAttribute('data-dyed', dye);
      },
      faults: async (...pngs) => {
        const [white, black] = [await pictureOf(pngs[0]), await pictureOf(pngs[1])];
        for (const { it } of suspects) it.removeAttribute('data-dyed');
        const found: string[] = [];
        const read = new Set<number>();
        for (const { it, writing, lines } of suspects) {
          const whole = wholeOf(it, writing.opacity);
          const points = lines.flatMap((line) => dyedIn(line, whole, white, black));
          if (points.length === 0) {
            covered.set(it, placeOfAll(lines));
            continue;
          }
          read.add(writing.sign);
          const contrast = leastOf(it, writing, points, ground);
          if (contrast >= writing.needed) continue;
          const name = `${it.localName}.${it.getAttribute('class') ?? ''}`;
          const text = it.textContent!.trim().slice(0, 30);
          found.push(
            `${dataset.theme}: contrast ${contrast.toFixed(2)} of ${writing.needed}: ${name} "${text}"`,
          );
        }
        forget(read);
        return found;
      },
      next: () => {
        const next = [...writings.keys()].find((it) => !tried.has(it));
        if (!next) return false;
        tried.add(next);
        for (let around = next.parentElement; around; around = around.parentElement)
          if (!scrolled.has(around)) scrolled.set(around, [around.scrollLeft, around.scrollTop]);
        next.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        return true;
      },
      end: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== letters);
        for (const [it, [left, top]] of scrolled) it.scrollTo({ left, top, behavior: 'instant' });
        scrolled.clear();
        if (theme === undefined) delete dataset.theme;
        else dataset.theme = theme;
      },
    };
    Object.assign(window, { reading });
  });
}
