import type {
  ClientMessage,
  GameInfo,
  LobbyEntry,
  PersonInfo,
  ServerMessage,
} from '@questwright/server/protocol';
import { readMessage } from '@questwright/server/protocol/frame';
import { PROTOCOL, SOCKET_PATH } from '@questwright/server/protocol/limits';
import { t } from '../../texts/texts.ts';
import { signal } from '../signal.ts';
import { beSomebody, ServerError } from './identity.ts';

type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Outgoing = Unnumbered<ClientMessage>;
type Done = Extract<ServerMessage, { type: 'done' }>;

/** Somebody who follows a match by the link. */
export interface Follower {
  /** What to send to be told of everything that is new. */
  watch(): Outgoing;
  hear(message: ServerMessage): void;
  /** The link was lost, or is there again. */
  linked(isOpen: boolean): void;
  failed(reason: string): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 15_000;
const PATIENCE_MS = 6000;

/** The one socket to the server, for all matches of the page. It comes back by itself. */
class ServerLink {
  readonly #followers = new Map<string, Follower>();
  readonly #waiting = new Map<number, PromiseWithResolvers<Done>>();
  readonly #lobby = signal();
  readonly #campaigns = new Map<string, Set<() => void>>();
  #socket: WebSocket | null = null;
  #opening: Promise<void> | null = null;
  #wait = FIRST_WAIT_MS;
  #messages = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lobbyWatchers = 0;
  lobby: readonly LobbyEntry[] = [];
  person: PersonInfo | null = null;
  games: readonly GameInfo[] = [];

