import type { Effort } from './measure.ts';

/** Measured numbers by name. */
export type Figures = { readonly [name: string]: number };

/** A group of measurements. */
export interface Section<Measured = Figures> {
  measure(effort: Effort, onProgress: (done: number, of: number) => void): Promise<Measured>;
  /** The figures for people, a line each. */
  describe(figures: Measured): string[];
}
