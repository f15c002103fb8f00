import type { Answer } from '../answer.ts';
import { OptionsError, RuleError, ScenarioError, ScriptError } from '../errors.ts';
import type { Game } from '../game.ts';
import type { LogEntry } from '../log-entry.ts';
import { createMatch, type Match } from '../match.ts';
import type { MatchSetup } from '../record.ts';
import { decliningAnswer } from './decline.ts';
import { readScenario, type Scenario, scriptOf, type Trial } from './document.ts';
import type { Path } from './entry.ts';
import { Position } from './position.ts';
import type { Question } from './question.ts';
import { type Places, placeOf, Undrawn } from './script.ts';
import { positionIn } from './setup.ts';
import { type Difference, type Moment, type Step, Stop } from './step.ts';

export interface ScenarioResult {
  readonly scenario: Scenario;
  /** Empty when all is as expected. */
  readonly differences: readonly Difference[];
}

/** Where a scenario is played. A test may bring a table that proves more on the way. */
export interface ScenarioTable {
  readonly match: Match;
  readonly log: readonly LogEntry[];
  answer(seat: number, answer: Answer): void;
}

type Open = (setup: MatchSetup) => ScenarioTable;

/**
 * Plays a scenario and says what differs. Words that make no sense throw a ScenarioError, which leads to
 * them inside the document.
 */
export function runScenario(game: Game, document: unknown, open: Open = openStraight): ScenarioResult {
  const scenario = readScenario(document);
  const differences = scenario.trials.flatMap((trial) => {
    const found = playTrial(game, scenario, trial, open);
    return trial.title === null
      ? found
      : found.map(({ path, what }) => ({ path, what: `${trial.title}: ${what}` }));
  });
  return { scenario, differences };
}

function playTrial(game: Game, { doc }: Scenario, trial: Trial, open: Open): Difference[] {
  const { seed, chance, declines, steps, checks } = trial;
  const differences: Difference[] = [];
  const places = { doc, chance };
  try {
    const setup = { ...positionIn(game, doc), seed, chance: scriptOf(chance) };
    const run = new Run(open(setup), declines, places);
    const names = { seats: run.position.seats, kinds: game.scenario?.kinds ?? null };
    for (const step of [...steps, ...checks]) step.checkNames?.(names);
    run.take(steps, differences, checks);
    run.end();
    run.take(checks, differences);
    run.undrawn.note(run.position.match.state);
    differences.push(...run.undrawn.differences(places));
  } catch (error) {
    differences.push(stopOf(error, places));
  }
  return differences;
}

function openStraight(setup: MatchSetup): ScenarioTable {
  const match = createMatch(setup);
  return { match, log: match.log, answer: (seat, given) => match.answer(seat, given) };
}

/** More questions than this are never meant to be declined one after the other. */
const DECLINED_IN_A_ROW = 100;

/** A trial that is being played. */
class Run implements Moment {
  readonly #table: ScenarioTable;
  readonly #declines: boolean;
  readonly #places: Places;
  readonly undrawn: Undrawn;
  /** How long the log was at the last answer. */
  #logged = 0;

  constructor(table: ScenarioTable, declines: boolean, places: Places, undrawn = new Undrawn()) {
    this.#table = table;
    this.#declines = declines;
    this.#places = places;
    this.undrawn = undrawn;
  }

  get position(): Position {
    return new Position(this.#table.match);
  }

  get news(): readonly LogEntry[] {
    return this.#table.log.slice(this.#logged);
  }

  /** From here on the whole log is news. */
  end(): void {
    this.#logged = 0;
  }

  answer(seat: number, answer: Answer): void {
    const { length } = this.#table.log;
    this.#table.answer(seat, answer);
    this.#logged = length;
  }

  /** Takes steps one after the other; `later` ones tell which question is meant next, too. */
  take(steps: readonly Step[], differences: Difference[], later: readonly Step[] = []): void {
    const all = [...steps, ...later];
    for (const [i, step] of steps.entries()) {
      try {
        if (this.#declines) this.#declineUnless(all.slice(i), step.path);
        differences.push(...step.take(this));
      } catch (error) {
        throw error instanceof RuleError ? new Stop(step.path, error.message) : error;
      }
    }
  }

  tryOut(steps: readonly Step[]): Difference[] {
    const { match, log } = this.#table;
    const fork = match.fork({ log: true });
    const earlier = log.slice(0, log.length - fork.log.length);
    const table: ScenarioTable = {
      match: fork,
      get log() {
        return [...earlier, ...fork.log];
      },
      answer: (seat, given) => fork.answer(seat, given),
    };
    const run = new Run(table, this.#declines, this.#places, this.undrawn);
    run.#logged = this.#logged;
    const differences: Difference[] = [];
    try {
      run.take(steps, differences);
    } catch (error) {
      differences.push(stopOf(error, this.#places));
    }
    this.undrawn.note(fork.state);
    return differences;
  }

  /** Declines what is asked until only questions are left that are spoken of, or that cannot be declined. */
  #declineUnless(coming: readonly Step[], path: Path): void {
    for (let n = 0; ; n++) {
      const { position } = this;
      const { match, questions } = position;
      const question = questions.find(
        (one) =>
          !isSpokenOf(one, coming, questions.length > 1) && decliningAnswer(one.choice, match.game) !== null,
      );
      if (!question) return;
      if (n === DECLINED_IN_A_ROW) throw new Stop(path, `declined ${n} questions; ${position.said}`);
      this.#table.answer(question.choice.seat, decliningAnswer(question.choice, match.game)!);
    }
  }
}

/**
 * Whether the next step that is about a question is about this one. Of seats that choose at the same time,
 * each follows its own steps.
 */
function isSpokenOf(question: Question, coming: readonly Step[], isOneOfMany: boolean): boolean {
  const next = coming.find(({ about }) => about && (!isOneOfMany || about.isFor(question)));
  return next?.about?.fits(question) ?? false;
}

/** What stopped a scenario: a difference, or words that made no sense after all. */
function stopOf(error: unknown, places: Places): Difference {
  if (error instanceof Stop) return { path: error.path, what: error.message };
  if (error instanceof RuleError) return { path: [], what: error.message };
  if (error instanceof OptionsError) throw new ScenarioError(error.message);
  if (error instanceof ScriptError) {
    const path = placeOf(error.label, places);
    if (error.code === 'script-value') throw new ScenarioError(error.message, path);
    return { path, what: error.message };
  }
  throw error;
}
