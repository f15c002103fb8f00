import { type Answer, checkAnswer } from './answer.ts';
import { type Choice, mayAnswer, type Together } from './choice.ts';
import { type Deal, exchange } from './deal.ts';
import { AnswerError, OptionsError, QuestwrightError, RuleError, UndoError } from './errors.ts';
import { isFinish } from './finish.ts';
import type { Game } from './game.ts';
import { createChance } from './generator.ts';
import type { Legacy } from './legacy.ts';
import { borrow, lend } from './lend.ts';
import { planOf } from './live.ts';
import { type LogEntry, logFor } from './log-entry.ts';
import { type LogPage, pageOf } from './log-page.ts';
import { checkPassWish, type PassWish, pass, withdrawPasses } from './passes.ts';
import { readLegacy } from './read-legacy.ts';
import type { Answered, Checkpoint, MatchSetup, Passed, Pending, Reseed } from './record.ts';
import { CHECKPOINT, type Rule } from './rule.ts';
import { attach, runtimeOf, tick } from './runtime.ts';
import { showsHidden } from './shown.ts';
import { startOf } from './start.ts';
import { BOX, type State } from './state.ts';
import { upgrade } from './upgrade.ts';
import { type View, viewOf } from './view.ts';
import { writeMatch, writeSetup } from './write-file.ts';

/** Makes a match and runs it to its first choice. Bad options are refused before anything exists. */
export function createMatch<G extends State>(setup: MatchSetup<G>): Match<G> {
  const { game, seats } = setup;
  if (seats.length < game.seats.min || seats.length > game.seats.max) {
    const { min, max } = game.seats;
    const range = min === max ? `${min}` : `${min} to ${max}`;
    throw new OptionsError(`${game.name} has ${range} seats, not ${seats.length}.`);
  }
  const checked = {
    ...setup,
    options: game.options(setup.options ?? {}, seats.length),
    ...(setup.legacy && { legacy: readLegacy(game, setup.legacy, seats.length) }),
  };
  try {
    const setup = withBox(checked);
    return new Match(setup, startOf(setup));
  } catch (error) {
    throw faultOf(error, writeSetup(checked));
  }
}

/** A set-up with its box opened, whether its options have been completed or not. */
function withBox<G extends State>(setup: MatchSetup<G>): MatchSetup<G> {
  const { game, box, options = {}, seats } = setup;
  return box || !game.openBox ? setup : { ...setup, box: game.openBox(game.options(options, seats.length)) };
}

/** What to throw when the rules failed: faults of the rules carry the match file that shows them. */
function faultOf(cause: unknown, file: string): unknown {
  if (cause instanceof QuestwrightError && !(cause instanceof RuleError)) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const fault =
    cause instanceof RuleError
      ? cause
      : new RuleError('rule-threw', `The rules failed: ${message}`, { cause });
  fault.file = file;
  return fault;
}

const stale = (n: number): AnswerError =>
  new AnswerError('stale-choice', `Choice ${n} is not open any more; look at the table again.`);

function applyPass(g: State, { seat, wish }: Passed): void {
  if (wish) pass(g, seat, wish);
  else withdrawPasses(g, seat);
}

/** How many checkpoints a match keeps besides its first: enough for undo, little memory. */
const CHECKPOINTS_KEPT = 6;

/**
 * A match is its last checkpoint and the answers since then. Saving, resuming, undo and forking all work with these
 * two.
 */
// biome-ignore lint/suspicious/noExplicitAny: servers and bots hold matches of every game.
export class Match<G extends State = any> {
  readonly setup: MatchSetup<G>;
  state!: G;
  /** The choice that the match waits for, the first of them if there are several; null when it is over. */
  choice: Choice | null = null;
  #n = 1;
  /** All choices that wait for an answer, while several seats choose at the same time. */
  #together: Pending[] | null = null;
  /** The highest number that was given to a choice. */
  #numbered = 1;
  readonly answers: Answered[] = [];
  readonly log: LogEntry[] = [];
  /** The first checkpoint and the newest ones. */
  readonly checkpoints: Checkpoint<G>[];
  /** Where this match was given a new random seed; see `reseed`. */
  readonly reseeds: Reseed[];
  /** What seats have said in advance about windows; see `pass`. */
  readonly passes: Passed[];
  #rule!: Rule;
  /** Whether the next pause of the rules is the checkpoint from which they have just been started. */
  #entering = false;

