import { createHash } from 'node:crypto';
import { content } from '../content/index.ts';
import { catalogueOf, openBox } from '../rules/catalogue.ts';
import type { Content } from '../rules/definitions.ts';
import { game } from '../rules/index.ts';

/** Boxes that tests have packed, by the label under which a match asks for them. */
const packed = new Map<string, Content>();

/** Besides the conditions nothing printed is in a test's box unless the test puts it there. */
const EMPTY: Content = {
  heroes: [],
  activations: [],
  sets: [],
  loners: [],
  locations: [],
  exploration: [],
  extras: [],
  conditions: content.conditions,
  quests: [],
};

/**
 * Packs a box of a test's own components, written in the words of cards, and gives what the option
 * `components` is to be. The label tells what is in the box, so that playing a test again asks for the same.
 */
export function packBox(parts: Partial<Content>): string {
  const box = { ...EMPTY, ...parts };
  const label = createHash('sha1').update(JSON.stringify(box)).digest('hex');
  packed.set(label, box);
  openBox(content, (printed, wanted) => {
    const own = packed.get(wanted);
    return own ? catalogueOf(own) : printed;
  });
  return label;
}

export { content, game };
