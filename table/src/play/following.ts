import type { ChoiceView, LogPage, Text } from '@questwright/kernel';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { paceOf, preferences } from '../prefs/preferences.ts';
import type { Connection } from './connection.ts';
import type { Sight } from './sight.ts';
import { signal } from './signal.ts';

/** What the page shows of a match: a position with its log, which may lag behind, and around it what is newest. */
export interface Followed extends Sight {
  /** What is asked now, and the log up to there: that never waits for the position that is shown. */
  readonly asked: {
    readonly choice: ChoiceView | null;
    readonly log: LogPage;
    /** What one has passed in advance. */
    readonly passes: readonly Text[];
  };
  readonly isBehind: boolean;
  /** Whether whoever watches has stopped it. */
  readonly isPaused: boolean;
}

/**
 * Shows what others did one step after the other, while the newest is already known. What is asked of oneself
 * never waits for that: it is taken from the newest, and answering it catches up at once.
 */
export class Following {
  readonly #connection: Connection;
  readonly #signal = signal();
  readonly #queue: Sight[] = [];
  #shown: Sight;
  #newest: Sight;
  #followed: Followed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOwn = false;
  #isPaused = false;

  constructor(connection: Connection, first: Sight) {
    this.#connection = connection;
    this.#shown = this.#newest = first;
    this.#followed = this.#look();
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
  readonly followed = (): Followed => this.#followed;

  /** What comes next is what one did oneself: it is shown at once. */
  expectOwn(): void {
    this.catchUp();
    this.#isOwn = true;
  }

  /** Shows the newest, and goes on from there. */
  catchUp(): void {
    this.#isPaused = false;
    if (this.#queue.length > 0) this.#show(this.#newest);
  }

  /** Stops where it is, or goes on. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stepLater();
    this.#tell();
  }

  /** Shows the next step by hand. */
  stepOn(): void {
    if (this.#queue.length > 0) this.#step();
  }

  #hear(): void {
    const sight = this.#connection.sight() ?? this.#newest;
    if (sight === this.#newest) {
      this.#tell();
      return;
    }
    const isFollowed =
      !this.#isOwn &&
      sight.eyes === this.#newest.eyes &&
      sight.version > this.#newest.version &&
      (this.#isPaused || (paceOf(preferences()) > 0 && !document.hidden));
    this.#isOwn = false;
    this.#newest = sight;
    if (!isFollowed) {
      this.#show(sight);
      return;
    }
    this.#queue.push(sight);
    this.#stepLater();
    this.#tell();
  }

  #stepLater(): void {
    if (this.#queue.length > 0 && !this.#isPaused)
      this.#timer ??= setTimeout(() => this.#step(), paceOf(preferences()));
  }

  #step(): void {
    this.#timer = undefined;
    this.#shown = this.#queue.shift() ?? this.#shown;
    this.#stepLater();
    this.#tell();
  }

  /** Shows a position at once, whatever was to be shown before it. */
  #show(sight: Sight): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue.length = 0;
    this.#shown = sight;
    this.#tell();
  }

  #look(): Followed {
    const { table, undo, view, log } = this.#newest;
    const asked = { choice: view.choice, log, passes: view.passes ?? NOTHING_PASSED };
    return { ...this.#shown, table, undo, asked, isBehind: this.#queue.length > 0, isPaused: this.#isPaused };
  }

  #tell(): void {
    this.#followed = this.#look();
    this.#signal.tell();
  }
}

const NOTHING_PASSED: readonly Text[] = [];

/** A match as it is shown, beginning with `first`. It comes as a transition, so that no click waits for it. */
export function useFollowing(connection: Connection, first: Sight): [Followed, Following] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is only where a connection begins.
  const following = useMemo(() => new Following(connection, first), [connection]);
  const [state, setState] = useState({ following, followed: following.followed() });
  useEffect(() => {
    const show = (): void => {
      startTransition(() => setState({ following, followed: following.followed() }));
    };
    const stop = following.subscribe(show);
    const end = following.begin();
    return () => {
      end();
      stop();
    };
  }, [following]);
  return [state.following === following ? state.followed : following.followed(), following];
}
