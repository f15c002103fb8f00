import type { Answer } from '@questwright/kernel';
import { CallFault, ThreadLost } from '../threads/call.ts';
import type { WatchedThread } from '../threads/watched.ts';
import type { Calls, Opened } from './calls.ts';
import type { Position, Progress, Thought } from './hosted.ts';
import type { StoredMatch } from './restore.ts';
import type { RulesThreads } from './threads.ts';

/** A match in the memory of a thread, as the rest of the server sees it. */
export class Running {
  readonly #id: string;
  readonly #thread: WatchedThread<Calls>;
  /** The thread's life in which the match was opened: it is not in any other. */
  readonly #life: number;
  position: Position;

  private constructor(id: string, thread: WatchedThread<Calls>, position: Position) {
    this.#id = id;
    this.#thread = thread;
    this.#life = thread.life;
    this.position = position;
  }

  static async open(
    threads: RulesThreads,
    id: string,
    game: string,
    stored: StoredMatch,
  ): Promise<Opened & { readonly running: Running }> {
    const thread = threads.pick();
    const opened = await thread.call('open', { match: id, game, stored }, threads.openLimit);
    return { ...opened, running: new Running(id, thread, opened.position) };
  }

  static async openFile(threads: RulesThreads, id: string, file: string): Promise<Running> {
    const thread = threads.pick();
    const position = await thread.call('openFile', { match: id, file }, threads.openLimit);
    return new Running(id, thread, position);
  }

  /** Whether the match has gone with its thread and must be opened again. */
  get lost(): boolean {
    return this.#thread.life !== this.#life;
  }

  async answer(seat: number, answer: Answer, n: number): Promise<Progress> {
    return this.#advance(await this.#call('answer', { match: this.#id, seat, answer, n }));
  }

  async rewind(to: number): Promise<Progress> {
    return this.#advance(await this.#call('rewind', { match: this.#id, to }));
  }

  #advance(progress: Progress): Progress {
    this.position = progress.position;
    return progress;
  }

  undo(seat: number): Promise<Calls['undo']['give']> {
    return this.#call('undo', { match: this.#id, seat });
  }

  catchUp(eyes: number, version: number | null): Promise<string[]> {
    return this.#call('catchUp', { match: this.#id, eyes, version });
  }

  dismiss(eyes: number): void {
    this.#call('dismiss', { match: this.#id, eyes }).catch(ignore);
  }

  think(): Promise<Thought> {
    return this.#call('think', { match: this.#id });
  }

  checkpoint(): Promise<Calls['checkpoint']['give']> {
    return this.#call('checkpoint', { match: this.#id });
  }

  file(secret: boolean): Promise<string> {
    return this.#call('file', { match: this.#id, secret });
  }

  close(): void {
    this.#call('close', { match: this.#id }).catch(ignore);
  }

  async #call<Name extends keyof Calls>(name: Name, ask: Calls[Name]['ask']): Promise<Calls[Name]['give']> {
    if (this.lost) throw new ThreadLost('The match is not in memory any more.');
    try {
      return await this.#thread.call(name, ask);
    } catch (error) {
      if (error instanceof CallFault && error.code === 'not-open') throw new ThreadLost(error.message);
      throw error;
    }
  }
}

const ignore = (): void => {};
