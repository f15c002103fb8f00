import { type Centre, centreOfZone, layoutOf } from '../map/layout.ts';
import { MAT } from '../map/mat.ts';
import type { Bardsung, Piece } from '../state.ts';

/*
 * The enemy nearest the north edge acts first, the others follow clockwise round the middle of the board. Whole numbers
 * all the way: a middle is a sum over squares and their number, and directions are compared by cross products.
 */

interface Standing {
  readonly model: Piece;
  readonly centre: Centre;
  /** From the middle of the board, in half squares times the number of squares. */
  readonly x: number;
  readonly y: number;
}

export function inTurnOrder(g: Bardsung, models: readonly Piece[]): Piece[] {
  const layout = layoutOf(g);
  const standing = models.map((model): Standing => {
    const centre = centreOfZone(layout, model.at);
    return { model, centre, x: centre.x - MAT.width * centre.n, y: centre.y - MAT.height * centre.n };
  });
  const [first, ...rest] = standing.sort(byNorth);
  if (!first) return [];
  return [first, ...rest.sort((a, b) => clockwise(first, a, b) || byArrival(a, b))].map(({ model }) => model);
}

/** The farther north first, then the farther west, then whoever came to the zone earlier. */
const byNorth = (a: Standing, b: Standing): number =>
  a.centre.y * b.centre.n - b.centre.y * a.centre.n ||
  a.centre.x * b.centre.n - b.centre.x * a.centre.n ||
  byArrival(a, b);

const byArrival = (a: Standing, b: Standing): number => a.model.host - b.model.host;

const cross = (a: Standing, b: Standing): number => a.x * b.y - a.y * b.x;
const dot = (a: Standing, b: Standing): number => a.x * b.x + a.y * b.y;

/** Which of two comes first clockwise from the first model; at equal angles the nearer to the middle. */
function clockwise(first: Standing, a: Standing, b: Standing): number {
  return halfTurn(first, a) - halfTurn(first, b) || -Math.sign(cross(a, b)) || distanceOf(a, b);
}

/** 0 for the half of the board clockwise of the first model, 1 for the other. */
function halfTurn(first: Standing, one: Standing): number {
  const side = cross(first, one);
  return side > 0 || (side === 0 && dot(first, one) >= 0) ? 0 : 1;
}

const distanceOf = (a: Standing, b: Standing): number =>
  dot(a, a) * b.centre.n ** 2 - dot(b, b) * a.centre.n ** 2;
