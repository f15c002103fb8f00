import type { Seen, TableMessage } from '../../protocol/index.ts';
import type { Caller } from '../quotas/caller.ts';
import { isForLater, Refusal } from '../refusal.ts';
import type { Done, TableCommand, TableEvent, TablePort } from '../table/port.ts';
import { eyesOf } from '../table/seats.ts';
import type { Directory } from './directory.ts';

/** Somebody who watches a match: a socket. */
export interface Watcher {
  readonly person: Caller;
  send(text: string): void;
}

/** How up to date somebody is who looks through certain eyes. */
interface Reading {
  version: number | null;
  catchingUp: boolean;
}

interface Attendance {
  readonly eyes: Map<number, Reading>;
  /** Until a watcher has been told how things stand, it is not told how they change. */
  joining: boolean;
}

/** One attempt to get at the table. */
interface Way {
  found: boolean;
  closed: boolean;
}

const SEEK_AGAIN_MS = 100;
const ASK_AGAIN_MS = 500;
const PATIENCE_MS = 5000;

/**
 * Those who watch one match from this server. The room knows through whose eyes each of them looks and how
 * far they are, and sees to it that everyone gets every version of what they may see, once and in order,
 * wherever the table is and whatever happens to it.
 */
export class Room {
  readonly #match: string;
  readonly #directory: Directory;
  readonly #attendances = new Map<Watcher, Attendance>();
  readonly #latest = new Map<number, number>();
  #table: TableMessage | null = null;
  #visits = 0;
  #way: Way | null = null;
  #port: Promise<TablePort>;

  constructor(match: string, directory: Directory) {
    this.#match = match;
    this.#directory = directory;
    this.#port = this.#attach(performance.now() + PATIENCE_MS);
  }

  get empty(): boolean {
    return this.#attendances.size === 0 && this.#visits === 0;
  }

  /** Does something in the room, which stays as long as that takes. */
  async visit<T>(act: () => Promise<T>): Promise<T> {
    this.#visits++;
    try {
      return await act();
    } finally {
      this.#visits--;
    }
  }

  async watch(watcher: Watcher, seen: Seen | undefined): Promise<void> {
    const port = await this.#port;
    const attendance: Attendance = { eyes: new Map(), joining: true };
    this.#attendances.set(watcher, attendance);
    this.#assignEyes(watcher, attendance, seen);
    this.#tellWhoIsHere(port);
    const chat = await port.chat();
    if (this.#attendances.get(watcher) !== attendance) return;
    attendance.joining = false;
    if (this.#table) watcher.send(JSON.stringify(this.#table));
    watcher.send(chat);
    for (const eyes of attendance.eyes.keys()) await this.#catchUp(watcher, attendance, eyes);
  }

  unwatch(watcher: Watcher): void {
    if (!this.#attendances.delete(watcher)) return;
    this.#port.then((port) => this.#tellWhoIsHere(port)).catch(() => {});
  }

  async command(caller: Caller, command: TableCommand): Promise<Done> {
    return (await this.#port).command(caller, command);
  }

  async file(caller: Caller): Promise<string> {
    return (await this.#port).file(caller);
  }

  close(): void {
    this.#port.then((port) => port.detach()).catch(() => {});
  }

  /**
   * Finds the table, and keeps looking until a given time: its server may have died without anybody noticing
   * yet.
   */
  #attach(until: number): Promise<TablePort> {
    const port = this.#seek(until);
    port.catch(() => {});
    return port;
  }

  async #seek(until: number): Promise<TablePort> {
    for (;;) {
      const way: Way = { found: false, closed: false };
      this.#way = way;
      try {
        const port = await this.#directory.attach(this.#match, (event) => this.#listen(way, event));
        way.found = true;
        if (!way.closed) return port;
      } catch (error) {
        const isFinal = error instanceof Refusal && !isForLater(error);
        if (isFinal || performance.now() > until || this.empty) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, SEEK_AGAIN_MS));
    }
  }

  /** Hears what comes by the way that was taken last; what still comes by others is old. */
  #listen(way: Way, event: TableEvent): void {
    if (way !== this.#way) return;
    if (event.kind !== 'closed') this.#hear(event);
    else {
      way.closed = true;
      if (way.found) void this.#reattach();
    }
  }

  #hear(event: Exclude<TableEvent, { kind: 'closed' }>): void {
    switch (event.kind) {
      case 'table':
        this.#table = event.table;
        this.#broadcast(JSON.stringify(this.#table));
        this.#reassignEyes();
        return;
      case 'chat':
        this.#broadcast(event.text);
        return;
      case 'update':
        this.#publish(event.eyes, event.version, event.text);
        return;
      case 'reopened':
        for (const [watcher, attendance] of this.#attendances) {
          for (const [eyes, { version }] of attendance.eyes) {
            if (version !== event.version) void this.#catchUp(watcher, attendance, eyes);
          }
        }
    }
  }

  #publish(eyes: number, version: number, text: string): void {
    this.#latest.set(eyes, version);
    for (const [watcher, attendance] of this.#attendances)
      this.#update(watcher, attendance, eyes, version, text);
  }

  #broadcast(text: string): void {
    for (const [watcher, { joining }] of this.#attendances) if (!joining) watcher.send(text);
  }

  #update(watcher: Watcher, attendance: Attendance, eyes: number, version: number, text: string): void {
    const reading = attendance.eyes.get(eyes);
    if (!reading || attendance.joining || reading.catchingUp) return;
    if (reading.version === version - 1) {
      reading.version = version;
      watcher.send(text);
    } else if (reading.version === null || reading.version < version) {
      void this.#catchUp(watcher, attendance, eyes);
    }
  }

