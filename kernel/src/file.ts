import type { Answer } from './answer.ts';
import { MatchFileError, QuestwrightError } from './errors.ts';
import type { Game } from './game.ts';
import { type Checkpoint, createMatch, Match, type MatchSetup } from './match.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/*
 * A match file is JSON Lines: a header, then one line an answer, `[seat, answer]`, in order. Lines with
 * `checkpoint` hold positions from which a match of other rules can be taken up; the last line of a
 * finished match tells its outcome.
 */

const FORMAT = 1;

export interface MatchFileOptions {
  /**
   * For the keeper of the match only: with the seed, checkpoints and secret answers. What is made for
   * anybody else has them only when the match is over.
   */
  readonly secret?: boolean;
}

/** Writes a match as a match file. */
export function writeMatch(match: Match, { secret = false }: MatchFileOptions = {}): string {
  const { setup, state } = match;
  const all = secret || match.over !== null;
  const lines: unknown[] = [headerOf(setup, all)];
  if (all && (setup.arrange || match.base > 0)) lines.push(checkpointLine(match.checkpoints[0]!));
  for (const { seat, answer, secret: hidden } of match.answers)
    lines.push([seat, hidden && !all ? null : answer]);
  if (secret && !match.over) {
    for (const checkpoint of match.checkpoints.slice(1).reverse().slice(0, 2))
      lines.push(checkpointLine(checkpoint));
  }
  if (match.n !== match.count + 1) lines.push({ n: match.n });
  if (state.over) lines.push({ over: state.over });
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Writes what a match is made of, for the report of one that could not even begin. */
export const writeSetup = <G extends State>(setup: MatchSetup<G>): string =>
  `${JSON.stringify(headerOf(setup, true))}\n`;

const headerOf = <G extends State>(
  { game, options, seats, seed, chance }: MatchSetup<G>,
  secret: boolean,
): unknown => ({
  questwright: FORMAT,
  game: game.id,
  rules: game.version,
  options,
  seats,
  ...(secret && { seed }),
  ...(secret && chance && { chance }),
});

const checkpointLine = ({ at, state }: Checkpoint): unknown => ({ checkpoint: at, state });

export interface ReadMatch<G extends State = State> {
  readonly match: Match<G>;
  /** What the player should know, such as that the match goes on under newer rules. */
  readonly notice: Text | null;
}

/** Reads a match file and takes the match up where it stands. Throws a MatchFileError that names the line. */
export function readMatch<G extends State>(
  text: string,
  findGame: (id: string) => Game<G> | undefined,
  run: Pick<MatchSetup, 'log' | 'checkpoints' | 'stepLimit'> = {},
): ReadMatch<G> {
  const file = parseMatch(text);
  const game = findGame(file.game);
  if (!game) throw new MatchFileError('other-game', 1, `There is no game "${file.game}" here.`);
  if (file.seed === undefined) {
    throw new MatchFileError(
      'no-seed',
      1,
      'This file was made while its match was running; only its keeper can take it up.',
    );
  }
  const setup: MatchSetup<G> = {
    game,
    seats: file.seats,
    options: file.options,
    seed: file.seed,
    ...(file.chance && { chance: file.chance }),
    ...run,
  };
  if (file.rules !== game.version) return resumeUnderOtherRules(file, setup);
  const match = replay(file, setup);
  if (file.n !== null) match.n = file.n;
  return { match, notice: null };
}

/** Plays all answers of a file again. */
function replay<G extends State>(file: ParsedMatch, setup: MatchSetup<G>): Match<G> {
  const start = file.checkpoints.find(({ at, line }) => line === 2 || at === 0);
  const match = start
    ? new Match(start.at === 0 ? withArranged(setup) : setup, {
        at: start.at,
        state: start.state as G,
        logged: 0,
      })
    : createMatch(setup);
  for (const { seat, answer, line } of file.answers) {
    try {
      match.answer(seat, answer);
    } catch (error) {
      const reason = error instanceof QuestwrightError ? error.message : String(error);
      throw new MatchFileError(
        'bad-file',
        line,
        `Line ${line}: the answer does not fit the match. ${reason}`,
      );
    }
  }
  return match;
}

/** Marks that the start of the match was arranged, so that it is written out again with its first position. */
const withArranged = <G extends State>(setup: MatchSetup<G>): MatchSetup<G> => ({
  ...setup,
  arrange: () => {},
});

/** The newest checkpoint that these rules can read, and as many of the answers after it as still fit. */
function resumeUnderOtherRules<G extends State>(file: ParsedMatch, setup: MatchSetup<G>): ReadMatch<G> {
  const { game } = setup;
  const newestFirst = [...file.checkpoints].sort((a, b) => b.at - a.at);
  for (const { at, state } of newestFirst) {
    if (!game.reads?.(state, file.rules)) continue;
    const after = file.answers.slice(at - file.base);
    const resumed = tryResume(setup, { at, state: state as G, logged: 0 }, after);
    if (!resumed) continue;
    const dropped = after.length - resumed.answers.length;
    return {
      match: resumed,
      notice: ['kernel.resumed-from-checkpoint', { from: file.rules, to: game.version, at, dropped }],
    };
  }
  throw new MatchFileError(
    'other-rules',
    1,
    `This match was played with rules ${file.rules} of ${game.name}; these are rules ${game.version}, which cannot take it up.`,
  );
}

function tryResume<G extends State>(
  setup: MatchSetup<G>,
  from: Checkpoint<G>,
  answers: readonly ParsedAnswer[],
): Match<G> | null {
  try {
    const match = new Match(setup, from);
    for (const { seat, answer } of answers) {
      try {
        match.answer(seat, answer);
      } catch {
        break;
      }
    }
    return match;
  } catch {
    return null;
  }
}

interface ParsedAnswer {
  readonly seat: number;
  readonly answer: Answer;
  readonly line: number;
}

interface ParsedMatch {
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seats: readonly string[];
  readonly seed: string | number | undefined;
  readonly chance: MatchSetup['chance'];
  readonly answers: readonly ParsedAnswer[];
  readonly checkpoints: readonly { readonly at: number; readonly state: unknown; readonly line: number }[];
  /** How many answers lie before the first in this file. */
  readonly base: number;
  readonly n: number | null;
}

/** Reads the lines of a match file without playing them. */
export function parseMatch(text: string): ParsedMatch {
  const lines = text.split('\n');
  while (lines.length > 0 && lines.at(-1)!.trim() === '') lines.pop();
  const header = parseHeader(lines[0] ?? '');
  const answers: ParsedAnswer[] = [];
  const checkpoints: ParsedMatch['checkpoints'][number][] = [];
  let n: number | null = null;
  lines.slice(1).forEach((raw, i) => {
    const line = i + 2;
    const value = parseLine(raw, line);
    if (Array.isArray(value)) answers.push(parseAnswer(value, line));
    else if (isRecord(value) && typeof value.checkpoint === 'number' && isRecord(value.state)) {
      checkpoints.push({ at: value.checkpoint, state: value.state, line });
    } else if (isRecord(value) && Number.isInteger(value.n)) n = value.n as number;
    else if (!isRecord(value) || !('over' in value)) {
      throw fault(line, 'expected an answer like [0,"option"], a checkpoint or the outcome');
    }
  });
  const base = checkpoints.find(({ line }) => line === 2)?.at ?? 0;
  return { ...header, answers, checkpoints, base, n };
}

function parseHeader(raw: string): Omit<ParsedMatch, 'answers' | 'checkpoints' | 'base' | 'n'> {
  const header = parseLine(raw, 1);
  if (!isRecord(header) || header.questwright !== FORMAT) {
    throw fault(1, `expected a header with "questwright": ${FORMAT}; this is not a match file`);
  }
  const { game, rules, options, seats, seed, chance } = header;
  if (typeof game !== 'string') throw fault(1, 'the header needs "game", the id of a game');
  if (typeof rules !== 'string') throw fault(1, 'the header needs "rules", the version of the rules');
  if (!Array.isArray(seats) || seats.some((name) => typeof name !== 'string')) {
    throw fault(1, 'the header needs "seats", a list of names');
  }
  if (seed !== undefined && typeof seed !== 'string' && typeof seed !== 'number') {
    throw fault(1, '"seed" must be a text or a number');
  }
  if (chance !== undefined && !isRecord(chance)) throw fault(1, '"chance" must be a script of chance');
  return { game, rules, options, seats, seed, chance: chance as MatchSetup['chance'] };
}

function parseAnswer(value: readonly unknown[], line: number): ParsedAnswer {
  const [seat, answer] = value;
  const isIds = Array.isArray(answer) && answer.every((id) => typeof id === 'string');
  if (
    value.length !== 2 ||
    !Number.isInteger(seat) ||
    !(typeof answer === 'string' || typeof answer === 'number' || isIds)
  ) {
    throw fault(
      line,
      'expected [seat, answer], where the answer is an option, a list of options or a number',
    );
  }
  return { seat: seat as number, answer: answer as Answer, line };
}

function parseLine(raw: string, line: number): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw fault(line, 'expected a line of JSON');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fault = (line: number, what: string): MatchFileError =>
  new MatchFileError('bad-file', line, `Line ${line}: ${what}.`);
