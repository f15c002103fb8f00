import type { ErrorCode, TableMessage, UndoInfo } from '../../protocol/index.ts';
import { CallFault, Runaway, ThreadLost } from '../hosting/fault.ts';
import type { MoveResult } from '../hosting/hosted.ts';
import type { Running } from '../hosting/running.ts';
import { shortId } from '../ids.ts';
import type { Account } from '../quotas/caller.ts';
import { Refusal, serverFault } from '../refusal.ts';
import { type Append, type MatchRecord, type Move, NotOwner, type SeatRecord } from '../storage/index.ts';
import type { MatchChange } from '../storage/matches.ts';
import { AskedUndo } from './asked-undo.ts';
import { BotSeats } from './bot-seats.ts';
import type { TableDeps } from './deps.ts';
import { Faults } from './faults.ts';
import { infoOf } from './info.ts';
import { Joining } from './joining.ts';
import type { CatchUp, TableEvent, TableListener } from './port.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { Standings } from './standings.ts';
import { takeUp } from './take-up.ts';
import { WindowClock } from './window-clock.ts';

const QUEUE_LIMIT = 100;

/** The rules did not fail: they say that this cannot be done. */
const isRefusal = ({ kind }: CallFault): boolean => kind === 'AnswerError' || kind === 'UndoError';

/**
 * A match that this server runs. Everything that happens to it happens one after the other, and nobody is
 * told of anything before it is stored: whatever fails on the way, the stored match is the truth, and the
 * match in memory is thrown away and opened again from there.
 */
export class Table {
  readonly id: string;
  readonly deps: TableDeps;
  readonly presence: Presence;
  readonly joining = new Joining();
  readonly #queue = new Queue(QUEUE_LIMIT, 'Too much is going on in this match right now.');
  readonly #bots: BotSeats;
  readonly #clock: WindowClock;
  readonly #faults: Faults;
  readonly #onClosed: () => void;
  #record: MatchRecord;
  #running: Running | null = null;
  readonly #undo: AskedUndo;
  readonly #standings: Standings;
  /** Null for the server itself. */
  #account: Account | null = null;
  #closed = false;

  constructor(deps: TableDeps, record: MatchRecord, onClosed: () => void) {
    this.id = record.id;
    this.#onClosed = onClosed;
    this.deps = deps;
    this.#record = record;
    this.presence = new Presence((eyes) => this.#running?.dismiss(eyes));
    this.#bots = new BotSeats(this);
    this.#clock = new WindowClock(this);
    this.#faults = new Faults(this);
    this.#undo = new AskedUndo(this);
    this.#standings = new Standings(this);
  }

  get record(): MatchRecord {
    return this.#record;
  }

  get undo(): UndoInfo | null {
    return this.#undo.undo;
  }

  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Resolves when what is under way has come to its end. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** What nobody asked for just now, such as what its bots do, is done on the account of whoever made the match. */
  get host(): Account {
    return { id: this.#record.host, network: null };
  }

  /** Does something with the match when everything asked before is done. */
  enqueue<T>(task: () => Promise<T>, account: Account | null = this.host): Promise<T> {
    return this.#queue.add(async () => {
      if (this.#closed) throw new Refusal('try-again', 'This match is moving to another server.');
      this.#account = account;
      try {
        return await task();
      } catch (error) {
        throw await this.#explain(error);
      }
    });
  }

  /** The account whose quota is used for what is being done now. */
  get account(): Account {
    return this.#account ?? this.host;
  }

  readonly #meter = (ms: number): void => {
    if (this.#account) this.deps.quotas.rules.spend(this.#account, ms);
  };

  /** What a client is told of an error. What is not its doing is noted here. */
  async #explain(error: unknown): Promise<unknown> {
    if (error instanceof Refusal) return error;
    if (error instanceof CallFault && isRefusal(error)) {
      return new Refusal(error.code as ErrorCode, error.message);
    }
    this.forget();
    if (error instanceof NotOwner) this.close();
    const why = this.deps.storage.explain(error);
    this.deps.log.warn({ match: shortId(this.id), err: why }, 'a match was not changed');
    return serverFault(why, 'The server could not do this just now.');
  }

