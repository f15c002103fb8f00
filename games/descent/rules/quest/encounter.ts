import type { EncounterDef } from '../definitions.ts';
import { tablesOf } from '../ground.ts';
import type { Descent } from '../state.ts';
import { questOf } from './outcome.ts';

/** The encounter that is played. */
export const encounterOf = (g: Descent): EncounterDef => questOf(g)!.encounters[g.encounter]!;

/** The spaces of a place of the map, by the name that the quest gives it, or of a single space. */
export function placeNamed(g: Descent, name: string): readonly number[] {
  const place = encounterOf(g).map().places[name];
  if (place) return place;
  const space = tablesOf(g).spaceNamed(name);
  if (space < 0) throw new Error(`The quest has no place "${name}".`);
  return [space];
}