  constructor(
    setup: MatchSetup<G>,
    start: Checkpoint<G>,
    answers: readonly Answered[] = [],
    { reseeds = [], passes = [] }: { reseeds?: readonly Reseed[]; passes?: readonly Passed[] } = {},
  ) {
    this.setup = withBox(setup);
    if (!start.fresh) upgrade(start.state);
    this.checkpoints = [start];
    this.reseeds = [...reseeds];
    this.passes = [...passes];
    this.#enter(start, answers);
    this.renumber(this.count + 1);
  }

  get game(): Game<G> {
    return this.setup.game;
  }

  /** The number of the first choice that the match waits for. It only grows, even through undo. */
  get n(): number {
    return this.#n;
  }

  /** Sets the number with which a stored match continues. */
  set n(n: number) {
    this.renumber(n);
  }

  get over(): G['over'] {
    return this.state.over;
  }

  /** What it leaves to the next match of its campaign, once it is over: for its keeper alone. */
  get legacy(): Legacy | null {
    return this.state.legacy;
  }

  /** How many answers lie before the first one that this match knows of (a fork begins at a checkpoint). */
  get base(): number {
    return this.checkpoints[0]!.at;
  }

  /** How many answers have been given since the match began. */
  get count(): number {
    return this.base + this.answers.length;
  }

  get newestCheckpoint(): Checkpoint<G> {
    return this.checkpoints.at(-1)!;
  }

  /** The choices that wait for an answer, with their numbers: one, or several that are made at the same time. */
  get pending(): readonly Pending[] {
    return this.#together ?? (this.choice ? [{ n: this.n, choice: this.choice }] : []);
  }

  /** The choice that a seat may answer now. */
  pendingOf(seat: number): Pending | undefined {
    return this.pending.find(({ choice }) => mayAnswer(choice, seat));
  }

  /** What a seat may know; -1 for spectators. It shares structure with the state: copy it to keep it. */
  view(seat: number): View {
    return viewOf(this, seat);
  }

  /** What a seat may read of the log, from its entry `from` on. */
  logFor(seat: number, from = 0): LogEntry[] {
    return logFor(from === 0 ? this.log : this.log.slice(from), seat);
  }

  /** The newest page of what a seat may read of the log, or the one before the entry that has the number `before`. */
  logPage(seat: number, before?: number): LogPage {
    return pageOf(this.log, seat, before);
  }

  /**
   * Gives a seat's answer to the choice with number `n`. An illegal answer throws an AnswerError and changes nothing. A
   * fault of the rules throws a RuleError, and the match goes back to where it was before the answer.
   */
  answer(seat: number, answer: Answer, n?: number): void {
    const choice = this.#choiceFor(seat, n);
    const told = checkAnswer(choice, answer);
    this.#record(choice, seat, answer);
    const before = this.#together;
    try {
      this.#advance(this.#together ? { choice, told } : told);
    } catch (error) {
      throw this.#putBack(error);
    }
    this.#number(before);
  }

  /**
   * Notes what a seat says in advance about windows; null withdraws all of it. It asks nothing, changes nothing on the
   * table and ends nobody's undo.
   */
  pass(seat: number, wish: PassWish | null): void {
    if (!(seat >= 0 && seat < this.state.seats))
      throw new AnswerError('wrong-seat', 'There is no such seat.');
    const passed = { at: this.count, seat, wish: checkPassWish(wish) };
    this.passes.push(passed);
    applyPass(this.state, passed);
  }

  /** Gives the pending choices numbers from `n` on. */
  renumber(n: number): void {
    this.#n = n;
    if (this.#together) this.#together = this.#together.map(({ choice }, i) => ({ choice, n: n + i }));
    this.#numbered = n + (this.#together ? this.#together.length - 1 : 0);
  }

  /** Numbers what is asked now. A choice that was already pending keeps its number: its seat may be answering it. */
  #number(before: readonly Pending[] | null): void {
    const asked = this.#together;
    if (asked) {
      for (const one of asked)
        one.n = before?.find(({ choice }) => choice === one.choice)?.n ?? ++this.#numbered;
      this.#n = asked[0]!.n;
    } else this.#n = ++this.#numbered;
  }

