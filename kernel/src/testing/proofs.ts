import { cloneState } from '../clone.ts';
import { type Deal, permuted } from '../deal.ts';
import { AnswerError } from '../errors.ts';
import { createRandom, type Random } from '../generator.ts';
import { createMatch, Match } from '../match.ts';
import { randomAnswer } from '../program.ts';
import { readMatch } from '../read-file.ts';
import type { MatchSetup } from '../record.ts';
import { dealAtCheckpoint, hiddenFrom, type Knows, whatSeatSees } from '../redeal.ts';
import type { State } from '../state.ts';
import { writeMatch } from '../write-file.ts';
import { sees, zoneDef } from '../zones.ts';
import { assertSame } from './same.ts';
import { checkSoundness } from './soundness.ts';

export type { Knows } from '../redeal.ts';

/** Makes the set-up of the n-th random match. */
export type SetupOf<G extends State> = (n: number) => MatchSetup<G>;

/**
 * Plays a match to its end, or for at most `limit` choices, with random answers; `each` sees every position.
 * Throws at a position that no rules should lead to.
 */
export function playRandomly<G extends State>(
  match: Match<G>,
  random: Random,
  each: (match: Match<G>) => void = () => {},
  limit = 100_000,
): Match<G> {
  checkSoundness(match);
  each(match);
  for (let i = 0; match.choice && i < limit; i++) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    checkSoundness(match);
    each(match);
  }
  return match;
}

/**
 * Plays a random match and throws unless every checkpoint of it (or every n-th), taken through JSON, leads on
 * to the same states and log, to the byte. Each is followed for `ahead` answers: what lies beyond is proven
 * by the checkpoints after it. Tells how many checkpoints were tried.
 */
export function proveReplay<G extends State>(
  setup: MatchSetup<G>,
  random: Random,
  every = 1,
  ahead = Number.POSITIVE_INFINITY,
): number {
  const checkpoints = new Map<number, { json: string; logged: number }>();
  const states: G[] = [];
  const logged: number[] = [];
  const match = playRandomly(createMatch(setup), random, ({ newestCheckpoint: newest, state, log }) => {
    if (!checkpoints.has(newest.at))
      checkpoints.set(newest.at, { json: JSON.stringify(newest.state), logged: newest.logged });
    states.push(cloneState(state));
    logged.push(log.length);
  });
  const tried = [...checkpoints].filter((_, i) => i % every === 0);
  for (const [at, from] of tried) {
    const resumed = new Match(
      { ...setup, checkpoints: false },
      { at, state: JSON.parse(from.json) as G, logged: 0, paused: true },
    );
    let same = 0;
    const compare = (): void => {
      const { count, log } = resumed;
      const answers = `${count - at} answers after checkpoint ${at}`;
      assertSame(`the state ${answers}`, states[count], resumed.state);
      const since = match.log.slice(from.logged + same, logged[count]);
      assertSame(`the log ${answers}`, since, log.slice(same));
      same = log.length;
    };
    compare();
    for (const { seat, answer } of match.answers.slice(at, at + ahead)) {
      resumed.answer(seat, answer);
      compare();
    }
  }
  return tried.length;
}

/** Throws unless a match, written to a file and read again, is the same match. */
export function proveFile<G extends State>(match: Match<G>): void {
  const file = writeMatch(match, { secret: true });
  const { match: read, notice } = readMatch(file, (id) => (id === match.game.id ? match.game : undefined));
  if (notice !== null) throw new Error('Reading a match of the same rules gave a notice.');
  assertSame('the file', file, writeMatch(read, { secret: true }));
  assertSame('the state', match.state, read.state);
  assertSame('the log', match.log, read.log);
}

/** Throws unless taking back the last answer and giving it again leaves everything as it was. */
export function proveUndo<G extends State>(match: Match<G>): void {
  const last = match.answers.at(-1);
  if (!last) return;
  const before = [cloneState(match.state), [...match.log], [...match.answers]];
  match.undo(last.seat, { consent: true });
  match.answer(last.seat, last.answer);
  assertSame('after undo and redo, the match', before, [match.state, match.log, match.answers]);
}

/** What came of looking for a leak at one position: how many cards were dealt anew, or why none could be. */
export type LeakSearch = { readonly dealt: number } | 'nothing hidden' | 'does not fit';

/**
 * Deals anew everything that a seat cannot see and compares all that reaches the seat (view, choice, log since
 * the last checkpoint), byte by byte. Throws where it differs: something hidden has leaked.
 */
export function searchLeak<G extends State>(
  match: Match<G>,
  seat: number,
  random: Random,
  knows?: Knows,
): LeakSearch {
  const { throughout, since } = hiddenFrom(match, seat, knows);
  if (throughout.length + since.length < 2) return 'nothing hidden';
  const here = match.fork({ log: true });
  const elsewhere = otherWorld(match, permuted(throughout, random));
  if (!elsewhere) return 'does not fit';
  const what = `what seat ${seat} is sent`;
  assertSame(what, whatSeatSees(here, seat), whatSeatSees(elsewhere, seat));
  elsewhere.reseed('elsewhere', permuted(hiddenFrom(elsewhere, seat, knows).since, random));
  assertSame(what, whatSeatSees(here, seat), whatSeatSees(elsewhere, seat));
  return { dealt: throughout.length + since.length };
}

/** The match in another world; null if somebody could not have answered there as they did. */
function otherWorld<G extends State>(match: Match<G>, deal: Deal): Match<G> | null {
  try {
    return dealAtCheckpoint(match, deal, true);
  } catch (error) {
    if (error instanceof AnswerError) return null;
    throw error;
  }
}

/**
 * Looks for leaks at random positions of random matches, for every seat and for spectators. What a seat may
 * know is what the zones say; a test that does not trust them says it once more in `knows`.
 */
export function proveNoLeak<G extends State>(
  setupOf: SetupOf<G>,
  count: number,
  seed: string,
  knows?: Knows,
): { tested: number; skipped: number } {
  const random = createRandom(seed);
  let tested = 0;
  let skipped = 0;
  for (let n = 0; tested < count; n++) {
    if (n > count * 2) throw new Error(`Only ${tested} positions could be tested: too much does not fit.`);
    const match = createMatch(setupOf(n));
    playRandomly(match, random, () => {}, random.below(60));
    for (let seat = -1; seat < match.state.seats; seat++) {
      if (typeof searchLeak(match, seat, random, knows) === 'object') tested++;
      else skipped++;
    }
  }
  return { tested, skipped };
}

/**
 * Plays a random match and throws if a card that goes into hiding keeps an id that a seat has seen on it, by
 * which the seat would know it again.
 */
export function proveHiddenIds<G extends State>(setup: MatchSetup<G>, random: Random): void {
  const seen = new Set<string>();
  playRandomly(createMatch(setup), random, ({ state }) => {
    for (const card of Object.values(state.zones).flat()) {
      const isLaidOut = zoneDef(state, card.zone).sees === 'everyone';
      for (let seat = -1; seat < state.seats; seat++) {
        const id = `${seat}:${card.id}`;
        if (sees(state, card, seat)) seen.add(id);
        else if (!isLaidOut && seen.has(id))
          throw new Error(`Card ${card.id} in "${card.zone}" is one that seat ${seat} has seen.`);
      }
    }
  });
}
