import type { UndoInfo } from '../../protocol/index.ts';
import type { SeatRecord } from '../storage/records.ts';
import type { Presence } from './presence.ts';

/** What an undo needs of its table. */
export interface UndoTable {
  readonly record: { readonly seats: readonly SeatRecord[] };
  readonly presence: Presence;
  readonly deps: { readonly settings: { readonly away: number } };
  tellTable(): void;
}

/**
 * The undo that somebody has asked for. It runs out when whoever asked, or somebody who was asked, leaves and does not
 * come back for a while. Those who were away already are asked when they come.
 */
export class AskedUndo {
  readonly #table: UndoTable;
  #undo: UndoInfo | null = null;
  #wereHere: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;

  constructor(table: UndoTable) {
    this.#table = table;
  }

  get undo(): UndoInfo | null {
    return this.#undo;
  }

  /** Tells nobody. */
  set(undo: UndoInfo | null): void {
    if (undo && undo.n !== this.#undo?.n) this.#wereHere = new Set(this.#people(undo).filter(this.#isHere));
    this.#undo = undo;
    this.review();
  }

  /** Somebody has come or gone: sees when the undo runs out, if nobody comes back. */
  review(): void {
    clearTimeout(this.#timer);
    const awayFor = this.#longestAway();
    if (awayFor === null) return;
    const left = this.#table.deps.settings.away - awayFor;
    this.#timer = setTimeout(() => this.#runOut(), Math.max(0, left)).unref();
  }

  #runOut(): void {
    const awayFor = this.#longestAway();
    if (awayFor === null) return;
    if (awayFor < this.#table.deps.settings.away) this.review();
    else {
      this.#undo = null;
      this.#table.tellTable();
    }
  }

  /** How long somebody whose consent is needed has been away; null if nobody has left. */
  #longestAway(): number | null {
    if (!this.#undo) return null;
    const gone = this.#people(this.#undo).filter(
      (person) => this.#wereHere.has(person) && !this.#isHere(person),
    );
    return gone.length === 0 ? null : Math.max(...gone.map((person) => this.#table.presence.awayFor(person)));
  }

  /** Who asked, and those whose consent is waited for. */
  #people({ seat, waiting }: UndoInfo): string[] {
    return [seat, ...waiting].flatMap((one) => this.#table.record.seats[one]?.person ?? []);
  }

  readonly #isHere = (person: string): boolean => this.#table.presence.isHere(person);

  close(): void {
    clearTimeout(this.#timer);
  }
}
