import { botSeat } from '@questwright/kernel';
import type { MoveResult } from '../hosting/hosted.ts';
import type { Running } from '../hosting/running.ts';
import { newId, shortId } from '../ids.ts';
import type { Account } from '../quotas/caller.ts';
import { isForLater, Refusal } from '../refusal.ts';
import type { MatchRecord, Move } from '../storage/index.ts';
import type { TableDeps } from './deps.ts';
import type { Presence } from './presence.ts';

/** After a fault the next try waits, longer each time. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** What the bots need of their table. */
export interface BotTable {
  readonly id: string;
  readonly deps: TableDeps;
  readonly record: MatchRecord;
  readonly closed: boolean;
  readonly presence: Presence;
  readonly situation: Running['situation'] | null;
  /** The account whose quota is used when bots think. */
  readonly host: Account;
  enqueue<T>(task: () => Promise<T>): Promise<T>;
  running(): Promise<Running>;
  attempt(move: Move, act: (running: Running) => Promise<MoveResult>): Promise<void>;
}

/** Lets the bots of a table answer when they are asked, as long as somebody watches. */
export class BotSeats {
  readonly #table: BotTable;
  #thinking = false;
  #faults = 0;

  constructor(table: BotTable) {
    this.#table = table;
  }

  wake(): void {
    if (this.#thinking || !this.#isAsked()) return;
    this.#thinking = true;
    this.#turn()
      .catch((error: unknown) => this.#afterFault(error))
      .then((answered) => {
        this.#thinking = false;
        if (!answered) return;
        this.#faults = 0;
        this.wake();
      });
  }

  #afterFault(error: unknown): false {
    const { deps, id } = this.#table;
    const isRefused = error instanceof Refusal;
    if (!isRefused) deps.log.error({ match: shortId(id), err: error }, 'a bot could not answer');
    if (!isRefused || isForLater(error)) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#faults++);
      setTimeout(() => this.wake(), wait).unref();
    }
    return false;
  }

  /** Whether a bot may be asked: before the match is in memory, that is not known. */
  #isAsked(): boolean {
    return this.#mayPlay() && (this.#table.situation === null || this.#asked() !== null);
  }

  #mayPlay(): boolean {
    const { record, closed, presence } = this.#table;
    if (record.status !== 'playing' || closed || presence.empty) return false;
    return record.seats.some(({ kind }) => kind === 'bot');
  }

  /** The first choice that no person may answer, and the seat of the bot that is to answer it. */
  #asked(): { seat: number; n: number } | null {
    const { seats } = this.#table.record;
    if (!this.#mayPlay()) return null;
    for (const asked of this.#table.situation?.asked ?? []) {
      const seat = botSeat(asked.seats, (one) => seats[one]?.kind === 'bot');
      if (seat !== null) return { seat, n: asked.n };
    }
    return null;
  }

  /** One answer. False when no bot is asked after all. */
  async #turn(): Promise<boolean> {
    const table = this.#table;
    const { deps } = table;
    deps.quotas.bots.check(table.host);
    const thought = await table.enqueue(async () => {
      const running = await table.running();
      const asked = this.#asked();
      return asked && running.think(asked.seat);
    });
    if (!thought) return false;
    const { game, options, seats } = table.record;
    const { seat, n } = thought;
    const level = seats[seat]!.level ?? '';
    const names = seats.map(({ name }) => name);
    const task = { game, level, options, seats: names, thought, random: newId() };
    const meter = (ms: number) => deps.quotas.bots.spend(table.host, ms);
    const { answer, fault } = await deps.hosting.bots.answer(table.id, task, meter);
    if (fault) {
      deps.metrics.botFaults.inc();
      deps.log.warn({ match: shortId(table.id), game, level, fault }, 'a bot was replaced for one choice');
    }
    return table.enqueue(async () => {
      const asked = this.#asked();
      if (asked?.seat === seat && asked.n === n) {
        await table.attempt({ kind: 'answer', n, seat, answer }, (running) =>
          running.answer(seat, answer, n),
        );
      }
      return true;
    });
  }
}
