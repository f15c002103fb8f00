import { valueFor } from '@questwright/adventure';
import type { Arms } from '../armament.ts';
import { figureDef } from '../catalogue.ts';
import { doorOf, sidesOf } from '../figures/doors.ts';
import { isCharmed, isEnemy } from '../figures/sides.ts';
import { blockingSight, distancesNow, isInPit, spacesApart, spacesOf, tablesOf } from '../ground.ts';
import { NO_PATH } from '../map/count.ts';
import { sees, seesAnyway } from '../map/sight.ts';
import { objectsOpen, onMap } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { MAP, OBJECTS } from '../zones.ts';
import { mayAttackObject } from './objects.ts';

/** A space that an attack may target, with the figure in it. */
export interface Target {
  readonly figure: Figure;
  readonly space: number;
}

/**
 * Whether a figure may be attacked by another: an enemy, and no bystander; an object if it is open to attack.
 * Both sides may attack what stands there like an obstacle. [D2-FAM-45] Only a charmed figure is made to
 * attack itself.
 */
export function mayAttack(g: Descent, attacker: Figure, figure: Figure): boolean {
  const { sort, standing } = figureDef(g, figure);
  if (sort === 'object') return mayAttackObject(g, attacker, figure);
  if (standing === 'obstacle') return figure.id !== attacker.id;
  if (figure.id === attacker.id) return isCharmed(g, figure);
  return standing !== 'bystander' && isEnemy(g, attacker, figure);
}

/** Only such figures may be targeted. */
type Against = (figure: Figure) => boolean;

/** The spaces that a figure may target with these arms, each with an enemy in it that it may attack. */
export const targetsOf = (g: Descent, attacker: Figure, arms: Arms, against?: Against): Target[] =>
  targetsAmong(g, attacker, arms, enemiesOf(g, attacker, against));

/** Whether there is any such space. */
export const hasTarget = (g: Descent, attacker: Figure, arms: Arms, against?: Against): boolean =>
  targetsAmong(g, attacker, arms, enemiesOf(g, attacker, against), 1).length > 0;

const enemiesOf =
  (g: Descent, attacker: Figure, against?: Against): Against =>
  (figure) =>
    mayAttack(g, attacker, figure) && (!against || against(figure));

/**
 * The spaces of such figures that are in sight, and near enough for a Melee attack; at most `most` of them.
 * The cheap questions are asked first: most figures are too far away, or no enemies, or so near that nothing
 * can hide them.
 */
export function targetsAmong(
  g: Descent,
  attacker: Figure,
  arms: Arms,
  isMeant: Against,
  most = Number.POSITIVE_INFINITY,
): Target[] {
  const found: Target[] = [];
  const tables = tablesOf(g);
  const from = spacesOf(g, attacker);
  const isNear = nearness(g, from, arms);
  const objects = objectsOpen(g);
  const hasObjects = OBJECTS in g.zones;
  let blocking: Uint32Array | null = null;
  for (const figure of objects.length === 0 ? onMap(g) : [...onMap(g), ...objects]) {
    const door = hasObjects ? doorOf(g, figure) : NONE;
    if (door !== NONE) {
      if (isMeant(figure) && mayTarget(g, attacker, figure))
        found.push(...doorTargets(g, attacker, arms, figure, door));
      continue;
    }
    const spaces = spacesOf(g, figure);
    if (!spaces.some(isNear) || !isMeant(figure) || !mayTarget(g, attacker, figure)) continue;
    const inPit = isInPit(g, attacker) || (figure.zone === MAP && isInPit(g, figure));
    for (const space of spaces) {
      if (!isNear(space)) continue;
      if (figure.id !== attacker.id && (inPit || !seesAnyway(tables, from, space))) {
        blocking ??= blockingSight(g, valueFor(g, 'seenThrough', NOBODY, { attacker, arms }));
        if (!sees(tables, from, space, blocking, { inPit })) continue;
      }
      found.push({ figure, space });
      if (found.length === most) return found;
    }
  }
  return found;
}

const NOBODY: readonly Figure[] = [];

/**
 * A door is adjacent to whoever stands in a space on its sides, and 1 space farther from everybody else than such a space is.
 * It is in sight of whoever sees that space.
 */
function doorTargets(
  g: Descent,
  attacker: Figure,
  { type, reach }: Arms,
  figure: Figure,
  door: number,
): Target[] {
  const from = spacesOf(g, attacker);
  const most = type === 'melee' ? reach : NO_PATH;
  return sidesOf(g, door)
    .filter(
      (space) =>
        distanceTo(g, attacker, space) + 1 <= most &&
        (from.includes(space) ||
          sees(tablesOf(g), from, space, blockingSight(g), { inPit: isInPit(g, attacker) })),
    )
    .map((space) => ({ figure, space }));
}

export const mayTarget = (g: Descent, attacker: Figure, figure: Figure): boolean =>
  isAllowed(g, 'target', { attacker, figure }) && isAllowed(g, 'affect', { attacker, figure });

/**
 * Whether a space is near enough: a Melee attack goes to adjacent spaces, or as far as Reach or Extend let it; a Ranged attack
 * to any that can be counted to.
 */
function nearness(g: Descent, from: readonly number[], { type, reach }: Arms): (space: number) => boolean {
  const tables = tablesOf(g);
  const distances = distancesNow(g);
  const most = type === 'melee' ? reach : NO_PATH - 1;
  return (space) => {
    for (const own of from) if (distances[tables.count * own + space]! <= most) return true;
    return false;
  };
}

/** How many spaces a figure is from a space, counted from whichever of its own is nearest. */
export const distanceTo = (g: Descent, figure: Figure, space: number): number =>
  spacesApart(g, spacesOf(g, figure), [space]);
