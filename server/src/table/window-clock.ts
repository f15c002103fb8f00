import type { MoveResult } from '../hosting/hosted.ts';
import type { Running } from '../hosting/running.ts';
import { shortId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { MatchRecord, Move } from '../storage/index.ts';
import type { TableDeps } from './deps.ts';
import type { Presence } from './presence.ts';

/** What the clock needs of its table. */
export interface ClockTable {
  readonly id: string;
  readonly deps: TableDeps;
  readonly record: MatchRecord;
  readonly closed: boolean;
  readonly presence: Presence;
  readonly undo: unknown;
  readonly situation: Running['situation'] | null;
  enqueue<T>(task: () => Promise<T>): Promise<T>;
  attempt(move: Move, act: (running: Running) => Promise<MoveResult>): Promise<void>;
}

/** The answer of everybody who uses nothing: it passes any window. */
const PASS = 'pass';

/**
 * Passes windows automatically after some seconds, if the table has set this, as long as somebody watches. It
 * knows which windows are open and since when, and nothing of what anybody holds.
 */
export class WindowClock {
  readonly #table: ClockTable;
  readonly #waiting = new Map<number, NodeJS.Timeout>();
  #seconds: number | null = null;

  constructor(table: ClockTable) {
    this.#table = table;
  }

  /** Something has changed: windows that are open now are waited for, others no longer. */
  wake(): void {
    const { record, situation } = this.#table;
    const seconds = record.patience ?? null;
    if (seconds !== this.#seconds) this.close();
    this.#seconds = seconds;
    const open = this.#mayPass() ? (situation?.asked ?? []).filter(({ isWindow }) => isWindow) : [];
    for (const n of this.#waiting.keys()) if (!open.some((one) => one.n === n)) this.#stop(n);
    if (seconds === null) return;
    for (const { n } of open) if (!this.#waiting.has(n)) this.#wait(n, seconds);
  }

  #wait(n: number, seconds: number): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(n);
      this.#pass(n).catch((error: unknown) => this.#failed(error));
    }, seconds * 1000);
    timer.unref();
    this.#waiting.set(n, timer);
  }

  #stop(n: number): void {
    clearTimeout(this.#waiting.get(n));
    this.#waiting.delete(n);
  }

  #mayPass(): boolean {
    const { record, closed, presence } = this.#table;
    return record.status === 'playing' && !closed && !presence.empty;
  }

  /** Whoever answers in this very moment comes first: what is asked then is another choice. */
  async #pass(n: number): Promise<void> {
    const table = this.#table;
    await table.enqueue(async () => {
      const asked = table.situation?.asked.find((one) => one.n === n);
      if (!asked || !this.#mayPass()) return;
      // Those who are asked whether something is taken back are not hurried.
      if (table.undo !== null) return;
      const seat = asked.seats[0]!;
      await table.attempt({ kind: 'answer', n, seat, answer: PASS }, (running) =>
        running.answer(seat, PASS, n),
      );
    });
    this.wake();
  }

  #failed(error: unknown): void {
    const { deps, id } = this.#table;
    if (!(error instanceof Refusal))
      deps.log.error({ match: shortId(id), err: error }, 'a window could not pass by itself');
    this.wake();
  }

  close(): void {
    for (const n of [...this.#waiting.keys()]) this.#stop(n);
  }
}
