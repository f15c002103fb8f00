import { afterAll } from 'vitest';
import { content } from '../content/index.ts';
import { TerrinothBox, terrinothBoxes } from '../rules/catalogue.ts';
import type { Content } from '../rules/definitions.ts';

type Parts = Partial<Omit<Content, 'phrases'>>;

let box: Content = content;

/**
 * Puts components of a test's own into the box, for what scenario words cannot say. Positions call them by
 * their names, like printed ones.
 */
export function alsoInBox(parts: Parts): void {
  box = { ...box };
  for (const kind of Object.keys(parts) as (keyof Parts)[]) {
    Object.assign(box, { [kind]: [...box[kind], ...parts[kind]!] });
  }
  terrinothBoxes.print(new TerrinothBox(box));
}

/** A file of tests that needs the box as it is printed: other files may share this process, and have put cards into it. */
export function onlyPrinted(): void {
  const { printed } = terrinothBoxes;
  terrinothBoxes.print(new TerrinothBox(content));
  afterAll(() => terrinothBoxes.print(printed));
}
