import type { Answer } from './answer.ts';
import type { Deal } from './deal.ts';
import { MatchFileError } from './errors.ts';
import type { ChanceScript } from './generator.ts';
import type { Legacy } from './legacy.ts';
import type { PassWish } from './passes.ts';

/*
 * A match file is JSON Lines: a header, then one line for each answer, `[seat, answer]`, in order. A line
 * with `from` holds the position at which the answers begin, when that is not the beginning of the game;
 * lines with `checkpoint` hold positions from which a match of other rules can be taken up; `reseed` is where
 * a fork was given a new random seed; `pass` is what a seat said in advance; the last line of a finished
 * match tells its outcome.
 */

/** The number of this form of match files. */
export const FORMAT = 1;

export interface ParsedAnswer {
  readonly seat: number;
  /** Null where the file does not tell it, because the match was still running. */
  readonly answer: Answer | null;
}

/** What moves a match forward: an answer, a new random seed, or a pass given in advance. */
export type Step =
  | ParsedAnswer
  | { readonly seed: string | number; readonly dealt?: Deal }
  | { readonly seat: number; readonly wish: PassWish | null };

/** A step, its line, and how many answers lie before it. */
export type ParsedStep = Step & { readonly line: number; readonly count: number };

/** A position that is written in a file, after so many answers. */
export interface ParsedCheckpoint {
  readonly at: number;
  readonly state: unknown;
  readonly line: number;
}

export interface ParsedMatch {
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seats: readonly string[];
  readonly seed: string | number | undefined;
  readonly chance: ChanceScript | undefined;
  readonly legacy: Legacy | undefined;
  readonly inCampaign: boolean;
  readonly answers: readonly ParsedAnswer[];
  readonly steps: readonly ParsedStep[];
  /** The position at which the answers begin, if that is not the beginning of the game. */
  readonly from: ParsedCheckpoint | null;
  readonly checkpoints: readonly ParsedCheckpoint[];
  /** How many answers lie before the first in this file. */
  readonly base: number;
  readonly n: { readonly value: number; readonly line: number } | null;
  readonly over: { readonly value: unknown; readonly line: number } | null;
}

type Header = Pick<
  ParsedMatch,
  'game' | 'rules' | 'options' | 'seats' | 'seed' | 'chance' | 'legacy' | 'inCampaign'
>;

/** Reads the lines of a match file without playing them. */
export function parseMatch(text: string): ParsedMatch {
  const lines = text.split('\n');
  while (lines.length > 0 && lines.at(-1)!.trim() === '') lines.pop();
  const header = parseHeader(lines[0] ?? '');
  const answers: ParsedAnswer[] = [];
  const steps: ParsedStep[] = [];
  const checkpoints: ParsedCheckpoint[] = [];
  let from: ParsedMatch['from'] = null;
  let n: ParsedMatch['n'] = null;
  let over: ParsedMatch['over'] = null;
  for (const [i, raw] of lines.slice(1).entries()) {
    const line = i + 2;
    const value = parseLine(raw, line);
    const count = (from?.at ?? 0) + answers.length;
    if (Array.isArray(value)) {
      const answer = parseAnswer(value, line);
      answers.push(answer);
      steps.push({ ...answer, line, count });
    } else if (!isRecord(value)) throw fault(line, EXPECTED);
    else if ('from' in value && line === 2) from = parsePosition(value.from, value.state, line);
    else if ('checkpoint' in value) checkpoints.push(parsePosition(value.checkpoint, value.state, line));
    else if ('reseed' in value) steps.push({ ...parseReseed(value, line), line, count });
    else if ('pass' in value) steps.push({ ...parsePass(value, line), line, count });
    else if ('n' in value) n = { value: parseNumber(value.n, line), line };
    else if ('over' in value) over = { value: value.over, line };
    else throw fault(line, EXPECTED);
  }
  return { ...header, answers, steps, from, checkpoints, base: from?.at ?? 0, n, over };
}

const EXPECTED = 'expected an answer like [0,"option"], a position or the outcome';

function parsePosition(at: unknown, state: unknown, line: number): ParsedCheckpoint {
  if (!isRecord(state)) throw fault(line, 'expected a position, with its "state"');
  return { at: parseNumber(at, line), state, line };
}

function parseNumber(value: unknown, line: number): number {
  if (!Number.isInteger(value) || (value as number) < 0) throw fault(line, 'expected a whole number');
  return value as number;
}

function parseReseed({ reseed, dealt }: Record<string, unknown>, line: number): Step {
  if (typeof reseed !== 'string' && typeof reseed !== 'number')
    throw fault(line, '"reseed" must be a text or a number');
  if (dealt !== undefined && !Array.isArray(dealt)) throw fault(line, '"dealt" must be a list of places');
  return { seed: reseed, ...(dealt && { dealt: dealt as Deal }) };
}

function parsePass({ pass, wish }: Record<string, unknown>, line: number): Step {
  const seat = parseNumber(pass, line);
  if (wish !== null && !isRecord(wish)) throw fault(line, 'expected a pass, with its "wish"');
  return { seat, wish };
}

function parseHeader(raw: string): Header {
  const header = parseLine(raw, 1);
  if (!isRecord(header) || header.questwright !== FORMAT) {
    throw fault(1, `expected a header with "questwright": ${FORMAT}; this is not a match file`);
  }
  const { game, rules, options, seats, seed, chance, legacy, inCampaign = false } = header;
  if (typeof game !== 'string') throw fault(1, 'the header needs "game", the id of a game');
  if (typeof rules !== 'string') throw fault(1, 'the header needs "rules", the version of the rules');
  if (!Array.isArray(seats) || seats.some((name) => typeof name !== 'string')) {
    throw fault(1, 'the header needs "seats", a list of names');
  }
  if (seed !== undefined && typeof seed !== 'string' && typeof seed !== 'number') {
    throw fault(1, '"seed" must be a text or a number');
  }
  if (chance !== undefined && !isRecord(chance)) throw fault(1, '"chance" must be a script of chance');
  if (legacy !== undefined && !(isRecord(legacy) && typeof legacy.version === 'number' && 'data' in legacy))
    throw fault(1, '"legacy" must have a "version" and its "data"');
  if (typeof inCampaign !== 'boolean') throw fault(1, '"inCampaign" is true or false');
  return {
    game,
    rules,
    options,
    seats,
    seed,
    chance: chance as ChanceScript | undefined,
    legacy: legacy as Legacy | undefined,
    inCampaign,
  };
}

function parseAnswer(value: readonly unknown[], line: number): ParsedAnswer {
  const [seat, answer] = value;
  const isIds = Array.isArray(answer) && answer.every((id) => typeof id === 'string');
  if (
    value.length !== 2 ||
    !Number.isInteger(seat) ||
    !(answer === null || typeof answer === 'string' || typeof answer === 'number' || isIds)
  ) {
    throw fault(
      line,
      'expected [seat, answer], where the answer is an option, a list of options or a number',
    );
  }
  return { seat: seat as number, answer: answer as Answer | null };
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

export const fault = (line: number, what: string, options?: ErrorOptions): MatchFileError =>
  new MatchFileError('bad-file', line, `Line ${line}: ${what}.`, options);