  /** Brings a watcher up to date, and again until no newer version is known. */
  async #catchUp(watcher: Watcher, attendance: Attendance, eyes: number): Promise<void> {
    const reading = attendance.eyes.get(eyes);
    if (!reading || attendance.joining || reading.catchingUp || this.#attendances.get(watcher) !== attendance)
      return;
    reading.catchingUp = true;
    try {
      const missed = await (await this.#port).catchUp(watcher.person, eyes, reading.version);
      if (!missed || this.#attendances.get(watcher) !== attendance || attendance.eyes.get(eyes) !== reading)
        return;
      for (const text of missed.texts) watcher.send(text);
      reading.version = missed.version;
    } catch (error) {
      // The table may be gone, its server may have been too slow to answer, or this person may have asked for
      // too much. Whoever is still here asks again.
      const isFinal = error instanceof Refusal && !isForLater(error);
      if (!isFinal) setTimeout(() => void this.#catchUp(watcher, attendance, eyes), ASK_AGAIN_MS).unref();
      return;
    } finally {
      reading.catchingUp = false;
    }
    if (reading.version < (this.#latest.get(eyes) ?? 0)) await this.#catchUp(watcher, attendance, eyes);
  }

  #assignEyes(watcher: Watcher, attendance: Attendance, seen?: Seen): void {
    const wanted = eyesOf(this.#table?.seats ?? [], watcher.person.id);
    for (const eyes of attendance.eyes.keys()) if (!wanted.includes(eyes)) attendance.eyes.delete(eyes);
    for (const eyes of wanted) {
      if (attendance.eyes.has(eyes)) continue;
      const version = seen?.seats.includes(eyes) ? seen.version : null;
      attendance.eyes.set(eyes, { version, catchingUp: false });
    }
  }

  /** After somebody has sat down or stood up. */
  #reassignEyes(): void {
    let changed = false;
    for (const [watcher, attendance] of this.#attendances) {
      const before = [...attendance.eyes.keys()];
      this.#assignEyes(watcher, attendance);
      const added = [...attendance.eyes.keys()].filter((eyes) => !before.includes(eyes));
      changed ||= added.length > 0 || attendance.eyes.size !== before.length;
      for (const eyes of added) void this.#catchUp(watcher, attendance, eyes);
    }
    if (changed) this.#port.then((port) => this.#tellWhoIsHere(port)).catch(() => {});
  }

  #tellWhoIsHere(port: TablePort): void {
    const persons = new Set<string>();
    const eyes = new Set<number>();
    for (const [{ person }, attendance] of this.#attendances) {
      persons.add(person.id);
      for (const one of attendance.eyes.keys()) eyes.add(one);
    }
    port.here([...persons], [...eyes]);
  }

  /** The table has closed where it was: finds it where it is now, however long that takes. */
  async #reattach(): Promise<void> {
    this.#latest.clear();
    this.#port = this.#attach(Number.POSITIVE_INFINITY);
    try {
      this.#tellWhoIsHere(await this.#port);
      for (const [watcher, attendance] of this.#attendances) {
        for (const eyes of attendance.eyes.keys()) await this.#catchUp(watcher, attendance, eyes);
      }
    } catch {
      // Nobody is left to care.
    }
  }
}
