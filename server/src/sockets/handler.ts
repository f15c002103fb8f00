import {
  type ClientMessage,
  type ClientMessageOf,
  PROTOCOL,
  type ServerMessage,
} from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableDeps } from '../table/deps.ts';
import { makeMatch } from '../table/make.ts';
import { SERVER_VERSION } from '../version.ts';
import type { CampaignNews } from './campaign-news.ts';
import type { Connection } from './connection.ts';
import type { Lobby } from './lobby.ts';

/** Does what clients ask for. */
export class Handler {
  readonly #deps: TableDeps;
  readonly #rooms: Rooms;
  readonly #lobby: Lobby;
  readonly #news: CampaignNews;

  constructor(deps: TableDeps, rooms: Rooms, lobby: Lobby, news: CampaignNews) {
    this.#deps = deps;
    this.#rooms = rooms;
    this.#lobby = lobby;
    this.#news = news;
  }

  /** The reply to a message, or a Refusal is thrown. */
  async handle(connection: Connection, message: ClientMessage): Promise<ServerMessage> {
    const re = message.id === undefined ? {} : { re: message.id };
    const done: ServerMessage = { type: 'done', ...re };
    switch (message.type) {
      case 'hello':
        return { ...(await this.#greet(connection, message)), ...re };
      case 'ping':
        return { type: 'pong', ...re };
      case 'lobby':
        if (message.watch) await this.#lobby.watch(connection);
        else this.#lobby.unwatch(connection);
        return done;
      case 'campaign':
        this.#follow(connection, message);
        return done;
      case 'create':
        return { ...done, match: await makeMatch(this.#deps, connection.person, message) };
      case 'watch':
        await this.#watch(connection, message);
        return done;
      case 'unwatch':
        connection.watched.delete(message.match);
        this.#rooms.unwatch(message.match, connection);
        return done;
      default:
        return { ...done, ...(await this.#rooms.command(connection.person, message)) };
    }
  }

  closed(connection: Connection): void {
    this.#lobby.unwatch(connection);
    for (const match of connection.watched) this.#rooms.unwatch(match, connection);
    for (const campaign of connection.campaigns) this.#news.unwatch(campaign, connection);
    connection.watched.clear();
  }

  #follow(connection: Connection, { campaign, watch }: ClientMessageOf<'campaign'>): void {
    if (!watch) {
      connection.campaigns.delete(campaign);
      this.#news.unwatch(campaign, connection);
      return;
    }
    if (!connection.mayWatchMore) throw new Refusal('too-fast', 'You watch too many campaigns at once.');
    connection.campaigns.add(campaign);
    this.#news.watch(campaign, connection);
  }

  async #greet(connection: Connection, { protocol }: ClientMessageOf<'hello'>): Promise<ServerMessage> {
    if (protocol !== PROTOCOL) {
      throw new Refusal('other-protocol', `This server speaks version ${PROTOCOL} of the protocol.`);
    }
    connection.greeted = true;
    const games = [...(await this.#deps.games())];
    return { type: 'welcome', protocol, server: SERVER_VERSION, person: connection.known.person, games };
  }

  async #watch(connection: Connection, { match, seen }: ClientMessageOf<'watch'>): Promise<void> {
    if (connection.watched.has(match)) this.#rooms.unwatch(match, connection);
    else if (!connection.mayWatchMore) throw new Refusal('too-fast', 'You watch too many matches at once.');
    connection.watched.add(match);
    try {
      await this.#rooms.watch(match, connection, seen);
      if (connection.gone) this.#rooms.unwatch(match, connection);
    } catch (error) {
      connection.watched.delete(match);
      throw error;
    }
  }
}
