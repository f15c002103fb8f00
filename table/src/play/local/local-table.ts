import { type BotLevels, botOf, type GamePackage, levelsOf } from '@questwright/games';
import {
  type Advice,
  type Answer,
  adviceOf,
  botSeat,
  type Choice,
  createRandom,
  hasSecrets,
  type Match,
  matchReopened,
  type PassWish,
  RuleError,
  randomAnswer,
  seatOf,
  seatsAsked,
  type Text,
} from '@questwright/kernel';
import type { Sight, TableView } from '../sight.ts';
import { upToDate } from './campaign-records.ts';
import { type Keeper, type LocalSeat, type MatchRecord, TakenError } from './keeper.ts';
import { exportOf, type KeptFields, recordOf, storedMatch, takeUp } from './stored.ts';

export interface Opening {
  readonly package: GamePackage;
  readonly match: Match;
  readonly record: MatchRecord;
  readonly notice: Text | null;
}

/**
 * A match that is run at this device. Each answer is stored before anybody is shown what came of it; what is
 * done to the match is done one thing after the other.
 */
export class LocalTable {
  readonly #keeper: Keeper;
  readonly #package: GamePackage;
  readonly #onChange: (table: LocalTable) => void;
  readonly #random = createRandom(crypto.randomUUID());
  #match: Match;
  #record: MatchRecord;
  readonly #notice: Text | null;
  #fault: { readonly message: string; readonly file: string } | null = null;
  #version = 0;
  #closed = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(keeper: Keeper, opening: Opening, onChange: (table: LocalTable) => void) {
    this.#keeper = keeper;
    this.#package = opening.package;
    this.#match = opening.match;
    this.#record = opening.record;
    this.#notice = opening.notice;
    this.#onChange = onChange;
    void this.#letBotsPlay();
  }

  get levels(): BotLevels {
    return levelsOf(this.#package);
  }

  get seats(): readonly LocalSeat[] {
    return this.#record.seats;
  }

  get hasSecrets(): boolean {
    return !this.#record.openHands && hasSecrets(this.#match.game);
  }

  get match(): Match {
    return this.#match;
  }

  /** What a seat sees; what it reads of the log comes by itself. */
  sight(eyes: number): Omit<Sight, 'log'> {
    const match = this.#match;
    return {
      table: this.#info(),
      eyes,
      version: this.#version,
      view: match.view(eyes),
      undo: eyes < 0 ? 'nothing-to-undo' : match.undoable(this.#undoer(eyes)),
    };
  }

  answer(seat: number, answer: Answer, n: number): Promise<void> {
    return this.#queue(async () => {
      await this.#answer(seat, answer, n);
      this.#changed();
    });
  }

  undo(seat: number, consent: boolean): Promise<void> {
    return this.#queue(async () => {
      const match = this.#match;
      await this.#mustNotBeContinued();
      match.undo(this.#undoer(seat), { consent });
      this.#fault = null;
      await this.#keep(() => this.#keeper.cut(match.count, this.#newRecord()));
      this.#changed();
    });
  }

  /** Once a campaign has gone on from a match, the end of that match stands. */
  async #mustNotBeContinued(): Promise<void> {
    const { campaign, id } = this.#record;
    if (!campaign || !this.#match.over) return;
    const found = await this.#keeper.readCampaign(campaign);
    if (found) matchReopened(upToDate(found, this.#match.game), id);
  }

  hand(seat: number, level: string | null): Promise<void> {
    return this.#queue(async () => {
      const seats = this.#record.seats.map((kept, i) => (i === seat ? { ...kept, bot: level } : kept));
      this.#record = { ...this.#record, seats };
      await this.#keeper.update(this.#record);
      this.#changed();
    });
  }

  /** Notes what a seat passes in advance; null takes all of it back. */
  pass(seat: number, wish: PassWish | null): Promise<void> {
    return this.#queue(async () => {
      this.#match.pass(seat, wish);
      await this.#keep(() => this.#keeper.update(this.#newRecord()));
      this.#changed();
    });
  }

  /** What the strongest bot would do in a seat that is asked, and why. */
  hint(seat: number): Promise<Advice | null> {
    return this.#queue(async () => {
      const match = this.#match;
      const asked = match.pendingOf(seat);
      if (!asked) return null;
      const bot = botOf(this.#package, this.levels.strongest);
      return adviceOf(bot, seatOf(match, asked.choice, this.#random, seat));
    });
  }

  file(): string {
    return this.#fault?.file ?? exportOf(this.#match);
  }

  close(): void {
    this.#closed = true;
  }

  #info(): TableView {
    const { id, game, rules, seats } = this.#record;
    return {
      id,
      game,
      rules,
      seats: seats.map(({ name, bot }) => ({
        name,
        kind: bot === null ? 'person' : 'bot',
        level: bot,
        mine: bot === null,
        here: true,
      })),
      may: seats.map(({ bot }) => ({ take: bot !== null, hand: !this.#match.over, leave: false })),
      status: this.#match.over ? 'over' : this.#fault ? 'parked' : 'playing',
      secrets: this.hasSecrets,
      notice: this.#notice,
      undo: null,
      joining: [],
      knowers: [],
      fault: this.#fault?.message ?? null,
      rematch: null,
      campaign: this.#record.campaign ?? null,
      host: true,
    };
  }

  /** Whose last choice is taken back: one's own, or where nothing is hidden, whatever a person here chose last. */
  #undoer(eyes: number): number {
    if (this.hasSecrets) return eyes;
    const last = this.#match.answers.findLast(({ seat }) => this.#record.seats[seat]?.bot === null);
    return last?.seat ?? eyes;
  }

  /** Runs after whatever is under way, and never beside it. */
  #queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  async #answer(seat: number, answer: Answer, n = this.#match.n): Promise<void> {
    const match = this.#match;
    const at = match.count;
    try {
      match.answer(seat, answer, n);
    } catch (error) {
      if (error instanceof RuleError) {
        this.#fault = { message: error.message, file: error.file ?? exportOf(match) };
        this.#changed();
      }
      throw error;
    }
    this.#fault = null;
    await this.#keep(() => this.#keeper.append(at, [seat, answer], this.#newRecord()));
  }

  #newRecord(): MatchRecord {
    this.#record = recordOf(this.#match, this.#record, Date.now());
    return this.#record;
  }

  /** Stores; if that cannot be done, what was not stored has not happened. */
  async #keep(store: () => Promise<void>): Promise<void> {
    try {
      await store();
    } catch (error) {
      await this.#takeUpAgain();
      this.#changed();
      throw error;
    }
  }

  async #takeUpAgain(): Promise<void> {
    const stored = await this.#keeper.read(this.#record.id);
    if (!stored) throw new TakenError();
    this.#match = takeUp(stored, this.#match.game).match;
    this.#record = stored.record;
  }

  #changed(): void {
    this.#version++;
    this.#onChange(this);
    void this.#letBotsPlay();
  }

  /** One answer at a time, so that a person's undo or a seat taken back comes in between. */
  async #letBotsPlay(): Promise<void> {
    if (!this.#botToMove()) return;
    await this.#queue(async () => {
      const asked = this.#botToMove();
      if (!asked) return;
      const answer = await this.#botAnswer(asked);
      try {
        await this.#answer(asked.seat, answer, asked.n);
      } catch {
        // A fault of the rules is shown at the table; a match that went on elsewhere has been read again.
        return;
      }
      this.#changed();
    });
  }

  /** The first choice that no person may answer, and the bot that is to answer it. */
  #botToMove(): AskedBot | null {
    if (this.#fault || this.#closed) return null;
    const { seats } = this.#record;
    for (const { choice, n } of this.#match.pending) {
      const seat = botSeat(seatsAsked(choice), (one) => seats[one]?.bot != null);
      if (seat !== null) return { seat, level: seats[seat]!.bot!, choice, n };
    }
    return null;
  }

  async #botAnswer({ seat, level, choice }: AskedBot): Promise<Answer> {
    try {
      return await botOf(this.#package, level).answer(seatOf(this.#match, choice, this.#random, seat));
    } catch {
      return randomAnswer(choice, this.#random);
    }
  }
}

interface AskedBot {
  readonly seat: number;
  readonly level: string;
  readonly choice: Choice;
  readonly n: number;
}

/** Stores a match that has just been made or read from a file, and seats people and bots at it. */
export async function keepNew(
  keeper: Keeper,
  match: Match,
  kept: Omit<KeptFields, 'created'>,
): Promise<MatchRecord> {
  const now = Date.now();
  const record = recordOf(match, { ...kept, created: now }, now);
  await keeper.create(storedMatch(match, record));
  return record;
}
