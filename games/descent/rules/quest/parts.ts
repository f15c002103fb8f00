import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { PartPlan } from '../definitions.ts';
import { CLOSED, GONE, tablesOf } from '../ground.ts';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import { addUnique, bringGroup, placeGroup, requiredIn } from './bring.ts';
import { layRules, layTokens } from './contents.ts';
import { encounterOf } from './encounter.ts';
import { addLieutenant, groupNamed } from './groups.ts';
import { questOf } from './outcome.ts';

/*
 * A map that opens part by part. The whole map is known from the start; the spaces of a closed part are as if they were not
 * there, and what it holds comes to the table when it opens.
 */

const partsOf = (g: Descent): readonly PartPlan[] => (questOf(g) ? encounterOf(g).parts : []);

const spacesOfPart = (g: Descent, { tiles }: PartPlan): readonly number[] => {
  const { places } = encounterOf(g).map();
  return tiles.flatMap((tile) => places[tile]!);
};

/** All parts are closed when the map is built. */
export function closeParts(g: Descent): void {
  const spaces = partsOf(g).flatMap((part) => spacesOfPart(g, part));
  if (spaces.length > 0) g.unexplored = spaces;
  else delete g.unexplored;
}

export const isPartOpen = (g: Descent, name: string): boolean => {
  const part = partsOf(g).find((one) => one.name === name);
  if (!part) throw new Error(`The quest has no part "${name}".`);
  return !g.unexplored?.includes(spacesOfPart(g, part)[0]!);
};

/** What lies behind a door opens as soon as the door is open, or gone. */
export function* exploreBehindDoors(g: Descent): Rule {
  if (!g.unexplored) return;
  for (const part of partsOf(g))
    if (part.opens === 'door' && !isPartOpen(g, part.name) && isReached(g, part))
      yield* openPart(g, part.name);
}

/** Whether one can go there from what is open. */
function isReached(g: Descent, part: PartPlan): boolean {
  const spaces = spacesOfPart(g, part);
  return tablesOf(g).objects.some(
    ({ kind, sides }, door) =>
      kind === 'door' &&
      g.doors[door] !== CLOSED &&
      sides.some(
        ([one, other]) =>
          (spaces.includes(one) && !g.unexplored!.includes(other)) ||
          (spaces.includes(other) && !g.unexplored!.includes(one)),
      ),
  );
}

/** A part opens: its spaces are there now, and with them everything that the quest has put on them. */
export function* openPart(g: Descent, name: string): Rule {
  if (isPartOpen(g, name)) return;
  const part = partsOf(g).find((one) => one.name === name)!;
  const spaces = spacesOfPart(g, part);
  const left = g.unexplored!.filter((space) => !spaces.includes(space));
  if (left.length > 0) g.unexplored = left;
  else delete g.unexplored;
  for (const [object, { kind, sides }] of tablesOf(g).objects.entries())
    if (kind === 'unexplored' && !sides.some(([one, other]) => left.includes(one) || left.includes(other)))
      g.doors[object] = GONE;
  note(g, 'd2.log.legend.part', { part: name }, 'D2-MAP-13');
  layTokens(g, part, part.search);
  layRules(g, part.rules);
  for (const plan of part.uniques) yield* addUnique(g, plan);
  for (const plan of part.groups) {
    const known = plan.monster === null ? undefined : groupNamed(g, plan.monster);
    yield* placeGroup(g, known ?? (yield* bringGroup(g, plan, requiredIn(encounterOf(g)))), plan);
  }
  for (const plan of part.lieutenants) yield* addLieutenant(g, plan);
  yield* window(g, 'partOpened', { part: name });
  yield* exploreBehindDoors(g);
}
