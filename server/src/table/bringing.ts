import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import { bringMatch } from './bring.ts';
import type { TableDeps } from './deps.ts';
import { Queue } from './queue.ts';

/** So many match files may wait for their turn. */
const LINE = 20;

/**
 * Match files that people bring along are played again one after the other, while everybody else plays on. Nobody waits
 * with more than one.
 */
export class Bringing {
  readonly #deps: TableDeps;
  readonly #line = new Queue(LINE, 'Too many match files wait for their turn.');
  readonly #waiting = new Set<string>();

  constructor(deps: TableDeps) {
    this.#deps = deps;
  }

  /** The id of the match that a file has become. */
  async bring(caller: Caller, file: string): Promise<string> {
    const { id } = caller;
    if (this.#waiting.has(id)) throw new Refusal('too-fast', 'You uploaded another match file a moment ago.');
    this.#deps.quotas.files.take(caller);
    this.#waiting.add(id);
    try {
      return await this.#line.add(() => bringMatch(this.#deps, caller, file));
    } finally {
      this.#waiting.delete(id);
    }
  }

  /** Resolves when nothing is under way any more. */
  idle(): Promise<void> {
    return this.#line.idle();
  }
}
