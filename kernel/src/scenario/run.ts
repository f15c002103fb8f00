import type { Answer } from '../answer.ts';
import { AnswerError, OptionsError, RuleError, ScenarioError, ScriptError } from '../errors.ts';
import type { Game } from '../game.ts';
import { createMatch, type Match } from '../match.ts';
import type { MatchSetup } from '../record.ts';
import { type Difference, differencesFrom, unusedChance } from './checks.ts';
import { type AnswerStep, checkWords, isCheck, readScenario, type Scenario } from './document.ts';
import { listed, namedBy } from './names.ts';
import { Position, seatName } from './position.ts';
import type { Path } from './words.ts';

export interface ScenarioResult {
  readonly scenario: Scenario;
  /** Empty when all is as expected. */
  readonly differences: readonly Difference[];
}

/** Where a scenario is played. A test may bring a table that proves more on the way. */
export interface ScenarioTable {
  readonly match: Match;
  answer(seat: number, answer: Answer): void;
}

/**
 * Plays a scenario and says what differs. Words that make no sense throw a ScenarioError, which leads to
 * them inside the document.
 */
export function runScenario(
  game: Game,
  document: unknown,
  open: (setup: MatchSetup) => ScenarioTable = openStraight,
): ScenarioResult {
  const scenario = readScenario(document);
  checkWords(scenario, game);
  const differences: Difference[] = [];
  try {
    const table = open(setupOf(game, scenario));
    for (const step of scenario.steps) {
      const position = new Position(table.match);
      if (isCheck(step)) differences.push(...differencesFrom(step, position));
      else answer(table, position, step);
    }
    const end = new Position(table.match);
    for (const check of scenario.checks) differences.push(...differencesFrom(check, end));
    differences.push(...unusedChance(end));
  } catch (error) {
    differences.push(stopOf(error));
  }
  return { scenario, differences };
}

function openStraight(setup: MatchSetup): ScenarioTable {
  const match = createMatch(setup);
  return { match, answer: (seat, given) => match.answer(seat, given) };
}

function setupOf(game: Game, { doc, chance, seed }: Scenario): MatchSetup {
  const words = game.scenario;
  if (!words) throw new ScenarioError(`${game.name} has no words for scenarios`, ['game']);
  const { options, seats, names } = words.begin(doc);
  return {
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => names?.[seat] ?? seatName(seat)),
    seed,
    chance,
    arrange: (g) => words.arrange(g, doc),
  };
}

function answer(
  table: ScenarioTable,
  position: Position,
  { path, seat: name, answer: given }: AnswerStep,
): void {
  const seat = position.seat(name, path);
  if (position.choice?.seat !== seat) throw new Stop(path, `${name} cannot answer: ${position.question}`);
  try {
    table.answer(seat, answerMeant(position, given, path));
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    throw new Stop(path, `${name} cannot answer so: ${error.message} ${position.offer}`);
  }
}

function answerMeant(position: Position, given: unknown, path: Path): Answer {
  const { choice, options } = position;
  if (choice?.kind === 'amount') return given as Answer;
  const idOf = (name: unknown): string => {
    const meant = namedBy(options, String(name));
    if (meant.length === 1) return meant[0]!.id;
    const trouble = meant.length > 1 ? `"${name}" could be ${listed(meant)}` : `"${name}" is not offered`;
    throw new Stop(path, `${trouble}; ${position.offer}`);
  };
  if (choice?.kind === 'one' && !Array.isArray(given)) return idOf(given);
  return (Array.isArray(given) ? given : [given]).map(idOf);
}

/** A difference after which nothing that follows could be meant. */
class Stop extends Error {
  readonly path: Path;

  constructor(path: Path, what: string) {
    super(what);
    this.path = path;
  }
}

/** What stopped a scenario: a difference, or words that made no sense after all. */
function stopOf(error: unknown): Difference {
  if (error instanceof Stop) return { path: error.path, what: error.message };
  if (error instanceof RuleError) return { path: [], what: error.message };
  if (error instanceof OptionsError) throw new ScenarioError(error.message);
  if (error instanceof ScriptError) {
    const path = ['chance', error.label];
    if (error.code === 'script-value') throw new ScenarioError(error.message, path);
    return { path, what: error.message };
  }
  throw error;
}
