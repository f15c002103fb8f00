import { figureDef } from '../catalogue.ts';
import { decidersOf, isAlly } from '../figures/sides.ts';
import { figureOf } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { MAP } from '../zones.ts';
import type { Attack, Struck } from './types.ts';

/** The attacker; undefined when it has been defeated or has left the map. */
export const attackerOf = (g: Descent, { attacker }: Attack): Figure | undefined =>
  onTheMap(g, attacker) ?? unseen(g, attacker);

/** Whoever attacks by means of a card, without a figure on the map. */
function unseen(g: Descent, id: number): Figure | undefined {
  const figure = figureOf(g, id);
  return figure && figureDef(g, figure).sort === 'unseen' ? figure : undefined;
}

/** Who decides for the attacker: for an ally any of the players of heroes. */
export function seatsFor(g: Descent, attack: Attack): number | readonly number[] {
  const figure = attackerOf(g, attack);
  return figure && isAlly(g, figure) ? decidersOf(g, figure) : attack.seat;
}

/** A figure that an attack affects; undefined when it is gone. */
export const struckFigure = (g: Descent, { figure }: Struck): Figure | undefined => onTheMap(g, figure);

function onTheMap(g: Descent, id: number): Figure | undefined {
  const figure = figureOf(g, id);
  return figure?.zone === MAP ? figure : undefined;
}

/**
 * The figures that an attack targets and that are still there; whoever has taken a target's place is one of
 * them.
 */
export const targetsNow = (g: Descent, { struck }: Attack): Figure[] =>
  struck.flatMap((one) => {
    const figure = one.as === 'area' ? undefined : struckFigure(g, one);
    return figure ? [figure] : [];
  });

/**
 * Whether an attack goes on: it has not missed, nothing has ended it, its attacker is still there, and so is somebody whom
 * it affects.
 */
export function goesOn(g: Descent, attack: Attack): boolean {
  if (attack.fate === 'open' && !(attackerOf(g, attack) && affectsSomebody(g, attack))) attack.fate = 'over';
  return attack.fate === 'open';
}

const affectsSomebody = (g: Descent, { struck }: Attack): boolean =>
  struck.some((one) => struckFigure(g, one) !== undefined);
