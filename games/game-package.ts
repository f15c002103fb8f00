import type { Arena, Trial } from '@questwright/bots';
import type { Bot, Game, Speaker, View } from '@questwright/kernel';

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
  /** How the game's bots are measured, for `questwright arena`. */
  readonly arena?: Arena;
  /** What the game can try out besides whole matches, for `questwright sim --trial`. */
  readonly trials?: { readonly [name: string]: Trial };
  /** What a seat sees, as lines of text for the terminal. */
  readonly terminal?: (view: View, speaker: Speaker) => string[];
}
