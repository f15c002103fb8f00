import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Standing, Timeline } from '@questwright/kernel';
import type { GameInfo } from '../../protocol/index.ts';
import { Allowances } from '../quotas/allowances.ts';
import type { Settings } from '../settings.ts';
import { Bots } from './bots.ts';
import type { CallName, Calls, CheckedOptions, OpenedMatch } from './calls.ts';
import type { CampaignGiven, CampaignTask } from './campaign-tasks.ts';
import { CallFault, Runaway } from './fault.ts';
import type { StoredMatch } from './restore.ts';
import { type AskThread, Running } from './running.ts';
import { AMONG_OTHERS_MS, type Meter, Threads } from './threads.ts';
import { Watch } from './watch.ts';

export interface Opened extends Pick<OpenedMatch, 'move' | 'notice'> {
  readonly running: Running;
}

type Limits = Pick<
  Settings,
  'games' | 'threads' | 'answerLimit' | 'openLimit' | 'botLimit' | 'matchMsPerMinute'
>;

type MakeCall = <Name extends CallName>(name: Name, ask: Calls[Name]['ask']) => Promise<Calls[Name]['give']>;

/** A thread that has matches in its memory, and how many. */
interface Home {
  readonly thread: Threads;
  matches: number;
}

const MINUTE = 60_000;
const MEGABYTE = 2 ** 20;
/** Those whose matches are quick do not wait for those that take long. */
const NICE = { apart: 5, bots: 5, slowBots: 10 } as const;
/** How long a game may take to load, among others. */
const PATIENCE_MS = 20_000;
const noMeter: Meter = () => {};

/**
 * Where matches are run: in threads, so that nothing that rules or bots do holds up the server. A match stays in the
 * thread in which it was opened. Each has a budget of time; those that are over it, and those for which somebody has made
 * components up, share a thread of their own, where they hold up only each other.
 */
export class Hosting {
  readonly #limits: Limits;
  readonly #homes: readonly Home[];
  readonly #apart: Home;
  readonly #budgets: Allowances;
  readonly bots: Bots;
  #keys = 0;
  #described: Promise<readonly GameInfo[]> | null = null;

  /** `module` is the file that runs in the threads, if it is not the usual one. */
  constructor(limits: Limits, module?: string) {
    this.#limits = limits;
    const { games, botLimit, matchMsPerMinute } = limits;
    const count = limits.threads || Math.max(1, availableParallelism() - 1);
    const memory = Math.floor(getHeapStatistics().heap_size_limit / MEGABYTE / 2);
    const watch = new Watch(PATIENCE_MS);
    const threads = (many: number, nice: number): Threads =>
      new Threads({ games, module, count: many, memory, nice, watch });
    this.#homes = Array.from({ length: count }, () => ({ thread: threads(1, 0), matches: 0 }));
    this.#apart = { thread: threads(1, NICE.apart), matches: 0 };
    this.#budgets = new Allowances(matchMsPerMinute, MINUTE);
    this.bots = new Bots(threads(count, NICE.bots), threads(1, NICE.slowBots), botLimit, matchMsPerMinute);
  }

  /** The games are described once: they do not change while the server runs. All threads get ready meanwhile. */
  games(): Promise<readonly GameInfo[]> {
    this.#described ??= this.#describe();
    return this.#described;
  }

