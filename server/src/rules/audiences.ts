import {
  clone,
  diff,
  factsOf,
  hasSecrets,
  type Match,
  type OwnView,
  type View,
  viewOwn,
  type ZoneChange,
  ZoneWatch,
} from '@questwright/kernel';
import { Backlog } from './backlog.ts';
import { type LogNews, LogReader, newsOf } from './log-reader.ts';

/** What of a position everybody sees, whoever they are. It shares nothing with the state, which changes. */
interface Common {
  /** In the order in which the game names them. */
  readonly open: unknown[];
  facts: unknown;
  over: View['over'];
  readonly zones: ZoneWatch;
}

/** Those who look through the same eyes: a seat's, or a spectator's. They are all sent the same. */
interface Audience {
  own: OwnView;
  log: LogReader;
  readonly backlog: Backlog;
}

/**
 * All who watch a match. They are sent their whole view first, and then what changes in it, as finished messages
 * (but for the number of the channel and the eyes, with which the room begins every update).
 * What everybody sees is compared and written down once for all of them.
 *
 * Every answer gives every audience exactly one update, whatever it changes for them: the number of messages
 * must not tell anybody what happened out of their sight.
 */
export class Audiences {
  readonly #match: Match;
  readonly #id: string;
  readonly #audiences = new Map<number, Audience>();
  /** As it was told last; null while nobody watches. */
  #common: Common | null = null;
  /** How much of the match's own log had been written then. */
  #logged = 0;
  /** What those share who have read the same; null when there is anything in the log that not all may read. */
  #sharedLog: LogReader | null = null;
  /** Whether seats of this game see anything that others do not, besides what they are asked. */
  readonly #hasSecrets: boolean;

  constructor(match: Match, id: string) {
    this.#match = match;
    this.#id = id;
    this.#hasSecrets = hasSecrets(match.game);
  }

