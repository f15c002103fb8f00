import {
  type Campaign,
  type CampaignMatch,
  type CampaignSeat,
  type ParsedMatch,
  parseMatch,
  withNewIds,
  writeCampaign,
} from '@questwright/kernel';
import { answer as answerWord, type Knower, name as nameWord, passWish } from '../../protocol/index.ts';
import { newId } from '../ids.ts';
import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import type { MatchRecord, Move } from '../storage/records.ts';
import { checkSizes } from '../table/bring.ts';
import type { TableDeps } from '../table/deps.ts';
import { isAlone, OPEN_SEAT } from '../table/seats.ts';
import { takeUp } from '../table/take-up.ts';
import { type Desk, mustBelong } from './desk.ts';
import { isSealed, seal, unseal } from './seal.ts';

/** What is in a sealed file. */
interface Sealed {
  readonly knowers: readonly Knower[];
  readonly file: string;
}

/** Takes campaigns out of the server as files, and in. */
export class Transfer {
  readonly #deps: TableDeps;
  readonly #desk: Desk;
  readonly #key: Buffer;

  constructor(deps: TableDeps, desk: Desk, key: Buffer) {
    this.#deps = deps;
    this.#desk = desk;
    this.#key = key;
  }

  /**
   * The campaign as one file: whole for a person who holds all its seats, or when it has nothing left to
   * hide; otherwise sealed, so that only this server can open it.
   */
  async export(caller: Caller, id: string): Promise<string> {
    this.#deps.quotas.fetches.take(caller);
    const { record } = await this.#desk.keeping.find(caller, id);
    mustBelong(record, caller);
    const { campaign, knowers } = record;
    const files = new Map<string, string>();
    for (const match of campaign.matches) files.set(match.id, await this.#fileOf(caller, match.id));
    const file = writeCampaign({ campaign, files });
    const { secret } = await this.#desk.keeping.ask(caller, campaign.game, { do: 'view', campaign });
    const hides = secret || campaign.matches.some(({ state }) => state === 'running');
    const holdsAll = [campaign, ...campaign.matches.filter(({ state }) => state === 'running')].every(
      ({ seats }) => isAlone(seats, caller.id),
    );
    if (hides && !holdsAll) return seal(this.#key, campaign, JSON.stringify({ knowers, file }));
    if (hides) await this.#desk.noteKnower(caller, id);
    return file;
  }

  /** The keeper's file of a match, without changing anything about it. */
  async #fileOf(caller: Caller, id: string): Promise<string> {
    const { storage, quotas } = this.#deps;
    const record = await storage.matches.find(id);
    if (!record) throw new Refusal('no-such-match', 'A match of this campaign has been deleted.');
    const archived = record.status === 'archived' ? await storage.matches.archived(id) : null;
    if (archived !== null) return archived;
    quotas.rules.check(caller);
    const { running } = await takeUp(this.#deps, record, (ms) => quotas.rules.spend(caller, ms));
    try {
      return await running.file({ secret: true, campaignOver: false });
    } finally {
      running.close();
    }
  }

  /** Makes a campaign of a file that somebody brings along. */
  async import(caller: Caller, text: string): Promise<string> {
    this.#deps.quotas.files.take(caller);
    const sealed = isSealed(text) ? (JSON.parse(unseal(this.#key, text)) as Sealed) : null;
    const file = sealed?.file ?? text;
    const read = await this.#desk.keeping.ask(caller, gameIn(file), { do: 'read', file });
    const { campaign, files } = withNewIds(read, newId);
    if (sealed) mustPlay(campaign, caller);
    const levels = (await this.#deps.games()).find(({ id }) => id === campaign.game)?.levels ?? [];
    const arrived = sealed ? campaign : withoutPeople(campaign, levels);
    const knows: Knower = { person: caller.id, name: caller.name, seat: null };
    const knowers = sealed ? sealed.knowers : [knows];
    const matches = await Promise.all(
      arrived.matches.map(async (match) => {
        const parsed = parseMatch(files.get(match.id)!);
        const record = await this.#recordOf(caller, arrived, match, parsed, knowers);
        return {
          record,
          file: files.get(match.id)!,
          moves: record.status === 'archived' ? [] : movesOf(parsed),
        };
      }),
    );
    const { storage } = this.#deps;
    for (const { record, file, moves } of matches) {
      if (record.status === 'archived') await storage.matches.insertArchived(record, file);
      else await storage.matches.insertPlayed(record, moves);
    }
    await storage.campaigns.insert(arrived, caller.id, knowers);
    return arrived.id;
  }

  async #recordOf(
    caller: Caller,
    { id: campaign, game }: Campaign,
    { id, state, seats, options: given }: CampaignMatch,
    parsed: ParsedMatch,
    knowers: readonly Knower[],
  ): Promise<MatchRecord> {
    const { checkOptions, now } = this.#deps;
    checkSizes(parsed);
    const { options, rules, madeUp } = await checkOptions(game, given ?? {}, seats.length, caller);
    if (madeUp) throw new Refusal('made-up', 'Campaigns on a server cannot use made-up components.');
    if (state === 'running' && (parsed.rules !== rules || parsed.from))
      throw new Refusal(
        'bad-campaign',
        'A match of this campaign uses another version of the rules; finish or abandon it first.',
      );
    const open = seats.some(({ kind }) => kind === 'open');
    return {
      id,
      game,
      rules: parsed.rules,
      options,
      seed: String(parsed.seed),
      status: state !== 'running' ? 'archived' : open ? 'open' : 'playing',
      listed: false,
      host: caller.id,
      created: now(),
      updated: now(),
      rematch: null,
      campaign,
      legacy: parsed.legacy ?? null,
      parked: null,
      notice: null,
      knowers,
      seats,
    };
  }
}

/** The game that a campaign file says it is of. */
function gameIn(file: string): string {
  try {
    const { game } = JSON.parse(file.slice(0, file.indexOf('\n')));
    if (typeof game === 'string') return game;
  } catch {
    // It is no campaign file.
  }
  throw new Refusal('bad-campaign', 'This is not a campaign file.');
}

/** A sealed campaign is taken up only by somebody who plays in it, and everybody keeps their seat. */
function mustPlay({ seats, matches }: Campaign, { id }: Caller): void {
  const all = [...seats, ...matches.flatMap((match) => match.seats)];
  if (!all.some(({ person }) => person === id))
    throw new Refusal('not-yours', 'Only somebody who plays in this campaign can bring it back.');
}

/** Nobody here knows the people who played elsewhere, so their seats are open. */
function withoutPeople(campaign: Campaign, levels: readonly string[]): Campaign {
  const here = (seat: CampaignSeat): CampaignSeat =>
    seat.kind === 'bot' && seat.level !== null && levels.includes(seat.level)
      ? { kind: 'bot', person: null, name: seat.level, level: seat.level }
      : OPEN_SEAT;
  const known = (seat: CampaignSeat): CampaignSeat => {
    const named = nameWord.safeParse(seat.name);
    return { kind: seat.kind, person: null, name: named.success ? named.data : '', level: seat.level };
  };
  const name = nameWord.safeParse(campaign.name);
  if (!name.success) throw new Refusal('bad-campaign', 'The name of this campaign cannot be shown.');
  return {
    ...campaign,
    name: name.data,
    seats: campaign.seats.map(here),
    matches: campaign.matches.map((match) => ({
      ...match,
      seats: match.seats.map(match.state === 'running' ? here : known),
    })),
  };
}

function movesOf({ steps }: ParsedMatch): Move[] {
  return steps.map((step, i): Move => {
    const n = i + 1;
    if ('answer' in step && answerWord.safeParse(step.answer).success)
      return { kind: 'answer', n, seat: step.seat, answer: step.answer! };
    if ('wish' in step && passWish.nullable().safeParse(step.wish).success)
      return { kind: 'pass', n, seat: step.seat, wish: step.wish };
    throw new Refusal('bad-campaign', 'A match of this campaign cannot be continued here.');
  });
}
