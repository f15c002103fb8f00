import {
  abandonCampaign,
  abandonMatch,
  type Campaign,
  CampaignError,
  type CampaignView,
  createMatch,
  type Game,
  goOn,
  matchBegan,
  newCampaign,
  nextSetup,
  parseCampaign,
  readCampaign,
  renameCampaign,
  replacePlayer,
  viewCampaign,
  withNewIds,
  writeCampaign,
} from '@questwright/kernel';
import { campaignSeat, localSeatOf, storedFrom, upToDate } from './campaign-records.ts';
import type { CampaignChange, CampaignWithMatches, Keeper, KeptCampaign, LocalSeat } from './keeper.ts';
import { fileOf, recordOf, storedMatch } from './stored.ts';

/** What a new campaign at this device is made of. */
export interface NewCampaign {
  readonly name: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly LocalSeat[];
  readonly openHands: boolean;
}

/** A campaign in the list of one's own. */
export interface CampaignSummary extends Pick<Campaign, 'id' | 'game' | 'name' | 'state'> {
  readonly seats: readonly string[];
  /** How many of its matches are over. */
  readonly played: number;
  readonly touched: number;
}

/** What the campaigns need of the house. */
interface Means {
  readonly keeper: Keeper;
  gameOf(id: string): Promise<Game>;
  newId(): string;
  newSeed(): string;
  /** A match is about to be removed: its table is closed. */
  closeMatch(id: string): Promise<void>;
}

/** All campaigns of this device. */
export class Campaigns {
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  async list(): Promise<CampaignSummary[]> {
    const all = await this.#means.keeper.campaigns();
    const found = await Promise.all(all.map(({ id }) => this.#read(id)));
    return found
      .map(({ campaign, touched }) => {
        const { id, game, name, state, seats, matches } = campaign;
        const played = matches.filter((match) => match.state === 'over').length;
        return { id, game, name, state, seats: seats.map((seat) => seat.name), played, touched };
      })
      .sort((a, b) => b.touched - a.touched);
  }

  async view(id: string): Promise<CampaignView> {
    const { campaign, game } = await this.#read(id);
    return viewCampaign(campaign, game);
  }

  /** Makes a campaign and begins its first match; gives the ids of both. */
  async create({ name, game: gameId, options, seats, openHands }: NewCampaign) {
    const { keeper, gameOf, newId } = this.#means;
    const game = await gameOf(gameId);
    const id = newId();
    const now = Date.now();
    const wanted = { id, name, seats: seats.map(campaignSeat), options, created: now };
    const empty: KeptCampaign = { id, campaign: newCampaign(game, wanted), openHands, touched: now };
    const { kept, match, result } = this.#begin({ kept: empty, records: [] }, game);
    await keeper.createCampaign(kept, match ? [match] : []);
    return { campaign: id, match: result };
  }

  /** Goes on: in the match that is being played, or in one that begins. From null the campaign begins anew. */
  goOn(id: string, from?: string | null): Promise<string> {
    return this.#change(id, (found, game) => this.#begin(found, game, from));
  }

  rename(id: string, name: string): Promise<void> {
    return this.#become(id, (campaign) => renameCampaign(campaign, name));
  }

  replace(id: string, seat: number, by: LocalSeat): Promise<void> {
    return this.#become(id, (campaign) => replacePlayer(campaign, seat, campaignSeat(by)));
  }

  abandon(id: string): Promise<void> {
    return this.#become(id, (campaign) => abandonCampaign(campaign, Date.now()));
  }

  abandonMatch(id: string, match: string): Promise<void> {
    return this.#become(id, (campaign, game) => abandonMatch(campaign, game, match, Date.now()));
  }

  async remove(id: string): Promise<void> {
    const { campaign } = await this.#read(id);
    await Promise.all(campaign.matches.map((match) => this.#means.closeMatch(match.id)));
    await this.#means.keeper.removeCampaign(id);
  }

  /** All of it: at this device all seats are held. */
  async export(id: string): Promise<string> {
    const { campaign } = await this.#read(id);
    const files = new Map<string, string>();
    for (const match of campaign.matches) {
      const stored = await this.#means.keeper.read(match.id);
      if (stored) files.set(match.id, fileOf(stored));
    }
    return writeCampaign({ campaign, files });
  }

  async import(text: string): Promise<string> {
    const { gameOf, newId, keeper } = this.#means;
    const parsed = parseCampaign(text);
    const game = await gameOf(parsed.campaign.game);
    const { campaign, files } = withNewIds(readCampaign(parsed, game), newId);
    const { id } = campaign;
    const own = { ...campaign, seats: campaign.seats.map((seat) => campaignSeat(localSeatOf(seat))) };
    const matches = own.matches.map((match) =>
      storedFrom(files.get(match.id)!, match, { campaign: id, openHands: false }),
    );
    await keeper.createCampaign({ id, campaign: own, openHands: false, touched: Date.now() }, matches);
    return id;
  }

  /** Where the campaign goes on; the match is made in the same step, so that two who go on at once meet in one. */
  #begin(found: CampaignWithMatches, game: Game, from?: string | null): CampaignChange<string> {
    const campaign = upToDate(found, game);
    const where = goOn(campaign, game, from);
    if ('running' in where) return { kept: { ...found.kept, campaign }, result: where.running };
    const id = this.#means.newId();
    const begun = Date.now();
    const { openHands } = found.kept;
    const seats = where.next.seats.map(localSeatOf);
    const match = createMatch(nextSetup(game, where.next, this.#means.newSeed()));
    const record = recordOf(match, { id, created: begun, openHands, seats, campaign: campaign.id }, begun);
    const next = matchBegan(campaign, { ...where.next, options: match.setup.options, id, begun });
    return {
      kept: { ...found.kept, campaign: next, touched: begun },
      match: storedMatch(match, record),
      result: id,
    };
  }

  async #read(id: string): Promise<{ campaign: Campaign; game: Game; touched: number }> {
    const found = await this.#means.keeper.readCampaign(id);
    if (!found) throw missing();
    const game = await this.#means.gameOf(found.kept.campaign.game);
    const touched = Math.max(found.kept.touched, ...found.records.map((record) => record.touched));
    return { campaign: upToDate(found, game), game, touched };
  }

  async #become(id: string, act: (campaign: Campaign, game: Game) => Campaign): Promise<void> {
    await this.#change(id, (found, game) => {
      const before = upToDate(found, game);
      const campaign = act(before, game);
      return { kept: { ...found.kept, campaign, touched: Date.now() }, result: campaign.id };
    });
  }

  async #change<T extends string>(
    id: string,
    act: (found: CampaignWithMatches, game: Game) => CampaignChange<T>,
  ): Promise<T> {
    const { keeper, gameOf } = this.#means;
    const found = await keeper.readCampaign(id);
    if (!found) throw missing();
    const game = await gameOf(found.kept.campaign.game);
    const result = await keeper.changeCampaign(id, (now) => act(now, game));
    if (result === null) throw missing();
    return result;
  }
}

const missing = (): CampaignError =>
  new CampaignError('no-such-match', 'There is no such campaign on this device. It may have been removed.');
