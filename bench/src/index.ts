import { clientSection } from './client/index.ts';
import { heroesOfTerrinothSection } from './heroes-of-terrinoth/index.ts';
import { kernelSection } from './kernel/index.ts';
import { runeboundSection } from './runebound/index.ts';
import type { Section } from './section.ts';
import { serverSection } from './server/index.ts';

export { type Effort, THOROUGH } from './measure.ts';
export type { Figures, Section } from './section.ts';

/** What can be measured, by name. A game adds its own section here. */
// biome-ignore lint/suspicious/noExplicitAny: what a section measures only the section itself understands.
export const sections: { readonly [name: string]: Section<any> } = {
  kernel: kernelSection,
  'heroes-of-terrinoth': heroesOfTerrinothSection,
  runebound: runeboundSection,
  client: clientSection,
  server: serverSection,
};
