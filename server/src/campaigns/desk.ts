import {
  abandonCampaign,
  type Campaign,
  type CampaignMatch,
  type CampaignSeat,
  matchBegan,
  type NextMatch,
  renameCampaign,
  replacePlayer,
} from '@questwright/kernel';
import type {
  CampaignBody,
  CampaignEntry,
  CampaignReply,
  CampaignSeatBody,
  Knower,
} from '../../protocol/index.ts';
import type { FileWish } from '../hosting/calls.ts';
import { newId } from '../ids.ts';
import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import type { CampaignRecord, MatchRecord } from '../storage/records.ts';
import type { TableDeps } from '../table/deps.ts';
import { seatFor } from '../table/make.ts';
import type { TableCommand } from '../table/port.ts';
import { belongs, isAlone } from '../table/seats.ts';
import { Keeping } from './keeping.ts';

/** A player who was not seen for so long counts as having left a campaign. */
export const LEFT_AFTER = 3 * 24 * 60 * 60_000;

/** What the desk needs of the rest of the server. */
export interface DeskDeps {
  readonly tables: TableDeps;
  /** Does something with a match, wherever it is run. */
  readonly command: (caller: Caller, command: TableCommand) => Promise<unknown>;
  /** Deletes a match that can be deleted here now. */
  readonly drop: (match: string) => Promise<void>;
}

/** Where campaigns are made, shown and continued. */
export class Desk {
  readonly keeping: Keeping;
  readonly #deps: DeskDeps;

  constructor(deps: DeskDeps) {
    this.#deps = deps;
    this.keeping = new Keeping(deps.tables);
  }

  async make(caller: Caller, { game, name, seats: plans, options }: CampaignBody): Promise<string> {
    const { tables } = this.#deps;
    const info = (await tables.games()).find(({ id }) => id === game);
    if (!info) throw new Refusal('no-such-game', `There is no game "${game}" here.`);
    const seats = plans.map((plan) => seatFor(plan, caller, info));
    const checked = await tables.checkOptions(game, options ?? {}, seats.length, caller);
    if (checked.madeUp) throw madeUp();
    const wanted = { id: newId(), name, seats, options: checked.options, created: tables.now() };
    const campaign = await this.keeping.ask(caller, game, { do: 'new', wanted });
    tables.quotas.matches.take(caller);
    await tables.storage.campaigns.insert(campaign, caller.id);
    return campaign.id;
  }

  async list(caller: Caller): Promise<CampaignEntry[]> {
    const { quotas, storage } = this.#deps.tables;
    quotas.fetches.take(caller);
    const found = await storage.campaigns.ofPerson(caller.id);
    return found.map(({ campaign: { id, game, name, state, seats, matches } }) => {
      const names = seats.map((seat) => seat.name);
      return { campaign: id, game, name, state, seats: names, matches: matches.length };
    });
  }

  async view(caller: Caller, id: string): Promise<CampaignReply> {
    this.#deps.tables.quotas.fetches.take(caller);
    const { record, shown } = await this.keeping.find(caller, id);
    const view = await this.keeping.ask(caller, shown.game, { do: 'view', campaign: shown });
    return { ...view, host: record.host, knowers: [...record.knowers] };
  }

  /** The match in which the campaign goes on. Whoever asks at the same time gets the same. */
  async goOn(caller: Caller, id: string, from: string | null | undefined): Promise<string> {
    const { storage, quotas } = this.#deps.tables;
    let paid = false;
    for (let i = 0; i < 8; i++) {
      const { record, shown } = await this.keeping.find(caller, id);
      mustBelong(record, caller);
      const where = await this.keeping.ask(caller, shown.game, { do: 'go-on', campaign: shown, from });
      if ('running' in where) return where.running;
      const { next } = where;
      if (next.parent !== null && !isFinal(record.campaign, next.parent)) {
        await this.#makeFinal(caller, next.parent);
        continue;
      }
      if (!paid) quotas.matches.take(caller);
      paid = true;
      const begins = await this.#matchOf(caller, record, next);
      const begun = { ...next, options: begins.options, id: begins.id, begun: begins.created };
      const to = matchBegan(record.campaign, begun);
      if (!(await storage.campaigns.change(record, to, { begins }))) continue;
      this.#changed(id);
      return begins.id;
    }
    throw new Refusal('try-again', 'Too much is going on in this campaign right now.');
  }

