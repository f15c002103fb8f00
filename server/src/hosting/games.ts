import { random } from '@questwright/bots';
import type { GamePackage } from '@questwright/games';
import { type Bot, OptionsError } from '@questwright/kernel';
import type { GameInfo } from '../../protocol/index.ts';

/** Where games come from: the registry, or another module of the same shape. */
export interface GameSource {
  readonly gameIds: readonly string[];
  loadGame(id: string): Promise<GamePackage | undefined>;
}

/** The games of a thread. They are loaded when they are first asked for. */
export class Games {
  readonly #source: GameSource;
  readonly #loaded = new Map<string, GamePackage>();

  constructor(source: GameSource) {
    this.#source = source;
  }

  async load(id: string): Promise<GamePackage> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const found = await this.#source.loadGame(id);
    if (!found) throw new OptionsError(`There is no game "${id}" here.`);
    this.#loaded.set(id, found);
    return found;
  }

  async describe(): Promise<GameInfo[]> {
    return Promise.all(
      this.#source.gameIds.map(async (id) => {
        const { game, bots = {} } = await this.load(id);
        const levels = [...new Set([random.name, ...Object.keys(bots)])];
        return { id, name: game.name, rules: game.version, seats: { ...game.seats }, levels };
      }),
    );
  }
}

/** The bot of a level: the game's own, or the one that plays every game. */
export const botOf = ({ bots = {} }: GamePackage, level: string): Bot =>
  Object.hasOwn(bots, level) ? bots[level]! : random;