  constructor() {
    addEventListener('online', () => {
      this.#wait = FIRST_WAIT_MS;
      this.#again(0);
    });
    addEventListener('offline', () => this.#drop());
  }

  /** Sends a message and gives the reply; rejects with what the server says against it. */
  async request(message: Outgoing): Promise<Done> {
    await this.open();
    return this.#send(message);
  }

  follow(match: string, follower: Follower): () => void {
    this.#followers.set(match, follower);
    this.open().then(
      () => this.#watch(match, follower),
      (error: Error) => (this.#opening ? undefined : follower.failed(error.message)),
    );
    return () => {
      if (this.#followers.get(match) !== follower) return;
      this.#followers.delete(match);
      if (this.#isOpen()) this.#send({ type: 'unwatch', match }).catch(() => {});
    };
  }

  /** Hears of matches that wait for players. */
  readonly watchLobby = (listener: () => void): (() => void) => {
    const stop = this.#lobby.subscribe(listener);
    if (++this.#lobbyWatchers === 1) this.request({ type: 'lobby', watch: true }).catch(() => {});
    return () => {
      stop();
      if (--this.#lobbyWatchers === 0 && this.#isOpen())
        this.#send({ type: 'lobby', watch: false }).catch(() => {});
    };
  };

  /** Hears that a campaign has changed, or may have: also each time when the server has begun to tell of it. */
  watchCampaign(campaign: string, listener: () => void): () => void {
    const listeners = this.#campaigns.get(campaign) ?? new Set();
    this.#campaigns.set(campaign, listeners.add(listener));
    if (this.#isOpen()) this.#followCampaign(campaign);
    else this.open().catch(() => {});
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#campaigns.delete(campaign);
      if (this.#isOpen()) this.#send({ type: 'campaign', campaign, watch: false }).catch(() => {});
    };
  }

  /** Connects, if that has not been done. */
  open(): Promise<void> {
    if (this.#opening) return this.#opening;
    const opening = this.#connect();
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = null;
    });
    return opening;
  }

  /** Forgets who one was; the next message connects anew. */
  close(): void {
    this.#opening = null;
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    await beSomebody();
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET_PATH}`,
    );
    this.#socket = socket;
    const opened = Promise.withResolvers<void>();
    socket.onopen = () => opened.resolve();
    socket.onmessage = ({ data }) => this.#hear(readMessage(data));
    socket.onclose = () => {
      opened.reject(new ServerError('no-server', t('online.none')));
      this.#lost(socket);
    };
    await opened.promise;
    const welcomed = Promise.withResolvers<void>();
    this.#welcomed = welcomed;
    socket.send(
      JSON.stringify({ type: 'hello', id: ++this.#messages, protocol: PROTOCOL } satisfies ClientMessage),
    );
    await welcomed.promise;
    this.#wait = FIRST_WAIT_MS;
    this.#beat(socket);
    if (this.#lobbyWatchers > 0) this.#send({ type: 'lobby', watch: true }).catch(() => {});
    for (const campaign of this.#campaigns.keys()) this.#followCampaign(campaign);
  }

  #welcomed: PromiseWithResolvers<void> | null = null;

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #send(message: Outgoing): Promise<Done> {
    if (!this.#isOpen()) return Promise.reject(new ServerError('lost', t('table.reconnecting')));
    const id = ++this.#messages;
    const waiting = Promise.withResolvers<Done>();
    this.#waiting.set(id, waiting);
    this.#socket!.send(JSON.stringify({ ...message, id }));
    return waiting.promise;
  }

  #followCampaign(campaign: string): void {
    this.#send({ type: 'campaign', campaign, watch: true }).then(
      () => this.#tellOf(campaign),
      () => {},
    );
  }

  #tellOf(campaign: string): void {
    for (const listener of this.#campaigns.get(campaign) ?? []) listener();
  }

  #watch(match: string, follower: Follower): void {
    if (this.#followers.get(match) !== follower) return;
    follower.linked(true);
    this.#send(follower.watch()).catch((error: ServerError) => {
      if (error.code !== 'lost') follower.failed(error.message);
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.person = message.person;
        this.games = message.games;
        this.#welcomed?.resolve();
        this.#welcomed = null;
        return;
      case 'done':
      case 'pong':
        this.#settle(message.re)?.resolve(message as Done);
        return;
      case 'error': {
        const error = new ServerError(message.code, `${message.message} ${message.advice}`);
        if (message.code === 'other-protocol') this.#welcomed?.reject(error);
        this.#settle(message.re)?.reject(error);
        return;
      }
      case 'lobby':
        this.lobby = message.matches;
        this.#lobby.tell();
        return;
      case 'campaign':
        this.#tellOf(message.campaign);
        return;
      case 'bye':
        return;
      default:
        this.#followers.get(message.match)?.hear(message);
    }
  }

  #settle(re: number | undefined): PromiseWithResolvers<Done> | undefined {
    const waiting = re === undefined ? undefined : this.#waiting.get(re);
    if (re !== undefined) this.#waiting.delete(re);
    return waiting;
  }

  /** A socket can be dead without knowing it: whoever does not answer in time is given up. */
  #beat(socket: WebSocket): void {
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => {
      const giveUp = setTimeout(() => socket === this.#socket && this.#drop(), PATIENCE_MS);
      this.#send({ type: 'ping' }).then(
        () => clearTimeout(giveUp),
        () => clearTimeout(giveUp),
      );
    }, PING_MS);
  }

  /** Gives the socket up without waiting for the other side to agree, which may not be there. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = null;
    socket.close();
    this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pulse);
    this.#opening = null;
    this.#welcomed?.reject(new ServerError('lost', t('table.reconnecting')));
    this.#welcomed = null;
    for (const waiting of this.#waiting.values())
      waiting.reject(new ServerError('lost', t('table.reconnecting')));
    this.#waiting.clear();
    for (const follower of this.#followers.values()) follower.linked(false);
    if (this.#isNeeded()) {
      this.#again(this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
  }

  /** Whether somebody waits to be told of something. */
  #isNeeded(): boolean {
    return this.#followers.size > 0 || this.#campaigns.size > 0;
  }

  #again(after: number): void {
    setTimeout(() => {
      if (this.#opening || !this.#isNeeded()) return;
      this.open().then(
        () => {
          for (const [match, follower] of this.#followers) this.#watch(match, follower);
        },
        () => {},
      );
    }, after);
  }
}

export const link = new ServerLink();
