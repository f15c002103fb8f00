import type { GamePackage } from './game-package.ts';

export { type BotLevels, botOf, levelsOf } from './bots.ts';
export type { GamePackage } from './game-package.ts';

export type Registry = { readonly [id: string]: () => Promise<GamePackage> };

/** The games, a line each. They are loaded when somebody asks for them. */
export const games: Registry = {
  'heroes-of-terrinoth': () => import('@questwright/heroes-of-terrinoth'),
  runebound: () => import('@questwright/runebound'),
  bardsung: () => import('@questwright/bardsung'),
  descent: () => import('@questwright/descent'),
};

/** Small games that show how games are made. */
export const examples: Registry = {
  magpies: () => import('@questwright/magpies'),
  smugglers: () => import('@questwright/smugglers'),
  'tic-tac-toe': () => import('@questwright/tic-tac-toe'),
};

/** Games that have no board yet: they are played in the terminal, and cannot be chosen in the lobby. */
const terminalOnly: Registry = {};

/** Every game's id, the examples last. */
export const gameIds: readonly string[] = [...Object.keys(games), ...Object.keys(examples)];

export const isExample = (id: string): boolean => Object.hasOwn(examples, id);

/** Loads a game; undefined when there is none of that id. */
export const loadGame = (id: string): Promise<GamePackage | undefined> =>
  loadFrom(isExample(id) ? examples : games, id);

/** The ids of the games that can be played in the terminal. */
export const terminalGameIds: readonly string[] = [...gameIds, ...Object.keys(terminalOnly)];

/** Loads a game that can be played in the terminal; undefined when there is none of that id. */
export const loadForTerminal = (id: string): Promise<GamePackage | undefined> =>
  Object.hasOwn(terminalOnly, id) ? loadFrom(terminalOnly, id) : loadGame(id);

async function loadFrom(registry: Registry, id: string): Promise<GamePackage | undefined> {
  return Object.hasOwn(registry, id) ? registry[id]!() : undefined;
}
