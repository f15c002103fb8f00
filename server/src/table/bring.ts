import { MatchFileError, type ParsedMatch, type PassWish, parseMatch } from '@questwright/kernel';
import { answer as answerWord, MAX_SEATS, passWish, seatNumber } from '../../protocol/index.ts';
import { CallFault, Runaway } from '../hosting/fault.ts';
import { newId } from '../ids.ts';
import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import type { MatchRecord, Move } from '../storage/records.ts';
import type { TableDeps } from './deps.ts';
import { OPEN_SEAT } from './seats.ts';

type Deps = Pick<TableDeps, 'storage' | 'hosting' | 'now' | 'checkOptions' | 'quotas'>;

/** How long a seed and the name of a version may be. The server's own are much shorter. */
const MAX_SEED = 100;
const MAX_VERSION = 40;

const UNUSUAL = 'This match was not begun in the ordinary way, and cannot be played online.';

/**
 * Makes a match of a match file that somebody brings along. It stands where the file ends; its seats are open,
 * so that whoever is to play on sits down before it begins again.
 */
export async function bringMatch(deps: Deps, caller: Caller, file: string): Promise<string> {
  const { storage, hosting, now, checkOptions, quotas } = deps;
  const parsed = read(file);
  const { options } = await checkOptions(parsed.game, parsed.options, parsed.seats.length, caller);
  const record: MatchRecord = {
    id: newId(),
    game: parsed.game,
    rules: parsed.rules,
    options,
    seed: String(parsed.seed),
    status: 'open',
    listed: false,
    host: caller.id,
    created: now(),
    updated: now(),
    rematch: null,
    campaign: null,
    legacy: null,
    parked: null,
    notice: null,
    knowers: [{ person: caller.id, name: caller.name, seat: null }],
    seats: parsed.seats.map(() => OPEN_SEAT),
  };
  const moves = parsed.steps.map((step, i): Move => {
    const n = i + 1;
    if ('seed' in step) throw new Refusal('bad-file', UNUSUAL);
    if ('wish' in step) return { kind: 'pass', n, seat: step.seat, wish: step.wish };
    return { kind: 'answer', n, seat: step.seat, answer: step.answer! };
  });
  const { id, game, seed } = record;
  const stored = { rules: parsed.rules, options, seats: parsed.seats, seed, moves, checkpoints: [] };
  const standing = await hosting
    .check(id, game, stored, (ms) => quotas.rules.spend(caller, ms))
    .catch((error: unknown) => {
      if (error instanceof CallFault || error instanceof Runaway)
        throw new Refusal('bad-file', error.message);
      throw error;
    });
  await storage.matches.insertPlayed({ ...record, standing }, moves);
  return id;
}

function read(file: string): ParsedMatch {
  let parsed: ParsedMatch;
  try {
    parsed = parseMatch(file);
  } catch (error) {
    if (error instanceof MatchFileError) throw new Refusal('bad-file', error.message);
    throw error;
  }
  const { seed, from, chance, answers, over } = parsed;
  if (over) throw new Refusal('match-over', 'This match is over; open it as a replay.');
  if (seed === undefined || answers.some(({ answer }) => answer === null)) {
    throw new Refusal('bad-file', 'This file was made for spectators and does not contain the whole match.');
  }
  if (from || chance) throw new Refusal('bad-file', UNUSUAL);
  checkSizes(parsed);
  return parsed;
}

/** What is stored of a file is no longer than what could have been said to the server itself. */
export function checkSizes({ seed, rules, seats, answers, steps }: ParsedMatch): void {
  const isSmall = steps.every(
    (step) => !('wish' in step) || passWish.nullable().safeParse(wishIn(step)).success,
  );
  if (!isSmall) throw new Refusal('bad-file', 'A pass in this file is too long.');
  if (String(seed).length > MAX_SEED) throw new Refusal('bad-file', 'The seed of this file is too long.');
  if (rules.length > MAX_VERSION)
    throw new Refusal('bad-file', 'The version of the rules in this file is too long.');
  if (seats.length > MAX_SEATS) throw new Refusal('bad-file', 'This file has too many seats.');
  const fits = answers.every(
    ({ seat, answer }) => seatNumber.safeParse(seat).success && answerWord.safeParse(answer).success,
  );
  if (!fits) throw new Refusal('bad-file', 'An answer in this file is too long.');
}

const wishIn = ({ wish }: { wish: PassWish | null }) =>
  wish && { at: wish.at ?? null, until: wish.until ?? null };
