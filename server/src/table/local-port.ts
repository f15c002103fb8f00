import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import { hint } from './commands/hint.ts';
import { obey } from './commands/index.ts';
import { noteKnower } from './knowers.ts';
import type { CatchUp, Done, TableCommand, TableListener, TablePort } from './port.ts';
import { isAlone } from './seats.ts';
import type { Table } from './table.ts';

/** A table of this server, as a room sees it. */
export class LocalPort implements TablePort {
  readonly #table: Table;
  readonly #listener: TableListener;

  constructor(table: Table, listener: TableListener) {
    this.#table = table;
    this.#listener = listener;
    table.attach(listener);
  }

  async command(caller: Caller, command: TableCommand): Promise<Done> {
    const began = performance.now();
    if (command.type === 'hint') return hint(this.#table, caller, command);
    const done = await this.#table.enqueue(() => obey(this.#table, caller, command), caller);
    if (command.type === 'answer') {
      this.#table.deps.metrics.answerSeconds.observe((performance.now() - began) / 1000);
    }
    return done;
  }

  catchUp(caller: Caller, eyes: number, version: number | null): Promise<CatchUp | null> {
    const table = this.#table;
    return table.enqueue(async () => {
      if (table.record.status === 'open') return null;
      try {
        return await table.catchUp(eyes, version);
      } catch (error) {
        // A match that the rules cannot even show: its players have been told so.
        if (error instanceof Refusal && error.code === 'parked') return null;
        throw error;
      }
    }, caller);
  }

  async chat(): Promise<string> {
    const { id, deps } = this.#table;
    const lines = await deps.storage.matches.chat(id);
    return JSON.stringify({ type: 'chat', match: id, lines });
  }

  file(caller: Caller): Promise<string> {
    const table = this.#table;
    return table.enqueue(async () => {
      if (table.record.status === 'open') throw new Refusal('not-playing', 'The match has not begun yet.');
      // The file of a finished match has its seed in it; as long as its end can be taken back, nobody gets that.
      if (table.record.status === 'over') throw new Refusal('not-archived', 'The match is not archived yet.');
      const { record, deps } = table;
      const alone = isAlone(record.seats, caller.id);
      const wish = record.campaign
        ? await deps.campaignFile(record.campaign, caller, alone)
        : { secret: alone, campaignOver: false };
      const file = await (await table.running()).file(wish);
      const goesOn = record.status !== 'archived' || (record.campaign !== null && !wish.campaignOver);
      if (wish.secret && goesOn) await noteKnower(table, caller, null);
      return file;
    }, caller);
  }

  here(persons: readonly string[], eyes: readonly number[]): void {
    if (this.#table.presence.here(this.#listener, persons, eyes)) this.#table.peopleChanged();
    this.#table.wakeBots();
  }

  detach(): void {
    if (this.#table.presence.detach(this.#listener)) this.#table.peopleChanged();
  }
}