  /** The choice that is being answered; throws when the seat has none with this number. */
  #choiceFor(seat: number, n?: number): Choice {
    const { choice } = this;
    if (!choice) throw new AnswerError('match-over', 'This match is over.');
    if (this.#together) {
      const open = n === undefined ? this.#together : this.#together.filter((one) => one.n === n);
      if (open.length === 0) throw stale(n!);
      const own = open.find((one) => mayAnswer(one.choice, seat));
      if (own) return own.choice;
    } else {
      if (n !== undefined && n !== this.#n) throw stale(n);
      if (mayAnswer(choice, seat)) return choice;
    }
    throw new AnswerError('wrong-seat', 'It is another seat that chooses now.');
  }

  /** Whether a seat can take back its last choice by itself, and if not, why. */
  undoable(seat: number): 'yes' | 'nothing-to-undo' | 'needs-consent' {
    const last = this.#lastAnswerOf(seat);
    if (last < 0) return 'nothing-to-undo';
    if (last < this.answers.length - 1 || this.answers[last]!.news !== this.state.news)
      return 'needs-consent';
    // Whoever is asked about cards that they could not see has seen them.
    if (this.pending.some(({ choice }) => showsHidden(this.state, choice))) return 'needs-consent';
    // The file of a finished match tells its seed to everybody.
    return this.over ? 'needs-consent' : 'yes';
  }

  /**
   * Takes back a seat's last choice and everything after it. Without the consent of all seats this is possible only
   * while nothing random or hidden has become known since then, nobody else has answered, and the match is not over.
   */
  undo(seat: number, { consent = false } = {}): void {
    const can = this.undoable(seat);
    if (can === 'nothing-to-undo')
      throw new UndoError(can, 'You have made no choice that could be taken back.');
    if (can === 'needs-consent' && !consent) {
      throw new UndoError(
        can,
        'Something has become known since your last choice: all seats must agree to take it back.',
      );
    }
    this.rewind(this.base + this.#lastAnswerOf(seat));
  }

  /** Goes back to the position after `count` answers. */
  rewind(count: number): void {
    if (!Number.isInteger(count) || count < this.base || count > this.count)
      throw new RangeError(`This match knows the positions after ${this.base} to ${this.count} answers.`);
    const kept = this.answers.slice(0, count - this.base);
    while (this.checkpoints.length > 1 && this.newestCheckpoint.at > count) this.checkpoints.pop();
    while (this.reseeds.length > 0 && this.reseeds.at(-1)!.at > count) this.reseeds.pop();
    // What somebody has said in advance still holds, whatever somebody else takes back.
    for (const [i, passed] of this.passes.entries())
      if (passed.at > count) this.passes[i] = { ...passed, at: count };
    const n = this.#numbered + 1;
    this.#restart(kept);
    this.renumber(n);
  }

  /**
   * A copy of the match to try things out on: independent, without its past, and without a log unless asked for. `from`
   * replaces the newest checkpoint with a changed position.
   */
  fork({ checkpoints = true, log = false, from = this.newestCheckpoint } = {}): Match<G> {
    const since = this.answers.slice(from.at - this.base);
    const reseeds = this.reseeds.filter(({ at }) => at >= from.at);
    const passes = this.passes.filter(({ at }) => at >= from.at);
    const fork = new Match<G>({ ...this.setup, log, checkpoints }, from, since, { reseeds, passes });
    fork.renumber(this.n);
    return fork;
  }

  /**
   * Gives a fork another random seed from here on, so that a search cannot foresee the dice, and deals hidden cards as
   * asked.
   */
  reseed(seed: string | number, dealt: Deal = []): void {
    const reseed = { at: this.count, seed, ...(dealt.length > 0 && { dealt }) };
    this.reseeds.push(reseed);
    this.#applyReseed(reseed);
  }

  #lastAnswerOf(seat: number): number {
    return this.answers.findLastIndex((given) => given.seat === seat);
  }

