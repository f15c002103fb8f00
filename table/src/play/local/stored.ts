import {
  type Game,
  type Match,
  type Passed,
  parseMatch,
  type ReadMatch,
  type Reseed,
  readMatch,
  type State,
  seatsAsked,
  standingOf,
  writeMatch,
} from '@questwright/kernel';
import type { AnswerRow, KeptCheckpoint, LocalSeat, MatchRecord, StoredMatch } from './keeper.ts';

/** What is kept is a match file in pieces, so that one reader does for both. */
export function fileOf({ record, answers }: StoredMatch): string {
  const {
    game,
    rules,
    options,
    seed,
    chance,
    legacy,
    campaign,
    seats,
    start,
    checkpoints,
    passes = [],
    reseeds = [],
    n,
    over,
  } = record;
  const header = { questwright: 1, game, rules, options, seats: seats.map(({ name }) => name), seed };
  const lines: unknown[] = [
    {
      ...header,
      ...(chance !== undefined && { chance }),
      ...(legacy && { legacy }),
      ...(campaign && { inCampaign: true }),
    },
    ...(start ? [{ from: start.at, state: start.state }] : []),
    ...stepsOf(answers, passes, reseeds, start?.at ?? 0),
    ...checkpoints.map(lineOf),
    { n },
    ...(over ? [{ over }] : []),
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** The answers, where chance became another one, and what was passed in advance before each and after the last. */
function* stepsOf(
  answers: readonly AnswerRow[],
  passes: readonly Passed[],
  reseeds: readonly Reseed[],
  base: number,
): Generator<unknown> {
  for (let i = 0; i <= answers.length; i++) {
    for (const { at, seed, dealt } of reseeds)
      if (at === base + i) yield { reseed: seed, ...(dealt && { dealt }) };
    for (const { at, seat, wish } of passes) if (at === base + i) yield { pass: seat, wish };
    if (i < answers.length) yield answers[i];
  }
}

const lineOf = ({ at, state }: KeptCheckpoint): unknown => ({ checkpoint: at, state });

/** Takes up a match that was kept. */
export const takeUp = (stored: StoredMatch, game: Game): ReadMatch<State> =>
  readMatch(fileOf(stored), (id) => (id === game.id ? game : undefined));

/** What is kept of a match besides what the match itself tells. */
export type KeptFields = Pick<MatchRecord, 'id' | 'created' | 'openHands' | 'seats' | 'campaign'>;

/** What is kept of a match as it stands. */
export function recordOf(match: Match, kept: KeptFields, now: number): MatchRecord {
  const { setup, checkpoints, over } = match;
  const { id, created, openHands, seats, campaign } = kept;
  const first = checkpoints[0]!;
  const isArranged = match.base > 0 || setup.arrange !== undefined;
  return {
    id,
    created,
    openHands,
    seats,
    ...(campaign && { campaign }),
    game: match.game.id,
    rules: match.game.version,
    options: setup.options,
    seed: setup.seed,
    ...(setup.chance && { chance: setup.chance }),
    ...(setup.legacy && { legacy: setup.legacy }),
    ...(match.legacy && { left: match.legacy }),
    touched: now,
    count: match.count,
    n: match.n,
    asked: askedFirst(match, kept.seats),
    over,
    standing: standingOf(match),
    ...(match.passes.length > 0 && { passes: [...match.passes] }),
    ...(match.reseeds.length > 0 && { reseeds: [...match.reseeds] }),
    ...(isArranged && { start: { at: first.at, state: first.state } }),
    checkpoints: over
      ? []
      : checkpoints
          .slice(1)
          .slice(-2)
          .map(({ at, state }) => ({ at, state })),
  };
}

/** Whom the match waits for: of several, a person. */
function askedFirst({ pending }: Match, seats: readonly LocalSeat[]): number | null {
  const asked = pending.flatMap(({ choice }) => seatsAsked(choice));
  return asked.find((seat) => seats[seat]?.bot === null) ?? asked[0] ?? null;
}

/** A match as it would be kept from the beginning. */
export const storedMatch = (match: Match, record: MatchRecord): StoredMatch => ({
  record,
  answers: match.answers.map(({ seat, answer }) => [seat, answer]),
});

/** The names and the game in a match file, before anything of it is played. */
export const headOf = (file: string): { game: string; seats: readonly string[] } => parseMatch(file);

/** The file that its keeper can go on with elsewhere. */
export const exportOf = (match: Match): string => writeMatch(match, { secret: true });
