import type { Bot, Game, Speaker, View } from '@questwright/kernel';

/** What a game's package exports. */
export interface GamePackage {
  readonly game: Game;
  /** The game's own bots by the name of their level, such as `greedy`; the strongest last. */
  readonly bots?: { readonly [level: string]: Bot };
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
