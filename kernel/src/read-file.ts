import { diff } from './diff.ts';
import { MatchFileError } from './errors.ts';
import { fault, type ParsedCheckpoint, type ParsedMatch, parseMatch, type Step } from './file-lines.ts';
import type { Game } from './game.ts';
import { createMatch, Match } from './match.ts';
import type { MatchSetup } from './record.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

export interface ReadMatch<G extends State = State> {
  readonly match: Match<G>;
  /** What the player should know, such as that the match goes on under newer rules. */
  readonly notice: Text | null;
}

/** Reads a match file and continues the match where it ends. Throws a MatchFileError that names the line. */
export function readMatch<G extends State>(
  text: string,
  findGame: (id: string) => Game<G> | undefined,
  run: Pick<MatchSetup, 'log' | 'checkpoints' | 'stepLimit' | 'drawn'> = {},
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
    ...(file.legacy && { legacy: file.legacy }),
    ...(file.inCampaign && { inCampaign: true }),
    ...run,
  };
  return file.rules === game.version
    ? { match: replay(file, setup), notice: null }
    : resumeUnderOtherRules(file, setup);
}

/** Plays all answers of a file again. */
function replay<G extends State>(file: ParsedMatch, setup: MatchSetup<G>): Match<G> {
  const match = begin(file, setup);
  for (const { line, ...step } of file.steps) {
    if ('answer' in step && step.answer === null) throw fault(line, 'this answer was left out as a secret');
    doLine(line, 'the answer does not fit the match', () => doStep(match, step));
  }
  const { n, over } = file;
  if (n) {
    if (n.value < match.n) throw fault(n.line, `the number of the choice must be ${match.n} or more`);
    match.renumber(n.value);
  }
  if (over && diff(over.value, match.over) !== null)
    throw fault(over.line, 'the match comes to another outcome than this');
  return match;
}

function begin<G extends State>(file: ParsedMatch, setup: MatchSetup<G>): Match<G> {
  const { from } = file;
  if (!from) return doLine(1, 'no match can be made of this', () => createMatch(setup));
  return doLine(from.line, 'play cannot begin from this position', () => takeUp(setup, from));
}

function doStep(match: Match, step: Step): void {
  if ('seed' in step) match.reseed(step.seed, step.dealt);
  else if ('wish' in step) match.pass(step.seat, step.wish);
  else match.answer(step.seat, step.answer!);
}

/** Does what a line says; an error is reported for that line. */
function doLine<T>(line: number, what: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw fault(line, `${what}: ${reason.replace(/\.$/, '')}`, { cause });
  }
}

/** A match that begins at a position. */
function takeUp<G extends State>(setup: MatchSetup<G>, { at, state }: ParsedCheckpoint): Match<G> {
  const options = setup.game.options(setup.options ?? {}, setup.seats.length);
  const { seats } = state as G;
  if (seats !== setup.seats.length) throw new Error(`it has ${seats} seats, not ${setup.seats.length}`);
  return new Match({ ...setup, options }, { at, state: state as G, logged: 0 });
}

/** The newest checkpoint that these rules can read, and as many of the answers after it as still fit. */
function resumeUnderOtherRules<G extends State>(file: ParsedMatch, setup: MatchSetup<G>): ReadMatch<G> {
  const { game } = setup;
  const positions = file.from ? [file.from, ...file.checkpoints] : file.checkpoints;
  for (const position of [...positions].sort((a, b) => b.at - a.at)) {
    const after = file.steps.filter(({ count }) => count >= position.at);
    const match = tryResume(setup, file.rules, position, after);
    if (!match) continue;
    const { at } = position;
    const answered = file.base + file.answers.length;
    const dropped = answered - match.count;
    match.renumber((file.n?.value ?? answered + 1) + (dropped > 0 ? 1 : 0));
    const args = { from: file.rules, to: game.version, at, dropped };
    return { match, notice: ['kernel.resumed-from-checkpoint', args] };
  }
  throw new MatchFileError(
    'other-rules',
    1,
    `This match was played with rules ${file.rules} of ${game.name}; these are rules ${game.version}, which cannot take it up.`,
  );
}

function tryResume<G extends State>(
  setup: MatchSetup<G>,
  rules: string,
  position: ParsedCheckpoint,
  after: readonly Step[],
): Match<G> | null {
  let match: Match<G>;
  try {
    if (!setup.game.reads?.(position.state, rules)) return null;
    match = takeUp(setup, position);
  } catch {
    return null;
  }
  try {
    for (const step of after) doStep(match, step);
  } catch {
    // From here on the match goes its own way.
  }
  return match;
}
