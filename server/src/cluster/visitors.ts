import { Refusal } from '../refusal.ts';
import { dropHere } from '../rooms/drop.ts';
import type { Storage } from '../storage/index.ts';
import { LocalPort } from '../table/local-port.ts';
import type { TablePort } from '../table/port.ts';
import type { Tables } from '../table/tables.ts';
import type { Mailbox } from './mailbox.ts';
import type { PortCall, ServerMail } from './messages.ts';

/** The rooms of other servers that watch tables of this one. */
export class Visitors {
  readonly #mailbox: Mailbox;
  readonly #storage: Storage;
  readonly #tables: Tables;
  readonly #ports = new Map<string, { readonly server: string; readonly port: TablePort }>();

  constructor(mailbox: Mailbox, storage: Storage, tables: Tables) {
    this.#mailbox = mailbox;
    this.#storage = storage;
    this.#tables = tables;
  }

  receive(mail: ServerMail): void {
    switch (mail.kind) {
      case 'attach':
        void this.#reply(mail.from, mail.call, this.#attach(mail.from, mail.port, mail.match));
        return;
      case 'call':
        void this.#reply(mail.from, mail.call, this.#call(mail.port, mail.ask));
        return;
      case 'drop':
        void this.#reply(mail.from, mail.call, this.#drop(mail.match));
        return;
      case 'here':
        this.#ports.get(mail.port)?.port.here(mail.persons, mail.eyes);
        return;
      case 'detach':
        this.#ports.get(mail.port)?.port.detach();
        this.#ports.delete(mail.port);
    }
  }

  /** Other servers have died, and with them all who watched from there. */
  keepOnly(living: ReadonlySet<string>): void {
    for (const [id, { server, port }] of this.#ports) {
      if (living.has(server)) continue;
      port.detach();
      this.#ports.delete(id);
    }
  }

  async #attach(server: string, id: string, match: string): Promise<null> {
    const { ownership } = this.#storage;
    if (!this.#tables.has(match) && (await ownership.acquire(match)) !== ownership.server) {
      throw new Refusal('try-again', 'This match runs on another server.');
    }
    const table = await this.#tables.get(match);
    const port = new LocalPort(table, (event) => {
      this.#mailbox.send(server, { kind: 'event', port: id, event });
      if (event.kind === 'closed') this.#ports.delete(id);
    });
    this.#ports.set(id, { server, port });
    return null;
  }

  async #drop(match: string): Promise<null> {
    await dropHere(this.#storage, this.#tables, match);
    return null;
  }

  async #call(id: string, ask: PortCall): Promise<unknown> {
    const found = this.#ports.get(id);
    if (!found) throw new Refusal('try-again', 'This match no longer runs here.');
    switch (ask.method) {
      case 'command':
        return found.port.command(ask.caller, ask.command);
      case 'catchUp':
        return found.port.catchUp(ask.caller, ask.eyes, ask.version);
      case 'chat':
        return found.port.chat();
      case 'file':
        return found.port.file(ask.caller);
    }
  }

  async #reply(server: string, call: string, given: Promise<unknown>): Promise<void> {
    try {
      this.#mailbox.send(server, { kind: 'reply', call, give: await given });
    } catch (error) {
      const { code, message } =
        error instanceof Refusal
          ? error
          : new Refusal('try-again', 'The server that runs this match failed.');
      this.#mailbox.send(server, { kind: 'refusal', call, code, message });
    }
  }
}
