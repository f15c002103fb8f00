import { matchAt, type Review, review } from '@questwright/bots';
import { type BotLevels, botOf, type GamePackage, levelsOf, loadGame } from '@questwright/games';
import {
  createMatch,
  type Match,
  OptionsError,
  readMatch,
  redeal,
  type Timeline,
  timelineOf,
} from '@questwright/kernel';
import { Campaigns } from './campaigns.ts';
import type { Keeper, LocalSeat, MatchRecord } from './keeper.ts';
import { keepNew, LocalTable } from './local-table.ts';
import { headOf, takeUp } from './stored.ts';

/** What a new match at this device is made of. */
export interface NewMatch {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly LocalSeat[];
  readonly openHands: boolean;
}

/** A match in the list of one's own. */
export type MatchSummary = Pick<
  MatchRecord,
  'id' | 'game' | 'seats' | 'created' | 'touched' | 'count' | 'asked' | 'over' | 'standing' | 'campaign'
>;

/** Where a replay comes from, in this browser: a match that is kept here, or a match file. */
export type ReplaySource = { readonly id: string } | { readonly file: string };

/** How long a call may look for moments: others wait meanwhile. */
const REVIEW_MS = 250;

/** All matches of this device. */
export class House {
  readonly #keeper: Keeper;
  readonly #onChange: (table: LocalTable, id: string) => void;
  readonly #tables = new Map<string, Promise<LocalTable>>();
  readonly campaigns: Campaigns;

  constructor(keeper: Keeper, onChange: (table: LocalTable, id: string) => void) {
    this.#keeper = keeper;
    this.campaigns = new Campaigns({
      keeper,
      gameOf: async (id) => (await packageOf(id)).game,
      newId,
      newSeed,
      closeMatch: (id) => this.close(id),
    });
    this.#onChange = onChange;
  }

  async list(): Promise<MatchSummary[]> {
    const records = await this.#keeper.list();
    return records
      .sort((a, b) => b.touched - a.touched)
      .map(({ id, game, seats, created, touched, count, asked, over, standing, campaign }) => ({
        ...{ id, game, seats, created, touched, count, asked, over },
        ...(standing && { standing }),
        ...(campaign && { campaign }),
      }));
  }

