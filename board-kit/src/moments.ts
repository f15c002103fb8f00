import type { LogEntry, Text, View } from '@questwright/kernel';
import type { SoundName } from './kit.tsx';
import type { Picture } from './plate.tsx';

/** A deed that the board draws before it is done. Everybody and everything in it goes by name. */
export interface Plan {
  readonly who: string;
  /** The spaces that the doer walks through, in order. */
  readonly way: readonly string[];
  /** Whom the deed is aimed at; empty where it is aimed at nobody. */
  readonly whom: string;
  /** Where those who have moved since the position that is shown are by then. */
  readonly moved: { readonly [name: string]: string };
  /** Who has fallen since then. */
  readonly fallen: readonly string[];
}

/**
 * Something that everybody should see: a card that was drawn, a great foe that enters, a new page of the story, a
 * place that somebody reaches, a deed of the other side.
 */
export interface Moment {
  readonly kind: 'drawn' | 'foe' | 'page' | 'place' | 'deed';
  readonly text: Text;
  /** What the board draws on itself. */
  readonly plan?: Plan;
  /** The card that is shown, by its definition. */
  readonly def?: string;
  /** The picture that is shown where there is no card. */
  readonly picture?: Picture;
  /** Whether its text is long, and it stays until that can have been read. */
  readonly isRead?: boolean;
}

/** Finds the moments in new lines of the log, in their order. The view is the position after them. */
export type FindMoments = (lines: readonly LogEntry[], view: View) => readonly Moment[];

interface Manner {
  readonly sound: SoundName | null;
  /** How long it lies on top of the board, in milliseconds. A click or a key ends it. */
  readonly lasts: number;
  /** Whether what comes of it is shown only afterwards. */
  readonly holds: boolean;
}

/** How each kind of moment is shown. */
export const momentManners: Record<Moment['kind'], Manner> = {
  drawn: { sound: 'card', lasts: 1500, holds: true },
  foe: { sound: 'foe', lasts: 1500, holds: true },
  page: { sound: 'travel', lasts: 1500, holds: true },
  place: { sound: 'travel', lasts: 900, holds: false },
  deed: { sound: null, lasts: 1100, holds: true },
};

/** Milliseconds that a moment stays on the board if nobody skips it. */
export const timeOf = ({ kind, isRead }: Moment): number => (isRead ? READING : momentManners[kind].lasts);
const READING = 9000;

/** How many of the newest moments are shown when there are many; deeds are counted by themselves. */
const MOST_MOMENTS = 3;
const MOST_DEEDS = 12;

/** The newest moments, as many as anybody would look at, in their order. */
export function newestOf(moments: readonly Moment[]): readonly Moment[] {
  const isDeed = ({ kind }: Moment): boolean => kind === 'deed';
  const kept = new Set([
    ...moments.filter(isDeed).slice(-MOST_DEEDS),
    ...moments.filter((moment) => !isDeed(moment)).slice(-MOST_MOMENTS),
  ]);
  return moments.filter((moment) => kept.has(moment));
}

/**
 * Which line of its kind was logged last, in a word that changes with each of them: dice tumble by it, whatever they
 * show.
 */
export function stampOf(log: readonly LogEntry[], kind: string): string {
  const at = log.findLast(({ key }) => key === kind)?.at;
  return `${at}.${log.filter((line) => line.key === kind && line.at === at).length}`;
}

/** What has been added to a log, of which only the newest part may be known. None the first time. */
export function newLines(before: LogEntry | undefined, log: readonly LogEntry[]): readonly LogEntry[] {
  const at = before ? log.lastIndexOf(before) : -1;
  return at < 0 ? [] : log.slice(at + 1);
}
