import { type GamePackage, levelsOf } from '@questwright/games';
import { hasSecrets, OptionsError } from '@questwright/kernel';
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
        const found = await this.load(id);
        const { name, version: rules, seats } = found.game;
        const { levels, strongest } = levelsOf(found);
        const secrets = hasSecrets(found.game);
        const windows = found.game.moments !== undefined;
        const campaigns = found.game.campaign !== undefined;
        return {
          id,
          name,
          rules,
          seats: { ...seats },
          levels: [...levels],
          strongest,
          secrets,
          ...(windows && { windows }),
          ...(campaigns && { campaigns }),
        };
      }),
    );
  }
}
