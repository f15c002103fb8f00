import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../protocol/index.ts';
import type { Known } from '../identity/identity.ts';
import type { Metrics } from '../metrics.ts';
import type { Account } from '../quotas/caller.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { Refusal, serverFault } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { CLOSE, Connection, type Services } from './connection.ts';
import { Outbox } from './outbox.ts';

export interface SocketsDeps {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
  readonly log: FastifyBaseLogger;
  readonly handle: (connection: Connection, message: ClientMessage) => Promise<ServerMessage>;
  readonly closed: (connection: Connection) => void;
  /** An error in words that say what to do, if it comes of where things are stored. */
  readonly explain: (error: unknown) => unknown;
}

/** Being cut off costs as much as opening so many sockets. */
const COST_OF_CUT = 20;

/** All sockets of this server. */
export class Sockets implements Services {
  readonly #deps: SocketsDeps;
  readonly #connections = new Set<Connection>();
  readonly #outbox = new Outbox();
  readonly #perNetwork = new Map<string, number>();
  readonly #pinger: NodeJS.Timeout;
  #closing = false;

  constructor(deps: SocketsDeps) {
    this.#deps = deps;
    this.#pinger = setInterval(() => {
      for (const connection of this.#connections) connection.ping();
    }, deps.settings.ping);
    this.#pinger.unref();
    deps.metrics.gauge('sockets', 'Open sockets.', () => this.#connections.size);
  }

  /** Refuses a socket when there are too many, before it is opened. */
  checkRoom(network: string): void {
    const { maxConnections, maxConnectionsPerAddress } = this.#deps.settings;
    if (this.#closing) throw new Refusal('shutting-down', 'The server is shutting down.');
    if (this.#connections.size >= maxConnections) throw new Refusal('try-again', 'The server is full.');
    if ((this.#perNetwork.get(network) ?? 0) >= maxConnectionsPerAddress) {
      throw new Refusal('too-fast', 'There are too many connections from your address.');
    }
  }

  /** Refuses a socket to whoever has opened too many of late. */
  admit(account: Account): void {
    this.#deps.quotas.sockets.take(account);
  }

  /** `stream` is what carries the socket, `network` where it comes from. */
  accept(socket: WebSocket, stream: Duplex, network: string, known: Known): void {
    const { metrics, settings } = this.#deps;
    const deps = { services: this, metrics, settings, outbox: this.#outbox };
    const connection = new Connection(socket, stream, known, network, deps);
    this.#connections.add(connection);
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
  }

  handle(connection: Connection, message: ClientMessage): Promise<ServerMessage> {
    return this.#deps.handle(connection, message);
  }

  closed(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    const { network } = connection.person;
    const left = this.#perNetwork.get(network)! - 1;
    if (left > 0) this.#perNetwork.set(network, left);
    else this.#perNetwork.delete(network);
    this.#deps.closed(connection);
  }

  cutOff({ person }: Connection): void {
    this.#deps.quotas.sockets.spend(person, COST_OF_CUT);
  }

  failed(error: unknown): Refusal {
    const why = this.#deps.explain(error);
    this.#deps.log.error({ err: why }, 'a message could not be handled');
    return serverFault(why, 'The server failed while it handled this message.');
  }

  /** A session has ended: its sockets end with it. */
  endSession(session: string): void {
    for (const connection of this.#connections) {
      if (connection.known.session === session) connection.close(CLOSE.ended, 'this session has ended');
    }
  }

  /** Says goodbye to everybody and closes. */
  close(): void {
    this.#closing = true;
    clearInterval(this.#pinger);
    for (const connection of this.#connections) {
      connection.say({
        type: 'bye',
        code: 'shutting-down',
        message: 'The server restarts; nothing is lost.',
      });
      connection.close(CLOSE.going, 'the server restarts');
    }
  }
}
