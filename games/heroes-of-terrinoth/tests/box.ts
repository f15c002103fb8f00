import { afterAll, onTestFinished } from 'vitest';
import { content } from '../content/index.ts';
import { TerrinothBox, terrinothBoxes } from '../rules/catalogue.ts';
import type { Content } from '../rules/definitions.ts';

type Parts = Partial<Omit<Content, 'phrases'>>;

let box: Content = content;

/**
 * Puts components of a test's own into the box, for what scenario words cannot say. Positions call them by
 * their names, like printed ones. They leave the box with the test or the group of tests that put them there,
 * because files of tests can share a process.
 */
export function alsoInBox(parts: Parts): void {
  change(parts, (printed, added) => [...printed, ...added]);
  const takeOut = (): void => change(parts, (all, added) => all.filter((one) => !added.includes(one)));
  if (isInTest()) onTestFinished(takeOut);
  else afterAll(takeOut);
}

function change(
  parts: Parts,
  put: (all: readonly unknown[], added: readonly unknown[]) => readonly unknown[],
): void {
  box = { ...box };
  for (const kind of Object.keys(parts) as (keyof Parts)[]) {
    Object.assign(box, { [kind]: put(box[kind], parts[kind]!) });
  }
  terrinothBoxes.print(new TerrinothBox(box));
}

function isInTest(): boolean {
  try {
    onTestFinished(() => {});
    return true;
  } catch {
    return false;
  }
}
