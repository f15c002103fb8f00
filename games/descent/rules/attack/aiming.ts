import { valueFor, whyForbidden } from '@questwright/adventure';
import type { Closed } from '@questwright/kernel';
import type { Arms } from '../armament.ts';
import { doorOf } from '../figures/doors.ts';
import { blockingSight, figureIn, isInPit, spacesApart, spacesOf, tablesOf } from '../ground.ts';
import { NO_PATH } from '../map/count.ts';
import type { ObjectKind } from '../map/layout.ts';
import { bestLine, type Drawn } from '../map/sight-lines.ts';
import { objectsOpen, onMap } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { calledBy } from '../words.ts';
import { begin } from './begin.ts';
import type { Manner } from './manner.ts';
import { rangeNeeded } from './range.ts';
import { struckBy } from './strike.ts';
import { mayAttack, type Target, targetsOf } from './targets.ts';
import type { Weapon } from './types.ts';

/*
 * What aiming an attack shows: for each enemy how far away it is, along which line it is seen, and what
 * prevents the attack. Nothing is decided here: `targets` finds who can be targeted.
 */

type Why = Pick<Closed, 'reason' | 'rule'>;

/** How an enemy stands to an attack. */
export interface AimAt {
  readonly figure: number;
  /** The space that would be targeted, or that comes nearest to it. */
  readonly space: number;
  /** How many spaces it is away; -1 where none can be counted. */
  readonly apart: number;
  /** The range that the roll must show. */
  readonly needs: number;
  /** The line that is looked along, from corner to corner; null between spaces that touch, and where walls cut them all. */
  readonly line: Drawn['corners'];
  /** Why it cannot be targeted; null if it can. */
  readonly closed: Why | null;
}

/** Everybody whom a figure could wish to attack with a weapon. */
export function aimsOf(g: Descent, attacker: Figure, weapon: Weapon): AimAt[] {
  const open = targetsOf(g, attacker, weapon.arms);
  const blocking = blockingFor(g, attacker, weapon.arms);
  return enemiesOf(g, attacker).map((figure) => {
    const spaces = open.filter((target) => target.figure === figure).map(({ space }) => space);
    const space = nearest(g, attacker, spaces.length > 0 ? spaces : spacesOf(g, figure));
    const line = lineTo(g, attacker, space, blocking);
    const apart = spacesApart(g, spacesOf(g, attacker), [space]);
    return {
      figure: figure.id,
      space,
      apart: apart === NO_PATH ? NONE : apart,
      needs: spaces.length > 0 ? needed(g, attacker, weapon, { figure, space }) : 0,
      line: line?.corners ?? null,
      closed: spaces.length > 0 ? null : whyNot(g, attacker, weapon.arms, { figure, space }, line),
    };
  });
}

/** The enemies that an attack cannot target, each with the reason. */
export function closedTargets(
  g: Descent,
  attacker: Figure,
  arms: Arms,
  against?: Manner['against'],
): Closed[] {
  const open = targetsOf(g, attacker, arms, against);
  const blocking = blockingFor(g, attacker, arms);
  return enemiesOf(g, attacker)
    .filter((figure) => !open.some((target) => target.figure === figure))
    .map((figure): Closed => {
      const space = nearest(g, attacker, spacesOf(g, figure));
      const line = lineTo(g, attacker, space, blocking);
      const name = calledBy(figure);
      const why = whyNot(g, attacker, arms, { figure, space }, line) ?? NOT_MEANT;
      return {
        id: `target:${name}`,
        text: ['d2.word.target', { figure: name, name, space: 'none' }],
        ...why,
      };
    });
}

const NOT_MEANT: Why = { reason: 'd2.aim.not-meant', rule: 'D2-COMBAT-08' };

/** Doors that can be attacked are seen by their sides, and have no line of their own. */
const enemiesOf = (g: Descent, attacker: Figure): Figure[] =>
  [...onMap(g), ...objectsOpen(g)].filter(
    (figure) => mayAttack(g, attacker, figure) && doorOf(g, figure) === NONE,
  );

