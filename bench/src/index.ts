import type { Section } from './section.ts';

export { type Effort, THOROUGH } from './measure.ts';
export type { Figures, Section } from './section.ts';

/** What can be measured, by name; loaded when it is asked for. A game adds its own section here. */
// biome-ignore lint/suspicious/noExplicitAny: what a section measures only the section itself understands.
export const sections: { readonly [name: string]: () => Promise<Section<any>> } = {
  kernel: async () => (await import('./kernel/index.ts')).kernelSection,
  'heroes-of-terrinoth': async () =>
    (await import('./heroes-of-terrinoth/index.ts')).heroesOfTerrinothSection,
  runebound: async () => (await import('./runebound/index.ts')).runeboundSection,
  descent: async () => (await import('./descent/index.ts')).descentSection,
  bardsung: async () => (await import('./bardsung/index.ts')).bardsungSection,
  client: async () => (await import('./client/index.ts')).clientSection,
  server: async () => (await import('./server/index.ts')).serverSection,
};
