import type { EncounterDef } from '../definitions.ts';
import { tablesOf } from '../ground.ts';
import type { Descent } from '../state.ts';
import { marksLeft } from './marks.ts';
import { questOf } from './outcome.ts';

/** The encounter that is played. */
export const encounterOf = (g: Descent): EncounterDef => questOf(g)!.encounters[g.encounter]!;

/** The spaces of a place of the map, by the name that the quest gives it, of its marks that are not used, or of a single space. */
export function placeNamed(g: Descent, name: string): readonly number[] {
  const { map, marks, parts } = encounterOf(g);
  const place = map().places[name];
  if (place) return place;
  if (marks[name] || parts.some((part) => part.marks[name])) return marksLeft(g, name).map(({ at }) => at);
  const space = tablesOf(g).spaceNamed(name);
  if (space < 0) throw new Error(`The quest has no place "${name}".`);
  return [space];
}