  async create({ game: gameId, options, seats, openHands }: NewMatch): Promise<string> {
    const { game } = await packageOf(gameId);
    const names = seats.map(({ name }) => name);
    const match = createMatch({ game, options, seats: names, seed: newSeed() });
    return (await keepNew(this.#keeper, match, { id: newId(), seats, openHands })).id;
  }

  /** Takes a match file into this device's matches; people play every seat until bots are asked to. */
  async import(file: string): Promise<string> {
    const { match } = await readFile(file);
    const seats = match.setup.seats.map((name) => ({ name, bot: null }));
    return (await keepNew(this.#keeper, match, { id: newId(), seats, openHands: false })).id;
  }

  async again(id: string): Promise<string> {
    const stored = await this.#read(id);
    const { game, options, seats, openHands } = stored.record;
    return this.create({ game, options, seats, openHands });
  }

  open(id: string): Promise<LocalTable> {
    let table = this.#tables.get(id);
    if (!table) {
      table = this.#open(id);
      this.#tables.set(id, table);
      table.catch(() => this.#tables.delete(id));
    }
    return table;
  }

  async close(id: string): Promise<void> {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    (await table)?.close();
  }

  async remove(id: string): Promise<void> {
    await this.close(id);
    await this.#keeper.remove(id);
  }

  async hasCampaigns(game: string): Promise<boolean> {
    return (await packageOf(game)).game.campaign !== undefined;
  }

  async levels(game: string): Promise<BotLevels> {
    return levelsOf(await packageOf(game));
  }

  /** Why these options cannot be played; null when they can. */
  async objection({ game: gameId, options, seats }: NewMatch): Promise<string | null> {
    const { game } = await packageOf(gameId);
    try {
      game.options(options, seats.length);
      return null;
    } catch (error) {
      if (error instanceof OptionsError) return error.message;
      throw error;
    }
  }

  async timeline(source: ReplaySource, eyes: number): Promise<Timeline> {
    const { match, ...known } = await this.#forReplay(source);
    const allowed = allowedEyes(match, known);
    return timelineOf(match, allowed.includes(eyes) ? eyes : allowed[0]!, allowed);
  }

  /**
   * Goes on looking for the moments of a match that cost most, for a while; what was found in one call is known in the
   * next. Null when nothing can be found: no bot of the game gives reasons, or the campaign still hides something.
   */
  async review(source: ReplaySource, seats: readonly number[]): Promise<Review | null> {
    const key = JSON.stringify([source, seats]);
    if (this.#reviewing?.key !== key) {
      const { match, isHidden } = await this.#forReplay(source);
      if (isHidden) return null;
      const found = await packageOf(match.game.id);
      const steps = review(match, botOf(found, levelsOf(found).strongest), seats);
      this.#reviewing = { key, steps, last: null };
    }
    const reviewing = this.#reviewing;
    const until = performance.now() + REVIEW_MS;
    do {
      const { value, done } = await reviewing.steps.next();
      if (done) break;
      reviewing.last = value;
    } while (performance.now() < until);
    return reviewing.last;
  }
  #reviewing: { readonly key: string; readonly steps: AsyncGenerator<Review>; last: Review | null } | null =
    null;

  /** A match of its own from a moment of another one: what the seat could not know is dealt anew. */
  async playFrom(source: ReplaySource, at: number, seat: number): Promise<string> {
    const { match, isHidden } = await this.#forReplay(source);
    const then = isHidden ? null : matchAt(match, at);
    if (!then) throw new MissingError();
    const strongest = levelsOf(await packageOf(match.game.id)).strongest;
    const seats =
      'id' in source
        ? (await this.open(source.id)).seats
        : match.setup.seats.map((name, i) => ({ name, bot: i === seat ? null : strongest }));
    const openHands = 'id' in source && (await this.#read(source.id)).record.openHands;
    const other = redeal(then, seat, newSeed());
    return (await keepNew(this.#keeper, other, { id: newId(), seats, openHands })).id;
  }

  async #forReplay(source: ReplaySource): Promise<ForReplay> {
    if ('file' in source) {
      const { match } = await readFile(source.file);
      return { match, people: [], isShared: false, isHidden: false };
    }
    const { match, seats, hasSecrets } = await this.open(source.id);
    const people = [...seats.keys()].filter((seat) => seats[seat]!.bot === null);
    return { match, people, isShared: !hasSecrets, isHidden: await this.#isHidden(source.id) };
  }

  /** Whether the campaign of a match goes on and still hides what the match knows. */
  async #isHidden(id: string): Promise<boolean> {
    const { campaign } = (await this.#read(id)).record;
    return campaign !== undefined && (await this.campaigns.view(campaign)).secret;
  }

  async #open(id: string): Promise<LocalTable> {
    const stored = await this.#read(id);
    const gamePackage = await packageOf(stored.record.game);
    const { match, notice } = takeUp(stored, gamePackage.game);
    let { record } = stored;
    if (notice) record = await keepNew(this.#keeper, match, record);
    return new LocalTable(this.#keeper, { package: gamePackage, match, record, notice }, (table) =>
      this.#onChange(table, id),
    );
  }

  async #read(id: string) {
    const stored = await this.#keeper.read(id);
    if (!stored) throw new MissingError();
    return stored;
  }
}

/** There is no such match at this device. */
export class MissingError extends Error {
  constructor() {
    super('There is no such match on this device. It may have been played in another browser, or removed.');
    this.name = 'MissingError';
  }
}

interface ForReplay {
  readonly match: Match;
  readonly people: readonly number[];
  /** Whether the people at this device hide nothing from each other. */
  readonly isShared: boolean;
  /** Whether it keeps its secrets although it is over. */
  readonly isHidden: boolean;
}

/**
 * When a match is over nothing in it is secret, unless its campaign goes on. Until then everybody may see it again as
 * their own seat did; of several people who hide their cards from each other nobody knows who is looking.
 */
function allowedEyes(
  { over, setup }: Match,
  { people, isShared, isHidden }: Omit<ForReplay, 'match'>,
): number[] {
  if (over && !isHidden) return [-1, ...setup.seats.keys()];
  return people.length === 1 || isShared ? [...people, -1] : [-1];
}

async function readFile(file: string) {
  const { game } = await packageOf(headOf(file).game);
  return readMatch(file, () => game);
}

async function packageOf(id: string): Promise<GamePackage> {
  const found = await loadGame(id);
  if (!found) throw new Error(`There is no game "${id}" here.`);
  return found;
}

const newSeed = (): string => crypto.randomUUID();

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