  /** All that is needed to be up to date by whoever has everything up to `version`, or nothing. */
  catchUp(eyes: number, version: number | null): string[] {
    let audience = this.#audiences.get(eyes);
    if (!audience) {
      this.#common ??= firstLook(this.#match);
      this.#logged = this.#match.log.length;
      const own = ownOf(this.#match, eyes);
      audience = { own, log: this.#logFor(eyes), backlog: new Backlog() };
      this.#audiences.set(eyes, audience);
    }
    if (version === this.#match.n) return [];
    const missed = version === null ? null : audience.backlog.since(version);
    return missed ?? [this.#whole(eyes, audience)];
  }

  /** Nobody looks through these eyes any more. */
  dismiss(eyes: number): void {
    this.#audiences.delete(eyes);
    if (this.#audiences.size > 0) return;
    this.#common = null;
    this.#sharedLog = null;
  }

  /** Takes note of the present position and tells each audience what has changed for it. */
  advance(): [eyes: number, text: string][] {
    if (this.#common === null) return [];
    const changes = look(this.#match, this.#common);
    const news = newsOf(this.#match.log, this.#logged);
    this.#logged = this.#match.log.length;
    if (news.entries.some(({ to }) => to)) this.#partLogs();
    const others = ownOf(this.#match, -1);
    const log = this.#sharedLog?.read(news) ?? '';
    const step: Step = { changes, news, log, others, told: new Map(), updates: [] };
    return Array.from(this.#audiences, ([eyes, audience]) => [eyes, this.#update(eyes, audience, step)]);
  }

  #logFor(eyes: number): LogReader {
    if (this.#audiences.size === 0 && this.#match.log.every(({ to }) => !to)) {
      this.#sharedLog = LogReader.of(this.#match, eyes);
    }
    return this.#sharedLog ?? LogReader.of(this.#match, eyes);
  }

  /** From now on each audience has a log of its own. */
  #partLogs(): void {
    if (!this.#sharedLog) return;
    for (const [eyes, audience] of this.#audiences) audience.log = this.#sharedLog.for(eyes);
    this.#sharedLog = null;
  }

  #whole(eyes: number, audience: Audience): string {
    const { n } = this.#match;
    const view = this.#match.view(eyes);
    const log = this.#match.logPage(eyes);
    const text = JSON.stringify({ type: 'view', match: this.#id, seat: eyes, version: n, view, log });
    audience.backlog.wholeSize = text.length;
    return text;
  }

  #update(eyes: number, audience: Audience, step: Step): string {
    const { changes, news, others, told, updates } = step;
    const { n, choice } = this.#match;
    const before = audience.own;
    audience.own = this.#hasSecrets || eyes === choice?.seat ? ownOf(this.#match, eyes) : others;
    let changed = audience.own === others ? told.get(before) : undefined;
    if (changed === undefined) {
      const change = (diff(before, audience.own) ?? {}) as OwnChange;
      changed = merged(changes, audience.own, change, n);
      if (audience.own === others) told.set(before, changed);
    }
    const log = audience.log === this.#sharedLog ? step.log : audience.log.read(news);
    let update = updates.find((one) => one.changed === changed && one.log === log);
    if (!update) {
      update = { changed, log, text: `${n},${changed}${log}]` };
      updates.push(update);
    }
    audience.backlog.add(n, update.text);
    return update.text;
  }
}

/** What all audiences are told of one step. */
interface Step {
  readonly changes: Written;
  readonly news: LogNews;
  /** What it adds to the log that audiences share. */
  readonly log: string;
  /** What those see of their own who have nothing of their own. */
  readonly others: OwnView;
  /** What those were told who now see no more than that, by what they saw before. */
  readonly told: Map<OwnView, string>;
  /** The updates so far: those who are told the same share one, which they keep for a while. */
  readonly updates: Update[];
}

interface Update {
  readonly changed: string;
  readonly log: string;
  readonly text: string;
}

function firstLook(match: Match): Common {
  const common: Common = { open: [], facts: null, zones: new ZoneWatch(-1), over: null };
  look(match, common);
  return common;
}

/** What everybody sees that is new, which is noted in `seen`. */
function look({ state, game }: Match, seen: Common): Written {
  const fields: string[] = [];
  const openFields: string[] = [];
  const now = state as unknown as Record<string, unknown>;
  for (let place = 0; place < game.open.length; place++) {
    const field = game.open[place]!;
    const change = diff(seen.open[place], now[field]);
    if (change === null) continue;
    seen.open[place] = clone(now[field]);
    openFields.push(entry(field, change));
  }
  if (openFields.length > 0) fields.push(`"open":{${openFields.join(',')}}`);
  const facts = factsOf(state);
  const factsChange = diff(seen.facts, facts);
  if (factsChange !== null) {
    seen.facts = clone(facts);
    fields.push(entry('facts', factsChange));
  }
  const overChange = diff(seen.over, state.over);
  if (overChange !== null) {
    seen.over = state.over;
    fields.push(entry('over', overChange));
  }
  return { fields, zones: seen.zones.look(state).flatMap(written) };
}

/** What has changed in a zone, already written down. Cards may have been replaced by others that look the same. */
function written({ zone, before, after }: ZoneChange): Written['zones'] {
  const change = after === undefined ? REMOVED : diff(before, after);
  return change === null ? [] : [{ zone, text: entry(zone, change) }];
}

/** What stands in a patch for something that is not there any more. */
const REMOVED = 0;

/** Without the number of the open choice, which is the version and sent anyway. */
const ownOf = (match: Match, eyes: number): OwnView => {
  const { own, zones, choice } = viewOwn(match, eyes);
  return { own: clone(own), zones, choice: choice && { ...choice, n: 0 } };
};

interface OwnChange {
  readonly own?: unknown;
  readonly zones?: Record<string, unknown>;
  readonly choice?: unknown;
}

/** Changes that everybody sees, each already written down. */
interface Written {
  readonly fields: readonly string[];
  readonly zones: readonly { readonly zone: string; readonly text: string }[];
}

const entry = (key: string, change: unknown): string => `${JSON.stringify(key)}:${JSON.stringify(change)}`;

/** What changed for everybody and what changed for these eyes, as the JSON of one patch. */
function merged(common: Written, seen: OwnView, { own, zones = {}, choice }: OwnChange, n: number): string {
  const zoneTexts: string[] = [];
  for (const { zone, text } of common.zones) if (!Object.hasOwn(seen.zones, zone)) zoneTexts.push(text);
  for (const zone in zones) zoneTexts.push(entry(zone, zones[zone]));
  const texts = [...common.fields];
  if (own !== undefined) texts.push(entry('own', own));
  if (zoneTexts.length > 0) texts.push(`"zones":{${zoneTexts.join(',')}}`);
  if (choice !== undefined)
    texts.push(entry('choice', Array.isArray(choice) ? [seen.choice && { ...seen.choice, n }] : choice));
  return `{${texts.join(',')}}`;
}
