import { newId } from '../ids.ts';
import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import type { Elsewhere } from '../rooms/directory.ts';
import type { CatchUp, Done, TableCommand, TableListener, TablePort } from '../table/port.ts';
import type { Mailbox } from './mailbox.ts';
import type { PortCall, ServerMail } from './messages.ts';

interface Port {
  readonly server: string;
  readonly match: string;
  readonly listener: TableListener;
}

interface Waiting {
  readonly port: string;
  readonly resolve: (give: never) => void;
  readonly reject: (reason: Refusal) => void;
  readonly timer: NodeJS.Timeout;
}

/** How long another server may take to answer, in milliseconds. Its death is mostly noticed before. */
const CALL_MS = 10_000;
const ATTACH_MS = 1000;

/** What is asked of a server itself goes through no port. */
const NO_PORT = '';

const gone = (): Refusal => new Refusal('try-again', 'The server that runs this match does not answer.');

/** The tables of other servers, for the rooms of this one. */
export class RemoteTables implements Elsewhere {
  readonly #mailbox: Mailbox;
  readonly #server: string;
  readonly #ports = new Map<string, Port>();
  readonly #calls = new Map<string, Waiting>();

  constructor(mailbox: Mailbox, server: string) {
    this.#mailbox = mailbox;
    this.#server = server;
  }

  /** The matches that rooms of this server watch on others. */
  get matches(): string[] {
    return [...new Set(Array.from(this.#ports.values(), ({ match }) => match))];
  }

  async attach(server: string, match: string, listener: TableListener): Promise<TablePort> {
    const port = newId();
    this.#ports.set(port, { server, match, listener });
    try {
      await this.#call<null>(server, port, ATTACH_MS, (call) => ({
        kind: 'attach',
        from: this.#server,
        call,
        port,
        match,
      }));
    } catch (error) {
      this.#ports.delete(port);
      this.#mailbox.send(server, { kind: 'detach', port });
      throw error;
    }
    return new RemotePort(
      (ask) =>
        this.#call(server, port, CALL_MS, (call) => ({ kind: 'call', from: this.#server, call, port, ask })),
      (mail) => this.#mailbox.send(server, mail),
      port,
      () => this.#ports.delete(port),
    );
  }

  async drop(server: string, match: string): Promise<void> {
    await this.#call<null>(server, NO_PORT, CALL_MS, (call) => ({
      kind: 'drop',
      from: this.#server,
      call,
      match,
    }));
  }

  #call<T>(server: string, port: string, limit: number, mail: (call: string) => ServerMail): Promise<T> {
    const call = newId();
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#calls.delete(call);
        reject(gone());
      }, limit);
      this.#calls.set(call, { port, resolve: resolve as (give: never) => void, reject, timer });
      this.#mailbox.send(server, mail(call));
    });
  }

  receive(mail: ServerMail): void {
    if (mail.kind === 'event') {
      const port = this.#ports.get(mail.port);
      if (!port) return;
      if (mail.event.kind === 'closed') this.#drop(mail.port);
      else port.listener(mail.event);
    } else if (mail.kind === 'reply' || mail.kind === 'refusal') {
      const waiting = this.#calls.get(mail.call);
      if (!waiting) return;
      this.#calls.delete(mail.call);
      clearTimeout(waiting.timer);
      if (mail.kind === 'reply') waiting.resolve(mail.give as never);
      else waiting.reject(new Refusal(mail.code, mail.message));
    }
  }

  /** Rooms whose table is not where they think, because its server has died or it has moved, look for it again. */
  review(living: ReadonlySet<string>, owners: ReadonlyMap<string, string | null>): void {
    for (const [port, { server, match }] of this.#ports) {
      const moved = owners.has(match) && owners.get(match) !== server;
      if (moved || !living.has(server)) this.#drop(port);
    }
  }

  /** Mail may have been missed: all rooms ask again. */
  reset(): void {
    for (const port of this.#ports.keys()) this.#drop(port);
  }

  #drop(id: string): void {
    const port = this.#ports.get(id);
    this.#ports.delete(id);
    for (const [call, waiting] of this.#calls) {
      if (waiting.port !== id) continue;
      this.#calls.delete(call);
      clearTimeout(waiting.timer);
      waiting.reject(gone());
    }
    port?.listener({ kind: 'closed' });
  }

  close(): void {
    for (const { timer, reject } of this.#calls.values()) {
      clearTimeout(timer);
      reject(gone());
    }
    this.#calls.clear();
  }
}

class RemotePort implements TablePort {
  readonly #call: <T>(ask: PortCall) => Promise<T>;
  readonly #send: (mail: ServerMail) => void;
  readonly #port: string;
  readonly #forget: () => void;

  constructor(
    call: <T>(ask: PortCall) => Promise<T>,
    send: (mail: ServerMail) => void,
    port: string,
    forget: () => void,
  ) {
    this.#call = call;
    this.#send = send;
    this.#port = port;
    this.#forget = forget;
  }

  command(caller: Caller, command: TableCommand): Promise<Done> {
    return this.#call({ method: 'command', caller, command });
  }

  catchUp(caller: Caller, eyes: number, version: number | null): Promise<CatchUp | null> {
    return this.#call({ method: 'catchUp', caller, eyes, version });
  }

  chat(): Promise<string> {
    return this.#call({ method: 'chat' });
  }

  file(caller: Caller): Promise<string> {
    return this.#call({ method: 'file', caller });
  }

  here(persons: readonly string[], eyes: readonly number[]): void {
    this.#send({ kind: 'here', port: this.#port, persons, eyes });
  }

  detach(): void {
    this.#forget();
    this.#send({ kind: 'detach', port: this.#port });
  }
}
