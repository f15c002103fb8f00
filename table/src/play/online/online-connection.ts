import type { SeatInfo } from '@questwright/board-kit';
import {
  joinPages,
  type LogPage,
  type PassWish,
  type Patch,
  patch,
  type Text,
  type View,
} from '@questwright/kernel';
import type { ServerMessage, TableMessage } from '@questwright/server/protocol';
import { extendLog } from '@questwright/server/protocol/frame';
import { preferences } from '../../prefs/preferences.ts';
import { botName } from '../bot-name.ts';
import type { Connection, Contact } from '../connection.ts';
import type { ChatLine, PendingJoin, Sight, TableView } from '../sight.ts';
import { signal } from '../signal.ts';
import { link } from './link.ts';
import { fileOf } from './match-file.ts';

/** A match on the server; before it begins there is only its table. */
export interface OnlineConnection extends Connection {
  table(): TableMessage | null;
  /** Sits down, or takes another name and sign in one's own seat. */
  take(seat: number): Promise<void>;
  /** Changes how the match is set up, before it begins. */
  choose(options: Record<string, unknown>): Promise<void>;
  patience: NonNullable<Connection['patience']>;
  leave: NonNullable<Connection['leave']>;
}

/** What is known of a match through the eyes of one seat. */
interface Known {
  readonly version: number;
  readonly view: View;
  readonly log: LogPage;
}

export function connectOnline(match: string): OnlineConnection {
  const { subscribe, tell } = signal();
  const known = new Map<number, Known>();
  let table: TableMessage | null = null;
  let chat: readonly ChatLine[] = [];
  let contact: Contact = { state: 'connecting' };
  let eyes: number | null = null;
  let sight: Sight | null = null;

  const refresh = (): void => {
    if (table) sight = sightOf(table, known, eyesNow(table, known, eyes), sight);
    tell();
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'table':
        table = message;
        for (const seat of known.keys()) if (!maySee(message, seat)) known.delete(seat);
        break;
      case 'view':
        known.set(message.seat, { version: message.version, view: message.view, log: message.log });
        break;
      case 'update': {
        const before = known.get(message.seat);
        if (before) known.set(message.seat, after(before, message));
        break;
      }
      case 'chat':
        chat = [
          ...chat.filter(({ n }) => !message.lines.some((line) => line.n === n)),
          ...message.lines.map(asChat),
        ];
        break;
    }
    refresh();
  };

  const stop = link.follow(match, {
    watch: () => {
      const version = Math.min(...Array.from(known.values(), (one) => one.version));
      const seats = [...known].filter(([, one]) => one.version === version).map(([seat]) => seat);
      return { type: 'watch', match, ...(seats.length > 0 && { seen: { version, seats } }) };
    },
    hear,
    linked: (isOpen) => {
      contact = { state: isOpen ? 'open' : 'lost' };
      tell();
    },
    failed: (reason) => {
      contact = { state: 'failed', reason };
      tell();
    },
  });

  const request = async (message: Parameters<typeof link.request>[0]): Promise<void> =>
    void (await link.request(message));
  /** Of several seats of one's own, the one that chose last is the one that takes back. */
  let answered: number | null = null;
  const undoer = (): number => answered ?? Math.max(0, sight?.eyes ?? -1);

  return {
    where: 'online',
    sight: () => sight,
    contact: () => contact,
    chat: () => chat,
    table: () => table,
    subscribe,
    earlier: async () => {
      if (!sight) return;
      const { eyes: seat, log } = sight;
      const { log: page } = await link.request({ type: 'log', match, seat, before: log.from });
      const one = known.get(seat);
      if (!page || one?.log.from !== log.from) return;
      known.set(seat, { ...one, log: joinPages(page, one.log) });
      refresh();
    },
    look: (seat) => {
      eyes = seat;
      refresh();
    },
    answer: async (answer) => {
      const choice = sight?.view.choice;
      if (!choice) return;
      answered = choice.seat;
      const given = Array.isArray(answer) ? [...answer] : (answer as string | number);
      await request({ type: 'answer', match, seat: choice.seat, n: choice.n, answer: given });
    },
    undo: (consent) => request({ type: 'undo', match, seat: undoer(), ask: consent }),
    agree: (yes) => request({ type: 'agree', match, n: table?.undo?.n ?? 0, agree: yes }),
    admit: (seat, person, yes) => request({ type: 'admit', match, seat, person, admit: yes }),
    pass: async (wish) => {
      const seat = sight?.eyes ?? -1;
      if (seat >= 0) await request({ type: 'pass', match, seat, wish: wish && given(wish) });
    },
    hint: async () => {
      const { choice } = sight?.view ?? {};
      if (!choice) return null;
      const { answer, advice = null } = await link.request({ type: 'hint', match, seat: choice.seat });
      return answer === undefined ? null : { answer, found: advice };
    },
    hand: (seat, level) =>
      request(
        level === null ? { type: 'take', match, seat, ...self() } : { type: 'hand', match, seat, level },
      ),
    levels: () => link.games.find(({ id }) => id === table?.game) ?? null,
    say: (text) => request({ type: 'chat', match, text }),
    start: () => request({ type: 'start', match }),
    take: (seat) => request({ type: 'take', match, seat, ...self() }),
    choose: (options) => request({ type: 'choose', match, options }),
    patience: (seconds) => request({ type: 'patience', match, seconds }),
    leave: (seat) => request({ type: 'leave', match, seat }),
    rematch: async () => {
      const { match: next } = await link.request({ type: 'rematch', match });
      return next!;
    },
    file: () => fileOf(match),
    close: stop,
  };
}

