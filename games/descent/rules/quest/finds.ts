import { spaceName } from '../ground.ts';
import type { Descent } from '../state.ts';
import { encounterOf } from './encounter.ts';
import { questOf } from './outcome.ts';

/** What the quest lets a search find in a space; undefined where a Search card is drawn. */
export function thingAt(g: Descent, space: number): string | undefined {
  if (!questOf(g)) return undefined;
  const { finds, parts } = encounterOf(g);
  const name = spaceName(g, space);
  return finds[name] ?? parts.find((part) => part.finds[name] !== undefined)?.finds[name];
}