  /**
   * The match in memory, opened if it is not. Parks the match when the rules fail over it, and does not try again then,
   * unless told to.
   */
  async running({ again = false } = {}): Promise<Running> {
    if (this.#account) this.deps.quotas.rules.check(this.#account);
    if (this.#running?.isOverBudget) this.forget();
    if (this.#running) return this.#running;
    if (!again) await this.#faults.mayOpen();
    const running = await this.#orPark(() => this.#open());
    await this.#faults.opened();
    return running;
  }

  /** What somebody is sent who has everything up to `version`, or nothing. A match that cannot be shown is parked, too. */
  async catchUp(eyes: number, version: number | null): Promise<CatchUp> {
    const texts = await this.#orPark(async () => (await this.running()).catchUp(eyes, version));
    return { version: this.#running!.situation.n, texts };
  }

  /** Does something that the rules should always be able to do. */
  async #orPark<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await this.#onceMore(act);
    } catch (error) {
      if (error instanceof CallFault || error instanceof Runaway) await this.#faults.parkUnopened(error);
      throw error;
    }
  }

  async #open(): Promise<Running> {
    const { running, move, notice } = await takeUp(this.deps, this.#record, this.#meter);
    try {
      if (move) {
        await this.append({ match: this.id, move });
        await this.change({ notice, rules: move.rules });
        this.tellTable();
      }
      for (const eyes of this.presence.eyes) await running.catchUp(eyes, running.situation.n);
    } catch (error) {
      running.close();
      throw error;
    }
    this.#running = running;
    if (!this.#record.standing) this.#standings.changed();
    this.publish({ kind: 'reopened', version: running.situation.n });
    this.#clock.wake();
    return running;
  }

  /** Drops the match from memory: what is stored is the truth. */
  forget(): void {
    this.#running?.close();
    this.#running = null;
  }

  /** Lets the rules do something; parks the match when they fail over it. `move` is what was tried. */
  async attempt(move: Move, act: (running: Running) => Promise<MoveResult>): Promise<void> {
    const before = this.#record.status;
    const { situation, updates, checkpoint, ending } = await this.#act(move, act);
    const after = situation.over ? 'over' : 'playing';
    await this.append({
      match: this.id,
      // A row for each version: of several choices that are open, any may be answered first.
      move: { ...move, n: situation.n - 1 },
      ...(checkpoint && { checkpoint }),
      ...(after !== before && { status: after, ...(this.#record.campaign && { ending }) }),
    });
    if (after !== before) this.#record = { ...this.#record, status: after, parked: null };
    const endsUndo = this.undo !== null && move.kind !== 'pass';
    if (endsUndo) this.#undo.set(null);
    this.#standings.changed();
    if (situation.over) this.#standings.storeSoon();
    const version = situation.n;
    for (const [eyes, text] of updates) this.publish({ kind: 'update', eyes, version, text });
    if (endsUndo || after !== before) this.tellTable();
    if (after !== before) this.#tellCampaign();
    this.#clock.wake();
    this.#bots.wake();
  }

  async #act(move: Move, act: (running: Running) => Promise<MoveResult>): Promise<MoveResult> {
    try {
      return await this.#onceMore(async () => act(await this.running()));
    } catch (error) {
      const isFault = error instanceof CallFault && !isRefusal(error);
      if (isFault || error instanceof Runaway) await this.#faults.park(error, move);
      throw error;
    }
  }

  /**
   * Does something again, with the match opened again, if its thread was lost on the way, or if it had to be stopped: the
   * whole machine may have been held up. Nothing has been stored by then.
   */
  async #onceMore<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ThreadLost || error instanceof Runaway)) throw error;
      this.forget();
      return act();
    }
  }

  /** Stores a move. If that fails, nobody knows whether it is stored: the match is opened again to see. */
  async append(append: Append): Promise<void> {
    await this.deps.storage.appender.append(append);
    this.deps.metrics.moves.inc();
  }

  async change(change: MatchChange): Promise<void> {
    await this.deps.storage.matches.change(this.id, change);
    this.#record = { ...this.#record, ...change };
    if (change.status) this.#tellCampaign();
  }

  /** The match as its file, from what is stored: no rules are needed for it. */
  storedFile(): Promise<string> {
    return this.#faults.fileOf();
  }

  async archived(file: string): Promise<void> {
    await this.deps.storage.matches.archive(this.id, file);
    this.#record = { ...this.#record, status: 'archived' };
    this.#undo.set(null);
    this.tellTable();
    this.#tellCampaign();
  }

  async setSeat(seat: number, record: SeatRecord): Promise<void> {
    await this.deps.storage.matches.setSeat(this.id, seat, record);
    this.#record = { ...this.#record, seats: this.#record.seats.with(seat, record) };
    this.#undo.set(null);
    this.joining.review(this.#record.seats);
    this.tellTable();
    this.#tellCampaign();
    if (this.#record.status === 'open') this.deps.lobbyChanged();
    this.#bots.wake();
  }

  setUndo(undo: UndoInfo | null): void {
    this.#undo.set(undo);
    this.tellTable();
  }

  wakeClock(): void {
    this.#clock.wake();
  }

  wakeBots(): void {
    this.#bots.wake();
  }

  /** Somebody has come or gone. */
  peopleChanged(): void {
    this.#undo.review();
    this.#standings.storeSoon();
    this.tellTable();
  }

  /** The match in memory, if it is there. */
  get memory(): Running | null {
    return this.#running;
  }

  get situation(): Running['situation'] | null {
    return this.#running?.situation ?? null;
  }

  publish(event: TableEvent): void {
    this.presence.publish(event);
  }

  tellTable(): void {
    this.publish({ kind: 'table', table: this.info() });
  }

  /** Whoever looks at the campaign of the match is told that something has changed. */
  #tellCampaign(): void {
    const { campaign } = this.#record;
    if (campaign !== null) this.deps.campaignChanged(campaign);
  }

  /** What everybody may know. */
  info(): TableMessage {
    return infoOf(this.#record, this.undo, [...this.joining.all], (person) => this.presence.isHere(person));
  }

  /** Begins to tell somebody of everything that happens here. */
  attach(listener: TableListener): void {
    this.presence.attach(listener);
    listener({ kind: 'table', table: this.info() });
    this.#clock.wake();
    this.#bots.wake();
  }

  /** Stores what would be needed if the rules changed, before the match leaves memory. */
  async settle(): Promise<void> {
    const running = this.#running;
    if (!running || this.#record.status === 'archived') return;
    await this.#standings.store();
    await this.deps.storage.matches.saveCheckpoint(this.id, await running.checkpoint());
  }

  /** Stops running the match here. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#onClosed();
    this.#undo.close();
    this.#clock.close();
    this.#standings.close();
    this.forget();
    this.publish({ kind: 'closed' });
  }

  get closed(): boolean {
    return this.#closed;
  }
}
