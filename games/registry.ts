import type { GamePackage } from './game-package.ts';

export { type BotLevels, botOf, levelsOf } from './bots.ts';
export type { GamePackage } from './game-package.ts';

export type Registry = { readonly [id: string]: () => Promise<GamePackage> };

/** The games, a line each. They are loaded when somebody asks for them. */
export const games: Registry = {
  'heroes-of-terrinoth': () => import('@questwright/heroes-of-terrinoth'),
  runebound: () => import('@questwright/runebound'),
};

/** Small games that show how games are made. */
export const examples: Registry = {
  magpies: () => import('@questwright/magpies'),
  'tic-tac-toe': () => import('@questwright/tic-tac-toe'),
};

/** Every game's id, the examples last. */
export const gameIds: readonly string[] = [...Object.keys(games), ...Object.keys(examples)];

export const isExample = (id: string): boolean => Object.hasOwn(examples, id);

/** Loads a game; undefined when there is none of that id. */
export async function loadGame(id: string): Promise<GamePackage | undefined> {
  const registry = isExample(id) ? examples : games;
  return Object.hasOwn(registry, id) ? registry[id]!() : undefined;
}