  async #describe(): Promise<readonly GameInfo[]> {
    const { openLimit } = this.#limits;
    const described = this.#homes.map(({ thread }) => thread.call('games', null, openLimit, noMeter));
    return (await Promise.all(described))[0]!;
  }

  /** Completes and checks options for a match with so many seats. */
  options(game: string, given: unknown, seats: number, meter: Meter): Promise<CheckedOptions> {
    const { thread } = this.#leastBusy();
    return thread.call('options', { game, given, seats }, this.#amongOthers, meter);
  }

  /** Does something with a campaign that takes its game to do. What somebody brings along is checked apart from the others. */
  campaign<T extends CampaignTask>(game: string, task: T, meter: Meter): Promise<CampaignGiven<T>> {
    const brought = task.do === 'read';
    const { thread } = brought ? this.#apart : this.#leastBusy();
    const limit = brought ? this.#limits.openLimit : this.#amongOthers;
    return thread.call('campaign', { game, ...task }, limit, meter) as Promise<CampaignGiven<T>>;
  }

  get #amongOthers(): number {
    return Math.min(this.#limits.answerLimit, AMONG_OTHERS_MS);
  }

  /** Takes up a match where it stands. */
  async open(id: string, game: string, stored: StoredMatch, meter: Meter): Promise<Opened> {
    const home = (await this.#isApart(id, game, stored, meter)) ? this.#apart : this.#leastBusy();
    return this.#openIn(home, id, game, stored, meter);
  }

  async #openIn(home: Home, id: string, game: string, stored: StoredMatch, meter: Meter): Promise<Opened> {
    const { openLimit } = this.#limits;
    const key = ++this.#keys;
    const began = performance.now();
    const thread = this.#suspecting(home, id, meter);
    let opened = await thread('open', { key, id, game, stored });
    while (!opened) {
      if (performance.now() - began > openLimit) {
        thread('close', { key }).catch(() => {});
        throw new Runaway(`It took more than ${openLimit} ms.`);
      }
      opened = await thread('openOn', { key });
    }
    return { ...opened, running: this.#settle(home, key, id, opened, meter) };
  }

  /** Takes up a finished match from its file. */
  async openFile(id: string, file: string, meter: Meter): Promise<Opened> {
    const key = ++this.#keys;
    const opened = await this.#apart.thread.call(
      'openFile',
      { key, id, file },
      this.#limits.openLimit,
      meter,
    );
    return { ...opened, running: this.#settle(this.#apart, key, id, opened, meter) };
  }

  /** A match that was put away, played again for somebody who looks through these eyes. */
  timeline(file: string, eyes: number, allowed: readonly number[], meter: Meter): Promise<Timeline> {
    return this.#apart.thread.call('timeline', { file, eyes, allowed }, this.#limits.openLimit, meter);
  }

  /** Plays a match again to see whether its rules allow it, and how it stands then. */
  async check(id: string, game: string, stored: StoredMatch, meter: Meter): Promise<Standing> {
    const { running } = await this.#openIn(this.#apart, id, game, stored, meter);
    try {
      return await running.standing();
    } finally {
      running.close();
    }
  }

  /** How many matches there are in memory. */
  get residents(): { readonly together: number; readonly apart: number } {
    const together = this.#homes.reduce((sum, { matches }) => sum + matches, 0);
    return { together, apart: this.#apart.matches };
  }

  async close(): Promise<void> {
    await this.bots.close();
    await Promise.all([...this.#homes, this.#apart].map(({ thread }) => thread.close()));
  }

  #settle(home: Home, key: number, id: string, { situation }: OpenedMatch, meter: Meter): Running {
    const thread = this.#suspecting(home, id, (ms) => {
      this.#budgets.spend(id, ms);
      meter(ms);
    });
    const ask: AskThread = (name, given) => thread(name, { key, ...given } as never);
    home.matches++;
    return new Running(
      ask,
      situation,
      () => home !== this.#apart && !this.#budgets.has(id, 0),
      () => home.matches--,
    );
  }

  /** Makes calls for a match. One that has to be stopped uses its budget up, so that the next try is made apart. */
  #suspecting(home: Home, id: string, meter: Meter): MakeCall {
    const { matchMsPerMinute } = this.#limits;
    const limit = home === this.#apart ? this.#limits.answerLimit : this.#amongOthers;
    return async (name, ask) => {
      try {
        return await home.thread.call(name, ask, limit, meter);
      } catch (error) {
        if (error instanceof Runaway) this.#budgets.spend(id, matchMsPerMinute + 1);
        throw error;
      }
    };
  }

  async #isApart(id: string, game: string, stored: StoredMatch, meter: Meter): Promise<boolean> {
    if (!this.#budgets.has(id, 0)) return true;
    try {
      const { options, seats } = stored;
      return (await this.options(game, options, seats.length, meter)).madeUp;
    } catch (error) {
      // The options are those of other rules. Whether the match can be opened all the same shows when it is
      // opened.
      if (error instanceof CallFault) return false;
      throw error;
    }
  }

  #leastBusy(): Home {
    return this.#homes.reduce((least, home) => (home.matches < least.matches ? home : least));
  }
}
