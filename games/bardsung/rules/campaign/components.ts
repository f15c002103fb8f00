import type { ChapterDef, Content } from '../definitions.ts';

/** The names of what a chapter uses: this is what the players take out of the box for it. */
export interface ChapterComponents {
  readonly enemies: readonly string[];
  readonly terrain: readonly string[];
  readonly wanderers: readonly string[];
}

export function componentsOf(content: Content, { nodes }: ChapterDef): ChapterComponents {
  const encounters = content.encounters.filter(({ id }) => Object.values(nodes).includes(id));
  const meanings = encounters.flatMap(({ runes }) => Object.values(runes));
  const reinforcements = encounters.flatMap((one) => one.reinforcements?.enemy ?? []);
  return {
    enemies: namesOf(content.enemies, [
      ...meanings.flatMap((one) => ('enemy' in one ? one.enemy : [])),
      ...reinforcements,
    ]),
    terrain: namesOf(
      content.terrain,
      meanings.flatMap((one) => ('terrain' in one ? one.terrain : [])),
    ),
    wanderers: namesOf(
      content.enemies,
      encounters.flatMap(({ wanderers }) => wanderers),
    ),
  };
}

const namesOf = (
  things: readonly { readonly id: string; readonly name: string }[],
  ids: readonly string[],
): string[] =>
  things
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .sort();
