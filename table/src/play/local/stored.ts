import {
  type Game,
  type Match,
  parseMatch,
  type ReadMatch,
  readMatch,
  type State,
  writeMatch,
} from '@questwright/kernel';
import type { KeptCheckpoint, LocalSeat, MatchRecord, StoredMatch } from './keeper.ts';

/** What is kept is a match file in pieces, so that one reader does for both. */
export function fileOf({ record, answers }: StoredMatch): string {
  const { game, rules, options, seed, chance, seats, start, checkpoints, n } = record;
  const header = { questwright: 1, game, rules, options, seats: seats.map(({ name }) => name), seed };
  const lines: unknown[] = [
    chance === undefined ? header : { ...header, chance },
    ...(start ? [lineOf(start)] : []),
    ...answers,
    ...checkpoints.map(lineOf),
    { n },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const lineOf = ({ at, state }: KeptCheckpoint): unknown => ({ checkpoint: at, state });

/** Takes up a match that was kept. */
export const takeUp = (stored: StoredMatch, game: Game): ReadMatch<State> =>
  readMatch(fileOf(stored), (id) => (id === game.id ? game : undefined));

/** What is kept of a match as it stands. */
export function recordOf(
  match: Match,
  kept: Pick<MatchRecord, 'id' | 'created' | 'openHands'> & { readonly seats: readonly LocalSeat[] },
  now: number,
): MatchRecord {
  const { setup, checkpoints, over } = match;
  const first = checkpoints[0]!;
  const isArranged = match.base > 0 || setup.arrange !== undefined;
  return {
    ...kept,
    game: match.game.id,
    rules: match.game.version,
    options: setup.options,
    seed: setup.seed,
    ...(setup.chance && { chance: setup.chance }),
    touched: now,
    count: match.count,
    n: match.n,
    asked: match.choice?.seat ?? null,
    over,
    ...(isArranged && { start: { at: first.at, state: first.state } }),
    checkpoints: over
      ? []
      : checkpoints
          .slice(1)
          .slice(-2)
          .map(({ at, state }) => ({ at, state })),
  };
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
