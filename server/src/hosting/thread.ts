import { workerData } from 'node:worker_threads';
import { botOf } from '@questwright/games';
import {
  type Advice,
  type Answer,
  adviceOf,
  type Bot,
  checkAnswer,
  createRandom,
  Match,
  type MatchSetup,
  OptionsError,
  parseMatch,
  readMatch,
  type Seat,
  seatOf,
  standingOf,
  timelineOf,
} from '@questwright/kernel';
import type { BotTask, CallName, Calls, OpenedMatch, Request, Response, ThreadData } from './calls.ts';
import { doCampaignTask } from './campaign-tasks.ts';
import { ChoiceNumbers } from './choice-numbers.ts';
import { faultOf } from './fault.ts';
import { Games } from './games.ts';
import { Hosted } from './hosted.ts';
import { type Restored, restore } from './restore.ts';
import { Stopwatch } from './stopwatch.ts';

/*
 * What runs in the threads: rules, and bots. A thread does one thing after the other, and keeps the matches that were
 * opened in it. It is watched from outside: if something takes too long, the whole thread is replaced.
 */

class Gone extends Error {}

type Handlers = {
  [Name in CallName]: (
    ask: Calls[Name]['ask'],
    watch: Stopwatch,
  ) => Calls[Name]['give'] | Promise<Calls[Name]['give']>;
};

/** While a match is played again, others have their turn after so many milliseconds. */
const SLICE = 10;

const { games: module, atWork } = workerData as ThreadData;
const games = new Games(await import(module));
const hosted = new Map<number, Hosted>();
const opening = new Map<number, { readonly id: string; readonly steps: Generator<void, Restored> }>();

const the = (key: number): Hosted => {
  const found = hosted.get(key);
  if (!found) throw new Gone();
  return found;
};

const handlers: Handlers = {
  games: () => games.describe(),

  async options({ game: id, given, seats }, watch) {
    const { game } = await games.load(id);
    const { min, max } = game.seats;
    if (seats < min || seats > max) throw new OptionsError(`${game.name} has ${min} to ${max} seats.`);
    return watch.time(() => {
      const options: unknown = game.options(given, seats);
      return { options, rules: game.version, madeUp: game.madeUp?.(options) ?? false };
    });
  },

  async open({ key, id, game, stored }, watch) {
    const { game: rules } = await games.load(game);
    opening.set(key, { id, steps: restore(rules, stored) });
    return openOn(key, watch);
  },

  openOn: ({ key }, watch) => openOn(key, watch),

  async openFile({ key, id, file }, watch) {
    const { game } = await games.load(watch.time(() => parseMatch(file).game));
    const { match } = watch.time(() => readMatch(file, () => game));
    return opened(key, id, {
      match,
      version: match.n,
      numbers: new ChoiceNumbers(),
      move: null,
      notice: null,
    });
  },

  answer: ({ key, seat, answer, n }, watch) => watch.time(() => the(key).answer(seat, answer, n)),
  pass: ({ key, seat, wish }, watch) => watch.time(() => the(key).pass(seat, wish)),
  rewind: ({ key, to }, watch) => watch.time(() => the(key).rewind(to)),
  undo: ({ key, seat }, watch) => watch.time(() => the(key).undo(seat)),
  catchUp: ({ key, eyes, version }, watch) => watch.time(() => the(key).audiences.catchUp(eyes, version)),
  logPage: ({ key, eyes, before }, watch) => watch.time(() => the(key).match.logPage(eyes, before)),
  thought: ({ key, seat }, watch) => watch.time(() => the(key).think(seat)),
  standing: ({ key }, watch) => watch.time(() => standingOf(the(key).match)),
  checkpoint: ({ key }, watch) => watch.time(() => the(key).checkpoint()),
  file: ({ key, ...wish }, watch) => watch.time(() => the(key).file(wish)),

  async timeline({ file, eyes, allowed }, watch) {
    const { game } = await games.load(watch.time(() => parseMatch(file).game));
    return watch.time(() => timelineOf(readMatch(file, () => game).match, eyes, allowed));
  },

  async campaign({ game: id, ...task }, watch) {
    const { game } = await games.load(id);
    return watch.time(() => doCampaignTask(game, task));
  },

  dismiss({ key, eyes }) {
    hosted.get(key)?.audiences.dismiss(eyes);
    return null;
  },

  close({ key }) {
    hosted.delete(key);
    opening.delete(key);
    return null;
  },

  think,
  advise,
};

/** Goes on for a moment. */
function openOn(key: number, watch: Stopwatch): OpenedMatch | null {
  const found = opening.get(key);
  if (!found) throw new Gone();
  const { id, steps } = found;
  const restored = watch.time(() => {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    return null;
  });
  return restored && opened(key, id, restored);
}

function opened(key: number, id: string, restored: Restored): OpenedMatch {
  const { match, version, numbers, move, notice } = restored;
  const one = new Hosted(id, match, version, numbers);
  opening.delete(key);
  hosted.set(key, one);
  return { situation: one.situation, move, notice };
}

async function think(task: BotTask, watch: Stopwatch): Promise<Answer> {
  return thinking(task, watch, async (bot, seat) => {
    const answer = await bot.answer(seat);
    checkAnswer(seat.choice, answer);
    return answer;
  });
}

async function advise(task: BotTask, watch: Stopwatch): Promise<Advice> {
  return thinking(task, watch, async (bot, seat) => {
    const advice = await adviceOf(bot, seat);
    checkAnswer(seat.choice, advice.answer);
    return advice;
  });
}

/** A bot thinks on its own copy of a match. */
async function thinking<T>(
  { game: id, level, options, seats, thought, random }: BotTask,
  watch: Stopwatch,
  work: (bot: Bot, seat: Seat) => Promise<T>,
): Promise<T> {
  const found = await games.load(id);
  const { seat, at, state, n, passes } = thought;
  const answers = thought.answers.map(([seat, answer]) => ({ seat, answer, news: 0, secret: false }));
  return watch.wait(async () => {
    // The seed is in the state already; a bot's forks are dealt with other chance anyway.
    const setup: MatchSetup = { game: found.game, options, seats, seed: '', log: false };
    const match = new Match(setup, { at, state: JSON.parse(state), logged: 0 }, answers, { passes });
    match.renumber(n);
    const { choice } = match.pendingOf(seat)!;
    return work(botOf(found, level), seatOf(match, choice, createRandom(random), seat));
  });
}

/** Answers a call. */
export async function handle({ name, ask, slot }: Request): Promise<Response> {
  const watch = new Stopwatch(atWork, slot);
  try {
    const give = await handlers[name](ask as never, watch);
    return { kind: 'given', give, ms: watch.ms };
  } catch (error) {
    if (error instanceof Gone) return { kind: 'gone', ms: 0 };
    // A match that has failed to open is in no usable state.
    if (name === 'open' || name === 'openOn') handlers.close(ask as Calls['open']['ask'], watch);
    return { kind: 'fault', fault: faultOf(error), ms: watch.ms };
  }
}
