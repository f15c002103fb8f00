import type { Answer } from '../answer.ts';
import { type Closed, optionsOf } from '../choice.ts';
import type { Game } from '../game.ts';
import type { LogEntry } from '../log-entry.ts';
import { createMatch, Match } from '../match.ts';
import type { Checkpoint, MatchSetup } from '../record.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { assertSameText } from './same.ts';
import { checkSoundness } from './soundness.ts';

/** How a test is played: as written; with every answer taken back and given again; saved and loaded at checkpoints. */
export type Mode = 'straight' | 'undo and redo' | 'save and load';

export interface Start<G extends State> extends Partial<Omit<MatchSetup<G>, 'game' | 'log' | 'checkpoints'>> {
  readonly game: Game<G>;
}

/**
 * A match that a test plays. It answers as the players would, by option ids, and can ask what is
 * offered. Look things up in `state` anew after each answer: taking back and loading replace it.
 */
export class Playtest<G extends State> {
  match: Match<G>;
  readonly #mode: Mode;
  readonly #transcript: string[] = [];
  /** How long the log was when it was noted last. */
  #logged = 0;
  #earlierLog: LogEntry[] = [];

  constructor({ seats = ['Ada', 'Ben'], seed = 'test', ...setup }: Start<G>, mode: Mode) {
    this.#mode = mode;
    this.match = createMatch<G>({ ...setup, seats, seed });
    this.#note();
  }

  /** What happened, answer by answer, and all that is logged, to compare the ways of playing. */
  get transcript(): string[] {
    return [...this.#transcript, JSON.stringify(this.log)];
  }

  get state(): G {
    return this.match.state;
  }

  get over(): State['over'] {
    return this.match.over;
  }

  /** The seat that is asked now; -1 when the match is over. */
  get asked(): number {
    return this.match.choice?.seat ?? -1;
  }

  /** The key of what is asked now. */
  get prompt(): string {
    const prompt = this.match.choice?.prompt ?? '';
    return typeof prompt === 'string' ? prompt : prompt[0];
  }

  /** The ids of the options that are offered now, in their order. */
  get offered(): string[] {
    const { choice } = this.match;
    return choice ? optionsOf(choice).map(({ id }) => id) : [];
  }

  /** The actions that are closed now, with reason and ledger line. */
  get closed(): readonly Closed[] {
    return this.match.choice?.closed?.() ?? [];
  }

  get log(): readonly LogEntry[] {
    return [...this.#earlierLog, ...this.match.log];
  }

  /** The log entries with this key. */
  logged(key: string): LogEntry[] {
    return this.log.filter((entry) => entry.key === key);
  }

  view(seat: number): View {
    return this.match.view(seat);
  }

  /** The seat that is asked answers. */
  choose(...answers: Answer[]): this {
    for (const answer of answers) this.answer(this.asked, answer);
    return this;
  }

  answer(seat: number, answer: Answer): void {
    const before = this.#mode === 'undo and redo' ? this.#position() : '';
    const { choice } = this.match;
    this.match.answer(seat, answer);
    if (this.#mode === 'undo and redo') this.#takeBackAndRedo(seat, answer, before);
    else if (this.#mode === 'save and load' && choice !== null) this.#saveAndLoad();
    this.#note();
  }

  /**
   * The result of the repeated answer is noted, so that it is compared with the result when nothing is taken
   * back.
   */
  #takeBackAndRedo(seat: number, answer: Answer, before: string): void {
    this.match.undo(seat, { consent: true });
    assertSameText('after undo, the position', before, this.#position());
    this.match.answer(seat, answer);
  }

  /** Goes on in a match made only of the JSON of the newest checkpoint and the answers since. */
  #saveAndLoad(): void {
    const { match } = this;
    const from = match.newestCheckpoint;
    if (from === match.checkpoints[0]) return;
    const loaded: Checkpoint<G> = JSON.parse(JSON.stringify({ ...from, logged: 0 }));
    const kept = from.logged - match.checkpoints[0]!.logged;
    this.#earlierLog = [...this.#earlierLog, ...match.log.slice(0, kept)];
    this.match = new Match(match.setup, loaded, match.answers.slice(from.at - match.base));
  }

  #position(): string {
    const views = [-1, ...this.match.setup.seats.keys()].map((seat) => {
      const { choice, ...view } = this.match.view(seat);
      return { ...view, choice: choice && { ...choice, n: 0 } };
    });
    return JSON.stringify([this.state, views]);
  }

  #note(): void {
    checkSoundness(this.match);
    const { log } = this;
    this.#transcript.push(this.#position(), JSON.stringify(log.slice(this.#logged)));
    this.#logged = log.length;
  }
}
