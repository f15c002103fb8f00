import { heroesOfTerrinothSection } from './heroes-of-terrinoth/index.ts';
import { kernelSection } from './kernel/index.ts';
import type { Section } from './section.ts';

export { type Effort, THOROUGH } from './measure.ts';
export type { Figures, Section } from './section.ts';

/** What can be measured, by name. A game adds its own section here. */
export const sections: { readonly [name: string]: Section } = {
  kernel: kernelSection,
  'heroes-of-terrinoth': heroesOfTerrinothSection,
};
