import { descentBoxes } from '../catalogue.ts';
import type { Descent } from '../state.ts';
import type { NamedSurge } from './named-surge.ts';

/** The surge ability of a name. */
export const namedSurge = (g: Descent, name: string): NamedSurge =>
  descentBoxes.of(g).content.surges.find((one) => one.name === name)!;
