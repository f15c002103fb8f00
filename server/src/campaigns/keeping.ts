import type { Campaign, CampaignMatch, CampaignSeat } from '@questwright/kernel';
import type { CampaignGiven, CampaignTask } from '../hosting/campaign-tasks.ts';
import { CallFault } from '../hosting/fault.ts';
import type { Account } from '../quotas/caller.ts';
import { isErrorCode, Refusal } from '../refusal.ts';
import type { CampaignRecord } from '../storage/records.ts';
import type { TableDeps } from '../table/deps.ts';

/** How often a change is tried again because somebody else was faster. */
const TRIES = 8;

/** A campaign as its matches stand now. */
export interface Standing {
  /** As it is stored. */
  readonly record: CampaignRecord;
  /** With matches that are over, but whose end can still be taken back. */
  readonly shown: Campaign;
}

/**
 * Reads campaigns, brings them up to date with their matches, and lets their games do what only a game can.
 */
export class Keeping {
  readonly deps: TableDeps;

  constructor(deps: TableDeps) {
    this.deps = deps;
  }

  /** Lets the game of a campaign do something. What it refuses is told as it says it. */
  async ask<T extends CampaignTask>(account: Account, game: string, task: T): Promise<CampaignGiven<T>> {
    const { quotas, hosting } = this.deps;
    quotas.rules.check(account);
    try {
      return await hosting.campaign(game, task, (ms) => quotas.rules.spend(account, ms));
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** A campaign, up to date. What is final in it is stored. */
  async find(account: Account, id: string): Promise<Standing> {
    for (let i = 0; i < TRIES; i++) {
      const record = await this.deps.storage.campaigns.find(id);
      if (!record) throw new Refusal('no-such-campaign', 'There is no such campaign.');
      const { final, shown } = await this.#upToDate(account, record.campaign);
      if (final === record.campaign) return { record, shown };
      if (await this.deps.storage.campaigns.change(record, final)) this.deps.campaignChanged(id);
    }
    throw new Refusal('try-again', 'Too much is going on in this campaign right now.');
  }

  /** Changes a campaign as it stands; somebody else's change in between is looked at first. */
  async change(
    account: Account,
    id: string,
    to: (standing: Standing) => Campaign | Promise<Campaign>,
  ): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const standing = await this.find(account, id);
      const changed = await to(standing);
      if (!(await this.deps.storage.campaigns.change(standing.record, changed))) continue;
      this.deps.campaignChanged(id);
      return;
    }
    throw new Refusal('try-again', 'Too much is going on in this campaign right now.');
  }

  async #upToDate(account: Account, campaign: Campaign): Promise<{ final: Campaign; shown: Campaign }> {
    let final = campaign;
    let shown = campaign;
    for (const { id, state } of campaign.matches) {
      if (state !== 'running') continue;
      const match = await this.deps.storage.matches.find(id);
      const ending = match && (await this.deps.storage.campaigns.ending(id));
      // Put away without an end, or deleted: nobody plays on.
      if (!match || (match.status === 'archived' && !ending)) {
        const task = { do: 'abandon', match: id, at: match?.updated ?? this.deps.now() } as const;
        shown = await this.ask(account, campaign.game, { ...task, campaign: shown });
        final = await this.ask(account, campaign.game, { ...task, campaign: final });
        continue;
      }
      if (differ(match.seats, campaign.matches.find((one) => one.id === id)!.seats)) {
        final = seated(final, id, match.seats);
        shown = seated(shown, id, match.seats);
      }
      if (!ending || (match.status !== 'over' && match.status !== 'archived')) continue;
      const task = { do: 'end', match: id, ending: { ...ending, at: match.updated } } as const;
      shown = await this.ask(account, campaign.game, { ...task, campaign: shown });
      if (match.status === 'archived')
        final = await this.ask(account, campaign.game, { ...task, campaign: final });
    }
    return { final, shown };
  }
}

/** Those who play a match play it in the campaign, too; whoever has sat down in an open seat stays there. */
function seated(campaign: Campaign, id: string, seats: readonly CampaignSeat[]): Campaign {
  return {
    ...campaign,
    seats: campaign.seats.map((seat, i) => (seat.kind === 'open' ? seats[i]! : seat)),
    matches: campaign.matches.map((match): CampaignMatch => (match.id === id ? { ...match, seats } : match)),
  };
}

const differ = (a: readonly CampaignSeat[], b: readonly CampaignSeat[]): boolean =>
  a.some(({ kind, person, name, level }, i) => {
    const other = b[i]!;
    return kind !== other.kind || person !== other.person || name !== other.name || level !== other.level;
  });

/** What a game refuses is a refusal; what fails otherwise is a fault. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof CallFault)) return error;
  const { kind, code, message } = error;
  if (kind === 'OptionsError') return new Refusal('bad-options', message);
  if (kind !== 'CampaignError') return error;
  if (code === 'bad-file' || code === 'bad-name') return new Refusal('bad-campaign', message);
  return new Refusal(isErrorCode(code) ? code : 'no-such-match', message);
}
