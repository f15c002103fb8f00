import type { Bot, Game, Speaker, View } from '@questwright/kernel';

export { type BotLevels, botOf, levelsOf } from './bots.ts';

/** What a game's package exports. */
export type GamePackage = GameParts & OwnBots;

/** A game that has bots of its own says which of them plays best. */
type OwnBots =
  | {
      /** By the name of their level, such as `greedy`. */
      readonly bots: { readonly [level: string]: Bot };
      /** The level of the strongest: see BotLevels. */
      readonly strongest: string;
    }
  | { readonly bots?: undefined; readonly strongest?: undefined };

interface GameParts {
  readonly game: Game;
  /** Options that together bring out all there is in the game, for `questwright soak`. */
  readonly variety?: readonly unknown[];
  /** What the game can try out besides whole matches, for `questwright sim --trial`: so many rounds, told in lines. */
  readonly trials?: { readonly [name: string]: (rounds: number) => Iterable<string> };
  /** What a seat sees, as lines of text for the terminal. */
  readonly terminal?: (view: View, speaker: Speaker) => string[];
}

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