/** Who one is at a table. */
function self(): { name?: string; sign?: string } {
  const { name, sign } = preferences();
  return { ...(name.trim() && { name: name.trim() }), ...(sign && { sign }) };
}

/** As it is sent: for every moment, or for some. */
const given = ({ at = null, until = null }: PassWish) => ({ at: at && [...at], until });

function after(before: Known, { version, patch: change, log }: ServerMessage & { type: 'update' }): Known {
  return {
    version,
    view: patch(before.view, change as Patch) as View,
    log: log ? extendLog(before.log, log) : before.log,
  };
}

const asChat = ({
  n,
  person,
  name,
  text,
}: {
  n: number;
  person: string;
  name: string;
  text: string;
}): ChatLine => ({
  n,
  name,
  text,
  mine: person === link.person?.id,
});

const seatsOf = ({ seats }: TableMessage): SeatInfo[] =>
  seats.map(({ kind, person, name, level, sign, here }, seat) => ({
    name: kind === 'bot' && name === level ? botName(seat) : name,
    kind,
    level,
    sign,
    mine: kind === 'person' && person === link.person?.id,
    here: here || kind !== 'person',
  }));

/** Own seats, and those a bot plays for oneself; spectators see through nobody's. */
const maySee = ({ seats }: TableMessage, seat: number): boolean =>
  seat < 0
    ? !seats.some(({ person }) => person === link.person?.id)
    : seats[seat]?.person === link.person?.id;

/** Whoever is asked among one's own seats, or the eyes from before, or any that are there. */
function eyesNow(
  table: TableMessage,
  known: ReadonlyMap<number, Known>,
  wished: number | null,
): number | null {
  const [first] = known.keys();
  if (wished !== null && known.has(wished)) return wished;
  const asked = first === undefined ? undefined : known.get(first)!.view.choice?.seat;
  if (asked !== undefined && known.has(asked) && table.seats[asked]) return asked;
  return first ?? null;
}

function sightOf(
  table: TableMessage,
  known: ReadonlyMap<number, Known>,
  eyes: number | null,
  last: Sight | null,
): Sight | null {
  const one = eyes === null ? undefined : known.get(eyes);
  if (eyes === null || !one) return null;
  const info = infoOf(table);
  return {
    table: last && JSON.stringify(last.table) === JSON.stringify(info) ? last.table : info,
    eyes,
    version: one.version,
    // Nobody is asked any more in a match that was put away without an end.
    view: table.status === 'archived' && one.view.choice ? { ...one.view, choice: null } : one.view,
    log: one.log,
    undo: eyes >= 0 && table.status !== 'over' && table.undo === null ? 'yes' : 'nothing-to-undo',
  };
}

function infoOf(table: TableMessage): TableView {
  const { match, game, rules, status, undo, knowers, parked, notice, rematch, host } = table;
  const seats = seatsOf(table);
  const me = link.person?.id;
  const isOver = status === 'over' || status === 'archived';
  const belongs = host === me || table.seats.some(({ person }) => person === me);
  return {
    id: match,
    game,
    rules,
    seats,
    may: table.seats.map(({ kind, person, here }) => ({
      take: !isOver && (kind === 'open' || (kind === 'bot' && person === me)),
      hand: !isOver && (person === me || (belongs && (person === null || !here))),
      leave: !isOver && person === me,
    })),
    status: status === 'archived' ? 'over' : status,
    secrets: false,
    notice: notice as Text | null,
    undo: undo && { seat: undo.seat, n: undo.n, waiting: undo.waiting },
    joining: joiningIn(table),
    knowers: knowers.map(({ name, seat }) => ({ name, seat })),
    fault: parked?.message ?? null,
    rematch,
    campaign: table.campaign ?? null,
    ...(hasWindows(table) && { patience: { seconds: table.patience ?? null } }),
    host: host === link.person?.id,
  };
}

/** Whether somebody may be asked for what they hold in secret while others act. */
export const hasWindows = ({ game }: TableMessage): boolean =>
  link.games.some(({ id, windows }) => id === game && windows);

/** Those who ask for a seat, and how that concerns the reader. */
export function joiningIn({ joining, seats }: Pick<TableMessage, 'joining' | 'seats'>): PendingJoin[] {
  const me = link.person?.id;
  return joining.map(({ seat, person, name, waiting }) => ({
    seat,
    person,
    name,
    mine: person === me,
    asksMe: waiting.some((other) => seats[other]?.person === me),
  }));
}