  #record(choice: Choice, seat: number, given: Answer): void {
    const answer = typeof given === 'object' ? [...given] : given;
    this.answers.push({ seat, answer, news: this.state.news, secret: choice.secret === true });
  }

  /** Continues from the newest checkpoint and gives the answers since then. */
  #restart(answers: readonly Answered[]): void {
    const from = this.newestCheckpoint;
    const skipped = from.at - this.base;
    this.answers.length = 0;
    for (let i = 0; i < skipped; i++) this.answers.push(answers[i]!);
    this.log.length = from.logged - this.checkpoints[0]!.logged;
    this.#enter(from, answers.slice(skipped));
  }

  #enter(from: Checkpoint<G>, answers: readonly Answered[]): void {
    const { game, log = true, stepLimit, drawn } = this.setup;
    const { state } = from;
    if (this.setup.box && !state[BOX]) state[BOX] = this.setup.box;
    this.state = from.fresh ? state : lend(state, game);
    attach(this.state, game, log ? this.log : null, stepLimit, drawn);
    if (!from.fresh) borrow(this.state, state.zones, planOf(state, game));
    this.#rule = game.play(this.state);
    this.#entering = from.paused === true;
    this.#advance(undefined);
    this.#applyAsides();
    for (const { seat, answer } of answers) {
      const choice = this.#choiceFor(seat);
      const told = checkAnswer(choice, answer);
      this.#record(choice, seat, answer);
      this.#advance(this.#together ? { choice, told } : told);
      this.#applyAsides();
    }
  }

  /** Repeats what happened here besides answers: new seeds, and passes in advance. */
  #applyAsides(): void {
    for (const reseed of this.reseeds) if (reseed.at === this.count) this.#applyReseed(reseed);
    for (const passed of this.passes) if (passed.at === this.count) applyPass(this.state, passed);
  }

  #applyReseed({ seed, dealt }: Reseed): void {
    this.state.chance.words = createChance(seed).words;
    if (dealt) exchange(this.state, dealt);
  }

  /** Runs the rules to the next choice or to the end. */
  #advance(told: unknown): void {
    const runtime = runtimeOf(this.state);
    runtime.answered = this.count;
    runtime.steps = 0;
    this.choice = null;
    this.#together = null;
    try {
      let step = this.#rule.next(told);
      while (!step.done && step.value === CHECKPOINT) {
        if (!this.#entering) this.#checkpoint();
        this.#entering = false;
        step = this.#rule.next();
      }
      this.#entering = false;
      if (!step.done) {
        this.#ask(step.value as Choice | Together);
        return;
      }
    } catch (error) {
      if (!isFinish(error)) throw error;
    }
    if (!this.state.over) throw new RuleError('dead-end', 'The rules came to their end without an outcome.');
  }

  #ask(pause: Choice | Together): void {
    if (pause.kind === 'together') {
      this.#together = pause.choices.map((choice) => ({ choice, n: 0 }));
      this.choice = pause.choices[0]!;
    } else this.choice = pause;
  }

  #checkpoint(): void {
    tick(this.state);
    if (this.setup.checkpoints === false) return;
    const { checkpoints, count } = this;
    const logged = this.checkpoints[0]!.logged + this.log.length;
    if (this.newestCheckpoint.at === count && checkpoints.length > 1) checkpoints.pop();
    const state = lend(this.state, this.game);
    const { plan, index } = runtimeOf(this.state);
    borrow(this.state, state.zones, plan ?? index);
    checkpoints.push({ at: count, state, logged, paused: true });
    if (checkpoints.length > CHECKPOINTS_KEPT + 1) checkpoints.splice(1, 1);
  }

  /** The rules failed: takes back the last answer and returns an error that carries the match. */
  #putBack(cause: unknown): unknown {
    const file = writeMatch(this, { secret: true });
    const { n } = this;
    this.rewind(this.count - 1);
    this.renumber(n);
    return faultOf(cause, file);
  }
}
