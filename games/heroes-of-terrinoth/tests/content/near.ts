import { content } from '../../content/index.ts';

const enemies = [...content.loners, ...content.sets.map(({ minion }) => minion)];

/** An enemy of the box that so many wounds would defeat. */
export function almostDefeated(name: string, left = 1): { name: string; wounds: number } {
  return { name, wounds: enemies.find((enemy) => enemy.name === name)!.health - left };
}

/** A location of the box that lacks so much progress. */
export function almostExplored(name: string, missing = 1): { name: string; progress: number } {
  return { name, progress: explorationOf(name) - missing };
}

/** The exploration value of a location of the box. */
export const explorationOf = (name: string): number =>
  content.locations.find((location) => location.name === name)!.exploration;
