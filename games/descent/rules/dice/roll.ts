import { valueFor } from '@questwright/adventure';
import { pick } from '@questwright/kernel';
import type { Change, Die, Icons, Roll, RollKind } from '../rolls.ts';
import type { Colour, Descent, Figure } from '../state.ts';
import { FACES, type Face, faceOf } from './faces.ts';

const LABELS = Object.fromEntries(Object.keys(FACES).map((colour) => [colour, `${colour} die`])) as {
  readonly [colour in Colour]: string;
};
const nameOf = ({ name }: Face): string => name;

/** Rolls dice together, in the order of their pool. */
export function rollDice(g: Descent, kind: RollKind, figure: Figure, colours: readonly Colour[]): Roll {
  const dice = colours.map((colour): Die => ({ colour, face: throwDie(g, colour) }));
  const roll: Roll = { kind, figure: figure.id, dice, changes: [], replaced: null };
  roll.changes.push(...valueFor(g, 'rollChange', NO_CHANGES, roll));
  return roll;
}
const NO_CHANGES: readonly Change[] = [];

/** The number of the face that a die shows. */
function throwDie(g: Descent, colour: Colour): number {
  const faces = FACES[colour];
  return faces.indexOf(pick(g, LABELS[colour], faces, nameOf));
}

/** Rolls one die of a roll again. */
export function rerollDie(g: Descent, roll: Roll, at: number): void {
  const die = roll.dice[at]!;
  roll.rerolled = at;
  die.face = throwDie(g, die.colour);
}

/** Whether dice can still be rerolled or turned: not once something stands in the place of their result. */
export const isOpenToRerolls = ({ replaced, dice }: Roll): boolean => replaced === null && dice.length > 0;

/** What the dice show, or what has been put in its place. */
export function shownBy({ dice, replaced }: Roll): Icons {
  if (replaced) return replaced;
  let range = 0;
  let damage = 0;
  let surge = 0;
  let shield = 0;
  for (const { colour, face } of dice) {
    const shown = faceOf(colour, face);
    range += shown.range;
    damage += shown.damage;
    surge += shown.surge;
    shield += shown.shield;
  }
  return { range, damage, surge, shield };
}

/**
 * What a roll comes to: what the dice show, then each addition and subtraction in the order of use, never
 * below zero.
 */
export function resultOf(roll: Roll): Icons {
  let { range, damage, surge, shield } = shownBy(roll);
  for (const { least, damage: less = 0 } of roll.changes)
    if (least !== undefined) damage = Math.max(Math.min(least, damage), damage + less);
  for (const change of roll.changes) {
    if (change.least !== undefined) continue;
    range = Math.max(0, range + (change.range ?? 0));
    damage = Math.max(0, damage + (change.damage ?? 0));
    surge = Math.max(0, surge + (change.surge ?? 0));
    shield = Math.max(0, shield + (change.shield ?? 0));
  }
  return { range, damage, surge, shield };
}

/** Whether a die shows an X. */
export const showsMiss = ({ dice, replaced }: Roll): boolean =>
  replaced === null && dice.some(({ colour, face }) => faceOf(colour, face).miss);