function nearest(g: Descent, attacker: Figure, spaces: readonly number[]): number {
  const from = spacesOf(g, attacker);
  const apart = (space: number): number => spacesApart(g, from, [space]);
  return spaces.reduce((best, space) => (apart(space) < apart(best) ? space : best));
}

const blockingFor = (g: Descent, attacker: Figure, arms: Arms): Uint32Array =>
  blockingSight(g, valueFor(g, 'seenThrough', NOBODY, { attacker, arms }));

const lineTo = (g: Descent, attacker: Figure, space: number, blocking: Uint32Array): Drawn | null =>
  bestLine(tablesOf(g), spacesOf(g, attacker), space, blocking);
const NOBODY: readonly Figure[] = [];

function needed(g: Descent, attacker: Figure, weapon: Weapon, { figure, space }: Target): number {
  const attack = begin(g, 0, attacker, weapon, {});
  attack.aims.push({ space, figure: figure.id });
  attack.struck.push(struckBy(figure, space, 'target'));
  return rangeNeeded(g, attack);
}

/** What prevents it; null where nothing that everybody can see does. */
function whyNot(
  g: Descent,
  attacker: Figure,
  { type, reach }: Arms,
  { figure, space }: Target,
  line: Drawn | null,
): Why | null {
  for (const deed of ['target', 'affect'] as const)
    if (!isAllowed(g, deed, { attacker, figure })) return whyForbidden(g, deed, { attacker, figure });
  const apart = spacesApart(g, spacesOf(g, attacker), [space]);
  if (apart === NO_PATH) return { reason: 'd2.aim.no-path', rule: 'D2-ATTACK-17' };
  if (type === 'melee' && apart > reach)
    return {
      reason: ['d2.aim.far', { n: apart, reach }],
      rule: reach > 1 ? 'D2-ATTACK-10' : 'D2-ATTACK-09',
    };
  if (isInPit(g, attacker) && apart > 1) return { reason: 'd2.aim.from-pit', rule: 'D2-LOS-25' };
  if (isInPit(g, figure) && apart > 1) return { reason: 'd2.aim.in-pit', rule: 'D2-LOS-26' };
  return line ? whatCuts(g, line) : { reason: 'd2.aim.wall', rule: 'D2-LOS-10' };
}

/** What cuts the line that has least in its way. */
function whatCuts(g: Descent, { spaces, objects }: Drawn): Why | null {
  if (spaces.length === 0 && objects.length === 0) return null;
  const figures = [...new Set(spaces.flatMap((space) => figureIn(g, space) ?? []))];
  if (figures.length > 0) {
    const names = figures.map(calledBy).join(', ');
    return { reason: ['d2.aim.figure', { figure: names, n: figures.length }], rule: 'D2-LOS-09' };
  }
  if (spaces.length > 0) return { reason: 'd2.aim.obstacle', rule: 'D2-LOS-09' };
  const { kind } = tablesOf(g).objects[objects[0]!]!;
  return { reason: ['d2.aim.object', { kind }], rule: CUT_BY[kind] };
}

const CUT_BY: { readonly [kind in ObjectKind]: string } = {
  door: 'D2-LOS-11',
  'old wall': 'D2-LOS-12',
  overgrowth: 'D2-LOS-13',
  portcullis: 'D2-DOOR-37',
  unexplored: 'D2-MAP-12',
};

export const aimTexts: { readonly [key: string]: string } = {
  'd2.aim.not-meant': 'this attack is meant for others',
  'd2.aim.no-path': 'no spaces can be counted to it',
  'd2.aim.far':
    'it is {n} spaces away, and this attack goes {reach, plural, one {to adjacent spaces} other {# spaces far}}',
  'd2.aim.from-pit': 'from a pit only adjacent spaces are seen',
  'd2.aim.in-pit': 'it is in a pit, and seen only from adjacent spaces',
  'd2.aim.wall': 'a wall is in the way',
  'd2.aim.figure': '{figure} {n, plural, one {is} other {are}} in the way',
  'd2.aim.obstacle': 'an obstacle is in the way',
  'd2.aim.object':
    '{kind, select, door {a closed door} overgrowth {overgrowth} other {an old wall}} is in the way',
};
