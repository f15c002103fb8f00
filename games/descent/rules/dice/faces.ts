import type { Icons } from '../rolls.ts';
import type { Colour } from '../things.ts';

/** One side of a die. */
export interface Face extends Icons {
  /** An X: the attack misses. */
  readonly miss: boolean;
  /** What scenario files and the log call it: range, damage and surges, `X`, or the number of shields. */
  readonly name: string;
}

const X: Face = { range: 0, damage: 0, surge: 0, shield: 0, miss: true, name: 'X' };

/** Attack and power dice: range, damage and surges of a face. */
const hit = (range: number, damage: number, surge: number): Face => ({
  range,
  damage,
  surge,
  shield: 0,
  miss: false,
  name: `${range}-${damage}-${surge}`,
});

const guard = (shield: number): Face => ({
  range: 0,
  damage: 0,
  surge: 0,
  shield,
  miss: false,
  name: String(shield),
});

/** The six faces of each die. */
export const FACES: { readonly [colour in Colour]: readonly Face[] } = {
  blue: [X, hit(2, 2, 1), hit(3, 2, 0), hit(4, 2, 0), hit(5, 1, 0), hit(6, 1, 1)],
  red: [hit(0, 1, 0), hit(0, 2, 0), hit(0, 2, 0), hit(0, 2, 0), hit(0, 3, 0), hit(0, 3, 1)],
  yellow: [hit(1, 0, 1), hit(1, 1, 0), hit(2, 1, 0), hit(0, 1, 1), hit(0, 2, 0), hit(0, 2, 1)],
  green: [hit(0, 1, 0), hit(0, 0, 1), hit(1, 0, 1), hit(1, 1, 0), hit(0, 1, 1), hit(1, 1, 1)],
  brown: [guard(0), guard(0), guard(0), guard(1), guard(1), guard(2)],
  gray: [guard(0), guard(1), guard(1), guard(1), guard(2), guard(3)],
  black: [guard(0), guard(2), guard(2), guard(2), guard(3), guard(4)],
};

export const faceOf = (colour: Colour, face: number): Face => FACES[colour][face]!;
