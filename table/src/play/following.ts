import type { FindMoments, Moment } from '@questwright/board-kit';
import { momentManners, newestOf, newLines, timeOf } from '@questwright/board-kit/host';
import type { ChoiceView, LogPage, Text } from '@questwright/kernel';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { paceOf, preferences, wantsMotion } from '../prefs/preferences.ts';
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
  /** What everybody should see just now: a card that was drawn, say. */
  readonly moment: Moment | null;
  /** Whether whoever watches has stopped it. */
  readonly isPaused: boolean;
}

/**
 * Shows what others did one step after the other, while the newest is already known. What is asked of oneself
 * never waits for that: it is taken from the newest, and answering it catches up at once. A card that is drawn is seen
 * before what comes of it, whoever draws it.
 */
export class Following {
  readonly #connection: Connection;
  readonly #find: FindMoments;
  readonly #signal = signal();
  readonly #queue: Sight[] = [];
  #moments: readonly Moment[] = [];
  /** What is shown after the moments. */
  #held: Sight | null = null;
  #momentTimer: ReturnType<typeof setTimeout> | undefined;
  #shown: Sight;
  #newest: Sight;
  #followed: Followed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOwn = false;
  #isPaused = false;

  constructor(connection: Connection, first: Sight, find: FindMoments = () => []) {
    this.#connection = connection;
    this.#find = find;
    this.#shown = this.#newest = first;
    this.#followed = this.#seen();
  }

  /** Listens to the connection until the returned function is called. */
  begin(): () => void {
    const stop = this.#connection.subscribe(() => this.#hear());
    this.#hear();
    return () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#momentTimer);
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
    if (this.#queue.length > 0 || this.#held) this.#show(this.#newest);
  }

  /** Looks no longer at what everybody should see, and shows what came of it. */
  skipMoments(): void {
    if (this.#moments.length === 0) return;
    this.#look([]);
    this.#tell();
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
    if (this.#held) this.skipMoments();
    else if (this.#queue.length > 0) this.#step();
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
    const isSame = sight.version === this.#newest.version && sight.eyes === this.#newest.eyes;
    this.#isOwn = false;
    this.#newest = sight;
    if (!isFollowed) {
      if (isSame && this.#held && this.#queue.length === 0) this.#held = sight;
      else this.#reach(sight);
      this.#tell();
      return;
    }
    this.#queue.push(sight);
    this.#stepLater();
    this.#tell();
  }

  #stepLater(): void {
    if (this.#queue.length > 0 && !this.#isPaused && !this.#held)
      this.#timer ??= setTimeout(() => this.#step(), paceOf(preferences()));
  }

  #step(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    if (next) this.#turnTo(next);
    this.#stepLater();
    this.#tell();
  }

  /** Goes to a position at once, whatever was to be shown before it; what everybody should see comes first. */
  #reach(sight: Sight): void {
    const before = this.#held ?? this.#shown;
    this.#clear();
    this.#shown = before;
    this.#turnTo(sight);
  }

  /** Shows the next position, after what everybody should see of how it came about. */
  #turnTo(sight: Sight): void {
    const { log, version, eyes } = this.#shown;
    const isNext = sight.version > version && sight.eyes === eyes;
    const lines = isNext ? newLines(log.entries.at(-1), sight.log.entries) : [];
    const moments = lines.length > 0 ? newestOf(this.#find(lines, sight.view)) : [];
    if (holds(moments)) this.#held = sight;
    else this.#shown = sight;
    this.#look(moments);
  }

  /** Lets moments be seen one after the other, and then what was held back for them. */
  #look(moments: readonly Moment[]): void {
    clearTimeout(this.#momentTimer);
    this.#moments = moments;
    const [now] = moments;
    if (now) {
      const next = (): void => {
        this.#look(this.#moments.slice(1));
        this.#tell();
      };
      this.#momentTimer = setTimeout(next, timeOf(now));
    } else if (this.#held) {
      this.#shown = this.#held;
      this.#held = null;
      this.#stepLater();
    }
  }

  /** Shows a position at once, whatever was to be shown before it. */
  #show(sight: Sight): void {
    this.#clear();
    this.#shown = sight;
    this.#tell();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#momentTimer);
    this.#timer = undefined;
    this.#queue.length = 0;
    this.#moments = [];
    this.#held = null;
  }

  #seen(): Followed {
    const { table, undo, view, log } = this.#newest;
    const asked = { choice: view.choice, log, passes: view.passes ?? NOTHING_PASSED };
    return {
      ...this.#shown,
      table,
      undo,
      asked,
      isBehind: this.#queue.length > 0 || this.#held !== null,
      moment: this.#moments[0] ?? null,
      isPaused: this.#isPaused,
    };
  }

  #tell(): void {
    this.#followed = this.#seen();
    this.#signal.tell();
  }
}

const NOTHING_PASSED: readonly Text[] = [];

/** Whether the board waits for moments: not where nothing is to be waited for, or nobody looks. */
const holds = (moments: readonly Moment[]): boolean =>
  moments.some(({ kind }) => momentManners[kind].holds) &&
  paceOf(preferences()) > 0 &&
  wantsMotion(preferences()) &&
  !document.hidden;

/** A match as it is shown, beginning with `first`. It comes as a transition, so that no click waits for it. */
export function useFollowing(
  connection: Connection,
  first: Sight,
  find?: FindMoments,
): [Followed, Following] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is only where a connection begins.
  const following = useMemo(() => new Following(connection, first, find), [connection, find]);
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