  /** From now on the end of a match cannot be taken back: something is to begin with it. */
  async #makeFinal(caller: Caller, match: string): Promise<void> {
    const record = await this.#deps.tables.storage.matches.find(match);
    if (!record) throw new Refusal('no-such-match', 'There is no such match.');
    try {
      await this.#deps.command({ ...caller, id: record.host }, { type: 'archive', match });
    } catch (error) {
      // Somebody else has gone on at the same time.
      if (!(error instanceof Refusal && error.code === 'not-over')) throw error;
    }
  }

  async #matchOf(
    caller: Caller,
    { campaign, knowers }: CampaignRecord,
    { legacy, options: wanted, seats }: NextMatch,
  ): Promise<MatchRecord> {
    const { checkOptions, now } = this.#deps.tables;
    const { game } = campaign;
    const { options, rules, madeUp: isMadeUp } = await checkOptions(game, wanted, seats.length, caller);
    if (isMadeUp) throw madeUp();
    return {
      id: newId(),
      game,
      rules,
      options,
      seed: newId(),
      status: seats.some(({ kind }) => kind === 'open') ? 'open' : 'playing',
      listed: false,
      host: caller.id,
      created: now(),
      updated: now(),
      rematch: null,
      campaign: campaign.id,
      legacy,
      parked: null,
      notice: null,
      knowers,
      seats,
    };
  }

  async rename(caller: Caller, id: string, name: string): Promise<void> {
    await this.keeping.change(caller, id, ({ record }) => {
      mustHost(record, caller);
      return renameCampaign(record.campaign, name);
    });
  }

  /** Abandons a match, or the whole campaign: nobody continues it. */
  async abandon(caller: Caller, id: string, match: string | undefined): Promise<void> {
    const { record, shown } = await this.keeping.find(caller, id);
    mustHost(record, caller);
    const isMeant = ({ id: one }: CampaignMatch): boolean => match === undefined || one === match;
    const running = shown.matches.filter((one) => isMeant(one) && one.state === 'running');
    if (match !== undefined && running.length === 0)
      throw new Refusal('not-playing', 'This match is not being played any more.');
    // The tables first: from then on nobody can answer there, and the campaign finds its matches abandoned.
    for (const one of running) await this.#deps.command(caller, { type: 'abandon', match: one.id });
    const ended = shown.matches.filter((one) => one.state === 'over' && !isFinal(record.campaign, one.id));
    if (match === undefined) for (const one of ended) await this.#makeFinal(caller, one.id);
    const at = this.#deps.tables.now();
    await this.keeping.change(caller, id, ({ record: { campaign } }) =>
      match === undefined ? abandonCampaign(campaign, at) : campaign,
    );
  }

  async delete(caller: Caller, id: string): Promise<void> {
    const { record } = await this.keeping.find(caller, id);
    mustHost(record, caller);
    for (const match of record.campaign.matches) await this.#deps.drop(match.id);
    await this.#deps.tables.storage.campaigns.delete(id);
    this.#changed(id);
  }

  /** Somebody sits down, leaves, or is replaced, from the next match on. */
  async seat(caller: Caller, id: string, seat: number, wish: CampaignSeatBody): Promise<void> {
    await this.keeping.change(caller, id, async ({ record }) => {
      const { campaign } = record;
      const found = campaign.seats[seat];
      if (!found) throw new Refusal('not-your-seat', `This campaign has no seat ${seat}.`);
      if (wish.kind === 'me') mayTake(record, found, caller);
      else await this.#mayReplace(record, found, caller);
      const info = (await this.#deps.tables.games()).find((game) => game.id === campaign.game)!;
      return replacePlayer(campaign, seat, seatFor(wish, caller, info));
    });
  }

  async #mayReplace({ host }: CampaignRecord, { person }: CampaignSeat, caller: Caller): Promise<void> {
    if (person === caller.id) return;
    if (host !== caller.id)
      throw new Refusal('not-host', 'Only the person who made the campaign can replace others.');
    if (person === null) return;
    const { storage, now } = this.#deps.tables;
    if (now() - (await storage.people.lastSeen(person)) < LEFT_AFTER)
      throw new Refusal('not-away', 'That player was here recently and has not left the campaign.');
  }

  #changed(id: string): void {
    this.#deps.tables.campaignChanged(id);
  }

  /** How much of a match this person may get in its file. */
  async fileWish(id: string, caller: Caller, alone: boolean): Promise<FileWish> {
    const { record } = await this.keeping.find(caller, id);
    const campaignOver = record.campaign.state === 'over';
    const secret = alone && isAlone(record.campaign.seats, caller.id);
    if (secret && !campaignOver) await this.noteKnower(caller, id);
    return { secret, campaignOver };
  }

  /** Notes that somebody may know everything of a campaign: whoever plays on with them is told. */
  async noteKnower(caller: Caller, id: string): Promise<void> {
    const { storage } = this.#deps.tables;
    for (let i = 0; i < 8; i++) {
      const record = await storage.campaigns.find(id);
      if (!record) return;
      const knower: Knower = { person: caller.id, name: caller.name, seat: null };
      const { knowers, campaign } = record;
      if (knowers.some(({ person, seat }) => person === caller.id && seat === null)) return;
      if (await storage.campaigns.change(record, campaign, { knowers: [...knowers, knower].slice(-20) }))
        return;
    }
  }
}

const madeUp = (): Refusal => new Refusal('made-up', 'Campaigns on a server cannot use made-up components.');

const isFinal = ({ matches }: Campaign, id: string): boolean =>
  matches.some((match) => match.id === id && match.state === 'over');

function mustHost({ host }: Pick<CampaignRecord, 'host'>, { id }: Caller): void {
  if (host !== id) throw new Refusal('not-host', 'Only the person who made the campaign can do this.');
}

export function mustBelong({ campaign, host }: CampaignRecord, { id }: Caller): void {
  if (!belongs(campaign.seats, host, id)) throw new Refusal('not-yours', 'You do not play in this campaign.');
}

/**
 * Whoever sits down in a seat that somebody has left learns what it holds, so the players of the next match
 * must agree.
 */
function mayTake({ campaign, host }: CampaignRecord, { kind }: CampaignSeat, { id }: Caller): void {
  if (kind !== 'open') throw new Refusal('seat-taken', 'Somebody else plays this seat.');
  if (campaign.matches.length > 0 && host !== id)
    throw new Refusal('not-admitted', 'The campaign has begun: sit down in its next match.');
}
