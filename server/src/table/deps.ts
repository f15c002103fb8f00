import type { FastifyBaseLogger } from 'fastify';
import type { GameInfo } from '../../protocol/index.ts';
import type { CheckedOptions, FileWish } from '../hosting/calls.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { Metrics } from '../metrics.ts';
import type { Account, Caller } from '../quotas/caller.ts';
import type { Quotas } from '../quotas/quotas.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/index.ts';

/** What tables work with. */
export interface TableDeps {
  readonly storage: Storage;
  readonly hosting: Hosting;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
  readonly log: FastifyBaseLogger;
  readonly settings: Settings;
  readonly now: () => number;
  readonly games: () => Promise<readonly GameInfo[]>;
  /** Options completed and checked by the game, and the version of its rules; or a Refusal. */
  readonly checkOptions: (
    game: string,
    options: unknown,
    seats: number,
    account: Account,
  ) => Promise<CheckedOptions>;
  /**
   * How much of a match of a campaign this person may get in its file; `alone` says whether they play it only
   * with bots.
   */
  readonly campaignFile: (campaign: string, caller: Caller, alone: boolean) => Promise<FileWish>;
  /** Tells the lobbies of all servers that something has changed for them. */
  readonly lobbyChanged: () => void;
  /** Tells those who look at a campaign, on all servers, that something has changed in it. */
  readonly campaignChanged: (campaign: string) => void;
}
