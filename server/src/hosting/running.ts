import type { Answer, LogPage, PassWish, Standing } from '@questwright/kernel';
import type { StoredCheckpoint } from '../storage/records.ts';
import type { CallName, Calls, FileWish } from './calls.ts';
import type { MoveResult, Situation, Thought } from './hosted.ts';

/** Asks something of the thread that has the match. */
export type AskThread = <Name extends CallName>(
  name: Name,
  ask: Omit<Calls[Name]['ask'], 'key'>,
) => Promise<Calls[Name]['give']>;

/** A match in the memory of a thread, as the rest of the server sees it. */
export class Running {
  readonly #ask: AskThread;
  readonly #isOverBudget: () => boolean;
  readonly #onClosed: () => void;
  #situation: Situation;
  #closed = false;

  constructor(ask: AskThread, situation: Situation, isOverBudget: () => boolean, onClosed: () => void) {
    this.#ask = ask;
    this.#situation = situation;
    this.#isOverBudget = isOverBudget;
    this.#onClosed = onClosed;
  }

  get situation(): Situation {
    return this.#situation;
  }

  /** Whether its rules take so long that it should be opened again, apart from the others. */
  get isOverBudget(): boolean {
    return this.#isOverBudget();
  }

  answer(seat: number, answer: Answer, n: number): Promise<MoveResult> {
    return this.#moved(this.#ask('answer', { seat, answer, n }));
  }

  pass(seat: number, wish: PassWish | null): Promise<MoveResult> {
    return this.#moved(this.#ask('pass', { seat, wish }));
  }

  rewind(to: number): Promise<MoveResult> {
    return this.#moved(this.#ask('rewind', { to }));
  }

  async #moved(asked: Promise<MoveResult>): Promise<MoveResult> {
    const result = await asked;
    this.#situation = result.situation;
    return result;
  }

  /** Where an undo by this seat would lead, and whether it needs the others' consent. */
  undo(seat: number): Promise<{ to: number; free: boolean }> {
    return this.#ask('undo', { seat });
  }

  catchUp(eyes: number, version: number | null): Promise<string[]> {
    return this.#ask('catchUp', { eyes, version });
  }

  logPage(eyes: number, before: number): Promise<LogPage> {
    return this.#ask('logPage', { eyes, before });
  }

  dismiss(eyes: number): void {
    this.#ask('dismiss', { eyes }).catch(() => {});
  }

  think(seat: number): Promise<Thought> {
    return this.#ask('thought', { seat });
  }

  standing(): Promise<Standing> {
    return this.#ask('standing', {});
  }

  checkpoint(): Promise<StoredCheckpoint> {
    return this.#ask('checkpoint', {});
  }

  file(wish: FileWish): Promise<string> {
    return this.#ask('file', wish);
  }

  /** Leaves the thread's memory. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#onClosed();
    this.#ask('close', {}).catch(() => {});
  }
}
