import { clone, diff, patch } from '@questwright/kernel';
import type { Sight } from '../sight.ts';
import { ANY_EYES, type Call, type Calls, type FromWorker } from './calls.ts';
import { House } from './house.ts';
import { indexedDbKeeper } from './indexed-db.ts';
import type { LocalTable } from './local-table.ts';
import { LogFeed } from './log-feed.ts';
import { memoryKeeper } from './memory-keeper.ts';

interface Looking {
  readonly table: LocalTable;
  eyes: number;
  /** What the page has, besides the log. */
  sent: Omit<Sight, 'log'> | null;
  feed: LogFeed | null;
}

const post = (message: FromWorker): void => self.postMessage(message);

const looking = new Map<string, Looking>();

function send(id: string, at: Looking): void {
  const change = clone(diff(at.sent, at.table.sight(at.eyes)));
  at.sent = patch(at.sent, change) as Looking['sent'];
  const { match } = at.table;
  if (at.feed?.isOf(match, at.eyes)) {
    post({ id, change, log: clone(at.feed.news()) });
    return;
  }
  at.feed = new LogFeed(match, at.eyes);
  post({ id, change, log: clone(at.feed.first) });
}

/** A browser that keeps nothing (in some private windows) can still be played in while the page is open. */
const house = indexedDbKeeper()
  .catch(() => memoryKeeper())
  .then(
    (keeper) =>
      new House(keeper, (_, id) => {
        const at = looking.get(id);
        if (at) send(id, at);
      }),
  );

const tableOf = async (id: string): Promise<LocalTable> => (await house).open(id);

/** Where people have secrets from each other, nobody's eyes until one of them says that it is them. */
function firstEyes(table: LocalTable): number {
  const people = [...table.seats.keys()].filter((seat) => table.seats[seat]!.bot === null);
  if (people.length > 1 && table.hasSecrets) return -1;
  const asked = people.find((seat) => table.match.pendingOf(seat));
  return asked ?? people[0] ?? -1;
}

const calls: Calls = {
  list: async () => (await house).list(),
  create: async (match) => (await house).create(match),
  objection: async (match) => (await house).objection(match),
  import: async (file) => (await house).import(file),
  again: async (id) => (await house).again(id),
  remove: async (id) => (await house).remove(id),
  levels: async (game) => (await house).levels(game),
  timeline: async (source, eyes) => (await house).timeline(source, eyes),
  review: async (source, seats) => clone(await (await house).review(source, seats)),
  playFrom: async (source, at, seat) => (await house).playFrom(source, at, seat),

  hasCampaigns: async (game) => (await house).hasCampaigns(game),
  campaigns: async () => (await house).campaigns.list(),
  campaign: async (id) => clone(await (await house).campaigns.view(id)),
  createCampaign: async (campaign) => (await house).campaigns.create(campaign),
  continueCampaign: async (id, from) => (await house).campaigns.goOn(id, from),
  renameCampaign: async (id, name) => (await house).campaigns.rename(id, name),
  replacePlayer: async (id, seat, by) => (await house).campaigns.replace(id, seat, by),
  abandonCampaign: async (id) => (await house).campaigns.abandon(id),
  abandonMatch: async (id, match) => (await house).campaigns.abandonMatch(id, match),
  removeCampaign: async (id) => (await house).campaigns.remove(id),
  exportCampaign: async (id) => (await house).campaigns.export(id),
  importCampaign: async (file) => (await house).campaigns.import(file),

  async open(id, eyes) {
    const table = await tableOf(id);
    const at = { table, eyes: eyes === ANY_EYES ? firstEyes(table) : eyes, sent: null, feed: null };
    looking.set(id, at);
    send(id, at);
    return table.levels;
  },
  async look(id, eyes) {
    const at = looking.get(id);
    if (!at) return;
    at.eyes = eyes;
    send(id, at);
  },
  async log(id, eyes, before) {
    const at = looking.get(id);
    return at?.eyes === eyes ? clone(at.table.match.logPage(eyes, before)) : null;
  },
  async close(id) {
    looking.delete(id);
    await (await house).close(id);
  },
  answer: async (id, seat, answer, n) => (await tableOf(id)).answer(seat, answer, n),
  undo: async (id, seat, consent) => (await tableOf(id)).undo(seat, consent),
  hand: async (id, seat, level) => (await tableOf(id)).hand(seat, level),
  pass: async (id, seat, wish) => (await tableOf(id)).pass(seat, wish),
  hint: async (id, seat) => (await tableOf(id)).hint(seat),
  file: async (id) => (await tableOf(id)).file(),
};

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const { re, call, args } = data;
  try {
    const run = calls[call] as (...args: readonly unknown[]) => Promise<unknown>;
    post({ re, result: await run(...args) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    post({ re, error: { name, message } });
  }
};
