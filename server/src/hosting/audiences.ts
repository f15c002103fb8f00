import {
  type Choice,
  clone,
  diff,
  factsOf,
  type Match,
  type OwnView,
  type Patch,
  type View,
  viewOwn,
  ZoneWatch,
} from '@questwright/kernel';
import type { Frame, ViewMessage } from '../../protocol/index.ts';
import { Backlog } from './backlog.ts';
import { LogReader } from './log-reader.ts';

/**
 * The part of a position that everybody sees, whoever they are. It shares nothing with the state, which
 * changes.
 */
interface Common {
  readonly open: Record<string, unknown>;
  facts: unknown;
  over: View['over'];
  readonly zones: ZoneWatch;
}

/** Those who look through the same eyes: a seat's, or a spectator's. They are all sent the same. */
interface Audience {
  own: OwnView;
  readonly log: LogReader;
  readonly backlog: Backlog;
}

/**
 * All who watch a match. They are sent their whole view first, and then what changes in it, as finished messages. What
 * everybody sees is compared once for all of them.
 *
 * Every answer gives every audience exactly one update, whatever it changes for them: the number of messages
 * must not tell anybody what happened out of their sight.
 */
export class Audiences {
  readonly #watched: Watched;
  readonly #match: Match;
  readonly #id: string;
  readonly #audiences = new Map<number, Audience>();
  /** As it was told last; null while nobody watches. */
  #common: Common | null = null;

  constructor(watched: Watched, id: string) {
    this.#watched = watched;
    this.#match = watched.match;
    this.#id = id;
  }

  /**
   * Everything that brings somebody up to date who has everything up to `version`, or nothing at all if that
   * is null.
   */
  catchUp(eyes: number, version: number | null): string[] {
    const audience = this.#audiences.get(eyes) ?? this.#admit(eyes);
    if (version === this.#watched.version) return [];
    const missed = version === null ? null : audience.backlog.since(version);
    return missed ?? [this.#whole(eyes)];
  }

  #admit(eyes: number): Audience {
    this.#common ??= firstLook(this.#match);
    const own = ownOf(this.#match, eyes);
    const audience = { own, log: new LogReader(this.#match, eyes), backlog: new Backlog() };
    this.#audiences.set(eyes, audience);
    return audience;
  }

  /** Nobody looks through these eyes any more. */
  dismiss(eyes: number): void {
    this.#audiences.delete(eyes);
    if (this.#audiences.size === 0) this.#common = null;
  }

  /** Takes note of the present position and tells each audience what has changed for it. */
  advance(): [eyes: number, text: string][] {
    if (this.#common === null) return [];
    const common = look(this.#match, this.#common);
    return Array.from(this.#audiences, ([eyes, audience]) => [eyes, this.#update(eyes, audience, common)]);
  }

  #whole(eyes: number): string {
    const { version } = this.#watched;
    const [view, log] = [this.#match.view(eyes), this.#match.logPage(eyes)];
    const choice = view.choice && { ...view.choice, n: this.#numberFor(eyes) };
    const message: ViewMessage = {
      type: 'view',
      match: this.#id,
      seat: eyes,
      version,
      view: { ...view, choice },
      log,
    };
    return JSON.stringify(message);
  }

  /** The number of the choice that is shown to these eyes: their own, or the first. */
  #numberFor(eyes: number): number {
    const { pending } = this.#match;
    const shown = pending.length > 1 ? (this.#match.pendingOf(eyes) ?? pending[0]) : pending[0];
    return shown ? this.#watched.numberOf(shown.choice) : this.#watched.version;
  }

  #update(eyes: number, audience: Audience, common: CommonChange): string {
    const { version: n } = this.#watched;
    const before = audience.own;
    audience.own = ownOf(this.#match, eyes);
    const change = (diff(before, audience.own) ?? {}) as OwnChange;
    const patch = merged(common, audience.own, change, n, this.#numberFor(eyes));
    const news = audience.log.read();
    const update: Frame = news ? [this.#id, eyes, n, patch, ...news] : [this.#id, eyes, n, patch];
    const text = JSON.stringify(update);
    audience.backlog.add(n, text);
    return text;
  }
}

/** A match, the version that it has come to, and by what numbers its choices are answered. */
interface Watched {
  readonly match: Match;
  readonly version: number;
  numberOf(choice: Choice): number;
}

function firstLook(match: Match): Common {
  const common: Common = { open: {}, facts: null, over: null, zones: new ZoneWatch(-1) };
  look(match, common);
  return common;
}

/** What has changed for everybody: fields of the view, and zones. */
interface CommonChange {
  readonly fields: Record<string, Patch>;
  readonly zones: ZonePatches;
}

/** What stands in a patch for something that is not there any more. */
const REMOVED = 0;
type ZonePatches = Record<string, Patch | typeof REMOVED>;

/** What is new in what everybody sees; it is noted in `seen`. */
function look({ state, game }: Match, seen: Common): CommonChange {
  const now = state as unknown as Record<string, unknown>;
  const open: Record<string, Patch> = {};
  for (const field of game.open) {
    const change = diff(seen.open[field], now[field]);
    if (change === null) continue;
    seen.open[field] = clone(now[field]);
    open[field] = change;
  }
  const facts = factsOf(state);
  const factsChange = diff(seen.facts, facts);
  if (factsChange !== null) seen.facts = clone(facts);
  const overChange = diff(seen.over, state.over);
  seen.over = state.over;
  const zones: ZonePatches = {};
  for (const { zone, before, after } of seen.zones.look(state)) {
    const change = after === undefined ? REMOVED : diff(before, after);
    // Cards may have been replaced by others that look the same.
    if (change !== null) zones[zone] = change;
  }
  const fields = {
    ...(Object.keys(open).length > 0 && { open }),
    ...(factsChange !== null && { facts: factsChange }),
    ...(overChange !== null && { over: overChange }),
  };
  return { fields, zones };
}

/** Without the number of the open choice, which is nearly always the version and sent anyway. */
const ownOf = (match: Match, eyes: number): OwnView => {
  const { own, zones, choice, passes } = viewOwn(match, eyes);
  return { own: clone(own), zones, choice: choice && { ...choice, n: 0 }, ...(passes && { passes }) };
};

interface OwnChange {
  readonly own?: Patch;
  readonly zones?: Record<string, Patch>;
  readonly choice?: Patch;
  readonly passes?: Patch | typeof REMOVED;
}

/** What changed for everybody and what changed for these eyes, as one patch. */
function merged(
  common: CommonChange,
  seen: OwnView,
  { own, zones, choice, passes }: OwnChange,
  version: number,
  number: number,
): Patch {
  const changed: ZonePatches = {};
  for (const zone in common.zones) {
    if (!Object.hasOwn(seen.zones, zone)) changed[zone] = common.zones[zone]!;
  }
  Object.assign(changed, zones);
  const isOlder = seen.choice !== null && number !== version;
  return {
    ...common.fields,
    ...(own !== undefined && { own }),
    ...(Object.keys(changed).length > 0 && { zones: changed }),
    ...((choice !== undefined || isOlder) && { choice: numbered(choice, seen.choice, number, isOlder) }),
    ...(passes !== undefined && { passes }),
  };
}

/** A choice that is sent whole has its number, and so has one whose number is not the version. */
function numbered(change: Patch | undefined, choice: OwnView['choice'], n: number, isOlder: boolean): Patch {
  if (Array.isArray(change)) return [choice && { ...choice, n }];
  return isOlder ? { ...change, n: [n] } : change!;
}
