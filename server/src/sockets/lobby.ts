import type { Matches } from '../storage/matches.ts';
import type { Connection } from './connection.ts';

const PAUSE_MS = 200;

/** Tells those who look for a match which ones wait for players. */
export class Lobby {
  readonly #matches: Matches;
  readonly #watchers = new Set<Connection>();
  #timer: NodeJS.Timeout | null = null;

  constructor(matches: Matches) {
    this.#matches = matches;
  }

  async watch(connection: Connection): Promise<void> {
    this.#watchers.add(connection);
    connection.say({ type: 'lobby', matches: await this.#matches.lobby() });
  }

  unwatch(connection: Connection): void {
    this.#watchers.delete(connection);
  }

  /** Changes that come close together are told together. */
  lobbyChanged(): void {
    if (this.#watchers.size === 0) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#tell().catch(() => {});
    }, PAUSE_MS);
  }

  async #tell(): Promise<void> {
    const matches = await this.#matches.lobby();
    for (const connection of this.#watchers) connection.say({ type: 'lobby', matches });
  }
}
