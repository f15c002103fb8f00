import { afterFrame, inOwnTask } from '@questwright/board-kit/host';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { paceOf, preferences } from '../prefs/preferences.ts';
import type { Connection } from './connection.ts';
import type { Sight } from './sight.ts';
import { signal } from './signal.ts';

/**
 * Shows what others did one step after the other, while the newest is already known. What is asked of oneself
 * never waits for that: it is taken from the newest, and answering it catches up at once.
 */
export class Following {
  readonly #connection: Connection;
  readonly #signal = signal();
  readonly #queue: Sight[] = [];
  #shown: Sight | null = null;
  #newest: Sight | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOwn = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Listens to the connection until the returned function is called. */
  begin(): () => void {
    const stop = this.#connection.subscribe(() => this.#hear());
    this.#hear();
    return () => {
      clearTimeout(this.#timer);
      stop();
    };
  }

  readonly subscribe = this.#signal.subscribe;
  readonly shown = (): Sight | null => this.#shown;
  readonly newest = (): Sight | null => this.#newest;
  readonly isBehind = (): boolean => this.#queue.length > 0;

  /** What comes next is what one did oneself: it is shown at once. */
  expectOwn(): void {
    this.catchUp();
    this.#isOwn = true;
  }

  catchUp(): void {
    if (this.#queue.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue.length = 0;
    this.#shown = this.#newest;
    // What is skipped is drawn once the click that does it is over.
    inOwnTask(this.#signal.tell);
  }

  #hear(): void {
    const sight = this.#connection.sight();
    if (sight === this.#newest) {
      this.#signal.tell();
      return;
    }
    const last = this.#newest;
    this.#newest = sight;
    const isFollowed =
      sight !== null &&
      last !== null &&
      !this.#isOwn &&
      sight.eyes === last.eyes &&
      sight.version > last.version &&
      paceOf(preferences()) > 0 &&
      !document.hidden;
    this.#isOwn = false;
    if (!isFollowed) {
      this.#queue.length = 0;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#show(sight);
      return;
    }
    this.#queue.push(sight);
    this.#timer ??= setTimeout(() => this.#step(), paceOf(preferences()));
    this.#signal.tell();
  }

  #step(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    if (!next) return;
    this.#show(next);
    if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#step(), paceOf(preferences()));
  }

  #show(sight: Sight | null): void {
    this.#shown = sight;
    this.#signal.tell();
  }
}

/**
 * What is shown of a match, and the newest that is known of it. It comes as a transition: the page is worked out
 * anew a little at a time, not as one long task. And it comes after a frame: the browser hurries the one after a
 * click, which then has only the click to show.
 */
export function useFollowing(connection: Connection) {
  const following = useMemo(() => new Following(connection), [connection]);
  const [state, setState] = useState(() => stateOf(following));
  useEffect(() => {
    let callOff = (): void => {};
    const stop = following.subscribe(() => {
      callOff();
      callOff = afterFrame(() => startTransition(() => setState((last) => same(last, stateOf(following)))));
    });
    const end = following.begin();
    return () => {
      end();
      stop();
      callOff();
    };
  }, [following]);
  return state.following === following ? state : stateOf(following);
}

const stateOf = (following: Following) => ({
  following,
  shown: following.shown(),
  newest: following.newest(),
  isBehind: following.isBehind(),
});

type State = ReturnType<typeof stateOf>;

const same = (last: State, now: State): State =>
  (Object.keys(now) as (keyof State)[]).every((key) => last[key] === now[key]) ? last : now;
