/*
 * How well known the party is. The names are facts, the numbers are ours.
 */

export const RENOWN = [
  'insignificant',
  'noteworthy',
  'impressive',
  'celebrated',
  'heroic',
  'legendary',
] as const;
export type Renown = (typeof RENOWN)[number];

/** The fame from which a party is called this. */
const FROM: { readonly [renown in Renown]: number } = {
  insignificant: 0,
  noteworthy: 4,
  impressive: 8,
  celebrated: 13,
  heroic: 18,
  legendary: 24,
};

export const renownOf = (fame: number): Renown => RENOWN.findLast((renown) => fame >= FROM[renown])!;

/** Whether a party of this fame is at least so well known. */
export const isAsWellKnown = (fame: number, renown: Renown): boolean => fame >= FROM[renown];
