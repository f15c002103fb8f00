import { random } from '@questwright/bots';
import { CallFault, Runaway, ThreadLost } from '../threads/call.ts';
import { WatchedThread } from '../threads/watched.ts';
import type { BotCalls, BotTask, Thinking } from './calls.ts';

/** What a bot came up with, and what was wrong with it if it had to be replaced. */
export interface BotAnswer extends Thinking {
  readonly fault: string | null;
}

/** Where bots think: away from the rules, so that a slow one holds up nobody but other bots. */
export class BotThreads {
  readonly #thread: WatchedThread<BotCalls>;
  readonly #limit: number;
  readonly #loadLimit: number;
  #closed = false;

  /** How long a bot may think, and how long it may take to load a game, in milliseconds. */
  constructor(games: string, limit: number, loadLimit: number) {
    this.#limit = limit;
    this.#loadLimit = loadLimit;
    const module = new URL('./thread.ts', import.meta.url);
    this.#thread = new WatchedThread<BotCalls>({ module, workerData: { games }, limit });
  }

  /** A bot that throws or takes too long is replaced, for this one choice, by the one that answers anything legal. */
  async answer(task: BotTask): Promise<BotAnswer> {
    try {
      return { ...(await this.#think(task)), fault: null };
    } catch (error) {
      if (!(error instanceof CallFault || error instanceof Runaway) || task.level === random.name)
        throw error;
      const { answer, ms } = await this.#think({ ...task, level: random.name });
      const lost = error instanceof Runaway ? this.#limit : 0;
      return { answer, ms: ms + lost, fault: error.message };
    }
  }

  async #think(task: BotTask): Promise<Thinking> {
    for (;;) {
      try {
        await this.#thread.call('load', { game: task.game }, this.#loadLimit);
        return await this.#thread.call('think', task);
      } catch (error) {
        if (!(error instanceof ThreadLost) || this.#closed) throw error;
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread.close();
  }
}
