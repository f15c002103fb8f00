import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { optionsOf, seatsAsked } from '../choice.ts';
import { parseMatch } from '../file-lines.ts';
import type { Game } from '../game.ts';
import { createRandom } from '../generator.ts';
import type { LogEntry } from '../log-entry.ts';
import { createMatch, type Match } from '../match.ts';
import { type Bot, seatOf } from '../program.ts';
import type { MatchSetup } from '../record.ts';
import { writeMatch } from '../write-file.ts';
import { playRandomly } from './proofs.ts';

/** A match to be recorded: how it is set up, and who plays it to its end. */
export interface Recording extends Pick<MatchSetup, 'seats' | 'options' | 'seed'> {
  readonly name: string;
  /** Plays the match to its end; at random when absent. */
  readonly play?: (match: Match) => void;
  /** The result that the match is to show: of several seeds, the first one that leads to it is recorded. */
  readonly shows?: string;
  /**
   * Topics of choices that get more options with every box, such as the choice of a hero. Only their answers
   * are compared.
   */
  readonly growing?: readonly string[];
}

/** How many seeds are tried to find the result that a recording is to show. */
const MOST_SEEDS = 40;

/** Plays a match to its end with the same bot in every seat, for a recording. The bot answers at once. */
export const playedBy =
  (bot: Bot, seed: string) =>
  (match: Match): void => {
    const random = createRandom(seed);
    while (match.choice) {
      const { choice } = match;
      match.answer(choice.seat, bot.answer(seatOf(match, choice, random)) as Answer);
    }
  };

/**
 * Names that have changed since a match was recorded: an id or a key as it was, and as it is now. A renaming is no
 * change of play, so it is written down here, and the recordings stay as they are.
 */
export type Renamed = { readonly [before: string]: string };

/**
 * Makes a test of each recorded match in a folder: what its players met (every choice with its options, what chance
 * drew, what was logged, how it ended) must be what they meet now, when the same answers are given. How the state is
 * built and how sentences read is not compared.
 *
 * `npm run record` records the matches that do not hold any more, and those that are new. It refuses while the game has
 * the version of the old recording: a change of play raises the version.
 */
export function recordingTests(
  folder: URL,
  game: Game,
  recordings: readonly Recording[],
  renamed: Renamed = {},
): void {
  for (const recording of recordings) {
    const files = filesOf(folder, recording.name);
    it(`the recorded match ${recording.name} plays as it did`, () => {
      if (process.env.MODE === 'record') record(files, game, recording, renamed);
      expect(existsSync(files.match), 'it was never recorded: run npm run record').toBe(true);
      const before = readMet(files.met, renamed);
      const now = whatIsMet(files.match, game, renamed, recording.growing);
      const place = before.findIndex((line, i) => line !== now[i]);
      const first = place < 0 ? Math.min(before.length, now.length) : place;
      expect(now.slice(first, first + 3), `line ${first + 1} of what the players met`).toEqual(
        before.slice(first, first + 3),
      );
      expect(now.length).toBe(before.length);
      if (recording.shows) expect(now.at(-1)).toMatch(`over ${recording.shows} `);
    }, 60_000);
  }
}

interface Files {
  readonly match: URL;
  readonly met: URL;
}

const filesOf = (folder: URL, name: string): Files => ({
  match: new URL(`${name}.jsonl`, folder),
  met: new URL(`${name}.met.gz`, folder),
});

const readMet = (file: URL, renamed: Renamed): string[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .map((line) => rename(line, renamed));

/** A line with every name as it is now. Names are whole words: `card:1` is not part of `card:12`. */
function rename(line: string, renamed: Renamed): string {
  let now = line;
  for (const before in renamed) now = now.replaceAll(`"${before}"`, `"${renamed[before]}"`);
  return now;
}

function record(files: Files, game: Game, recording: Recording, renamed: Renamed): void {
  if (existsSync(files.match) && existsSync(files.met)) {
    if (holds(files, game, renamed, recording)) return;
    const { rules } = parseMatch(readFileSync(files.match, 'utf8'));
    if (rules === game.version)
      throw new Error(`Play has changed, and ${game.name} is still version ${rules}: raise it first.`);
  }
  writeFileSync(files.match, writeMatch(played(game, recording)));
  const met = whatIsMet(files.match, game, {}, recording.growing);
  writeFileSync(files.met, gzipSync(met.join('\n'), { level: 9 }));
}

/** The match that is recorded, at its end. */
function played(game: Game, { name, seats, options, seed, play, shows }: Recording): Match {
  for (let n = 1; n <= MOST_SEEDS; n++) {
    const match = createMatch({ game, seats, options, seed: n === 1 ? seed : `${seed} ${n}` });
    if (play) play(match);
    else playRandomly(match, createRandom(name));
    if (!match.over) throw new Error(`${name} was not played to its end.`);
    if (shows === undefined || match.over.result === shows) return match;
  }
  throw new Error(`${name} did not end with "${shows}" in ${MOST_SEEDS} matches.`);
}

function holds({ match, met }: Files, game: Game, renamed: Renamed, { growing }: Recording): boolean {
  try {
    return readMet(met, renamed).join('\n') === whatIsMet(match, game, renamed, growing).join('\n');
  } catch {
    return false;
  }
}

/** Plays a recorded match again and writes down what its players meet, line by line. */
export function whatIsMet(
  file: URL,
  game: Game,
  renamed: Renamed,
  growing: readonly string[] = [],
): string[] {
  const lines: string[] = [];
  const { answers, seats, options, seed, chance } = parseMatch(rename(readFileSync(file, 'utf8'), renamed));
  const drawn = (label: string, result: string): void => {
    lines.push(`draw ${label}: ${result}`);
  };
  const match = createMatch({ game, seats, options, seed: seed!, ...(chance && { chance }), drawn });
  let logged = 0;
  const look = (): void => {
    for (; logged < match.log.length; logged++) lines.push(toldIn(match.log[logged]!));
    for (const { choice } of match.pending) {
      const { kind, topic = '' } = choice;
      const ids = kind === 'amount' ? [choice.min, choice.max] : optionsOf(choice).map(({ id }) => id);
      const asked = growing.includes(topic) ? topic : JSON.stringify(ids);
      lines.push(`ask ${seatsAsked(choice).join(' or ')} ${kind} ${asked}`);
    }
  };
  look();
  for (const { seat, answer } of answers) {
    lines.push(`answer ${seat} ${JSON.stringify(answer)}`);
    match.answer(seat, answer!);
    look();
  }
  if (match.over) lines.push(`over ${match.over.result} ${match.over.winners.join(' ')}`);
  return lines;
}

const toldIn = ({ key, args, rule, to }: LogEntry): string =>
  `log ${JSON.stringify(key)}${args ? ` ${JSON.stringify(args)}` : ''}${rule ? ` · ${rule}` : ''}${to ? ` to ${to.join(' ')}` : ''}`;
