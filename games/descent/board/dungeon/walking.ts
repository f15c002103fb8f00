import type { BoardProps } from '@questwright/board-kit';
import type { Speaker, View } from '@questwright/kernel';
import type { Met, Walk, Way } from '../../rules/facts.ts';
import type { MapTables } from '../../rules/map/tables.ts';
import { factsOf, openOf } from '../sight.ts';

/** Where a walk could end that is made in one gesture: several steps, or a move action and its steps. Effects move step by step. */
export function walksIn(view: View, choice: BoardProps['choice']): Way[] {
  const walk = factsOf(view)?.walk;
  if (!walk || choice?.topic !== 'act') return [];
  const canStep = choice.options?.some(({ id }) => id.startsWith('step:') || id.startsWith('shrink:'));
  const isOffered = (action: string): boolean => choice.options?.some(({ id }) => id === action) ?? false;
  const mayBegin = canStep || (pointsLeft(view) === 0 && walk.points > 0 && isOffered('action:move'));
  const mayTire = !walk.large && isOffered('action:fatigue');
  return walk.ways.filter(({ end, fatigue }) => end && (fatigue === 0 ? mayBegin : mayTire));
}

const pointsLeft = (view: View): number =>
  openOf(view)
    .acting.at(-1)
    ?.points.reduce((sum, { left }) => sum + left, 0) ?? 0;

const known = new WeakMap<Walk, ReadonlyMap<number, Way>>();

function waysBySpace(walk: Walk): ReadonlyMap<number, Way> {
  let bySpace = known.get(walk);
  if (!bySpace) known.set(walk, (bySpace = new Map(walk.ways.map((way) => [way.space, way]))));
  return bySpace;
}

/** The steps to a space in their order; none if no walk leads there. */
export function wayTo(walk: Walk | null | undefined, to: number): Way[] {
  if (!walk) return [];
  const bySpace = waysBySpace(walk);
  const steps: Way[] = [];
  for (let way = bySpace.get(to); way; way = bySpace.get(way.before)) steps.unshift(way);
  return steps;
}

/**
 * The options that a walk to a space takes, one after the other. Fatigue is suffered only when no points are left. A large
 * figure shrinks first, and puts its base down last.
 */
export function stepsTo(view: View, tables: MapTables, to: number): string[] {
  const walk = factsOf(view)?.walk;
  const steps = wayTo(walk, to);
  if (!walk || steps.length === 0) return [];
  const name = (space: number): string => tables.names[space]!;
  let tired = 0;
  return [
    ...(pointsLeft(view) === 0 && walk.points > 0 ? ['action:move'] : []),
    ...(walk.shrinks ? [`shrink:${name(steps[0]!.before)}`] : []),
    ...steps.flatMap(({ space, fatigue }) => {
      const bought = Array<string>(fatigue - tired).fill('action:fatigue');
      tired = fatigue;
      return [...bought, `step:${name(space)}`];
    }),
    ...(walk.large ? ['stop'] : []),
  ];
}

/** What a figure suffers on its way, and what else it calls forth, in words. */
export function sufferedOn(steps: readonly Way[], { say, sentence }: Speaker): string[] {
  const met = steps.flatMap(({ meets }) => meets);
  const tolls = (['damage', 'fatigue'] as const).flatMap((kind) => {
    const those = met.filter(({ toll, may }) => !may && toll?.[kind]);
    const n = those.reduce((sum, { toll }) => sum + toll![kind]!, 0);
    return n > 0 ? [say([`d2.board.suffers.${kind}`, { n, by: namesOf(those) }])] : [];
  });
  const others = new Map(met.filter(({ toll }) => !toll).map((one) => [`${one.card}/${one.name}`, one]));
  return [
    ...tolls,
    ...[...others.values()].map(({ name, text, may }) =>
      may
        ? say(['d2.board.may-answer', { name }])
        : say(['d2.board.calls-forth', { name, text: text ? sentence(text) : '' }]),
    ),
  ];
}

const namesOf = (met: readonly Met[]): string => [...new Set(met.map(({ name }) => name))].join(', ');

/** How much harm a step does for certain. */
export const harmOfStep = ({ meets }: Way): number =>
  meets.reduce((sum, { toll, may }) => (may ? sum : sum + (toll?.damage ?? 0) + (toll?.fatigue ?? 0)), 0);
