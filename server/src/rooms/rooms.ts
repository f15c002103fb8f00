import type { Seen } from '../../protocol/index.ts';
import type { Caller } from '../quotas/caller.ts';
import type { Done, TableCommand } from '../table/port.ts';
import type { Directory } from './directory.ts';
import { Room, type Watcher } from './room.ts';

/** The rooms of this server: one for each match that somebody watches from here. */
export class Rooms {
  readonly #directory: Directory;
  readonly #rooms = new Map<string, Room>();

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  get size(): number {
    return this.#rooms.size;
  }

  async watch(match: string, watcher: Watcher, seen: Seen | undefined): Promise<void> {
    const room = this.#room(match);
    try {
      await room.visit(() => room.watch(watcher, seen));
    } catch (error) {
      this.#leave(match, room, watcher);
      throw error;
    }
  }

  unwatch(match: string, watcher: Watcher): void {
    const room = this.#rooms.get(match);
    if (room) this.#leave(match, room, watcher);
  }

  command(caller: Caller, command: TableCommand): Promise<Done> {
    return this.#visit(command.match, (room) => room.command(caller, command));
  }

  file(caller: Caller, match: string): Promise<string> {
    return this.#visit(match, (room) => room.file(caller));
  }

  async #visit<T>(match: string, act: (room: Room) => Promise<T>): Promise<T> {
    const room = this.#room(match);
    try {
      return await room.visit(() => act(room));
    } finally {
      this.#closeIfEmpty(match, room);
    }
  }

  #room(match: string): Room {
    const known = this.#rooms.get(match);
    if (known) return known;
    const room = new Room(match, this.#directory);
    this.#rooms.set(match, room);
    return room;
  }

  #leave(match: string, room: Room, watcher: Watcher): void {
    room.unwatch(watcher);
    this.#closeIfEmpty(match, room);
  }

  #closeIfEmpty(match: string, room: Room): void {
    if (!room.empty || this.#rooms.get(match) !== room) return;
    this.#rooms.delete(match);
    room.close();
  }
}
