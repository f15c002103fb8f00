import type { TrialRun } from '@questwright/bots';
import { createMatch, createRandom, type LogEntry, randomAnswer } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { type ActivationDef, type Entry, whomText } from '../rules/legend/lists.ts';
import type { Descent, Rank } from '../rules/state.ts';
import { insight } from './insight.ts';

/*
 * How healthy the activation lists are: an entry that is hardly ever worked is not worth its line, and a monster that has
 * nothing to do is no danger to anybody.
 */

/** What has been seen of one rank's part of a list. */
export interface Health {
  /** Activations of figures, and those of them in which nothing was done. */
  activations: number;
  idle: number;
  /** In how many of them each entry was worked. */
  readonly worked: number[];
}

export type HealthOfLists = Map<string, Health>;

/**
 * In how many of a hundred activations each entry must be worked at least, and nothing may be done at most.
 */
export const LEAST_WORKED = 2;
export const MOST_IDLE = 3;
/** Fewer activations say nothing. */
const ENOUGH = 50;
/** Far more than any quest takes. */
const MOST_ANSWERS = 20_000;

/** What a log tells of an entry that was worked. */
const nameOf = ({ verb, action, whom }: Entry): string =>
  JSON.stringify([verb, action ?? '', whom ? whomText(whom) : 'd2.list.nobody']);

const listNamed = new Map<string, ActivationDef>(content.activations.map((list) => [list.id, list]));

/** Counts what the monsters of a match have done, by its log. */
export function examine(log: readonly LogEntry[], health: HealthOfLists): void {
  let list: ActivationDef | undefined;
  let now: {
    readonly of: Health;
    readonly entries: readonly Entry[];
    readonly did: Set<number>;
    from: number;
    busy: boolean;
  } | null = null;
  const close = (): void => {
    if (!now) return;
    now.of.activations++;
    if (!now.busy) now.of.idle++;
    for (const entry of now.did) now.of.worked[entry] = (now.of.worked[entry] ?? 0) + 1;
    now = null;
  };
  for (const { key, args } of log) {
    if (key === 'd2.log.legend.group') {
      close();
      list = listNamed.get(args!.list as string);
    } else if (key === 'd2.log.legend.group-ends') {
      close();
      list = undefined;
    } else if (key === 'd2.log.activated' && list) {
      close();
      const rank = args!.rank as Rank;
      const name = `${list.id} ${rank}`;
      const entries = list[rank];
      const of = health.get(name) ?? { activations: 0, idle: 0, worked: entries.map(() => 0) };
      health.set(name, of);
      now = { of, entries, did: new Set(), from: 0, busy: true };
    } else if (now && key === 'd2.log.legend.idle') {
      // With no hero left on the map there is nothing that any list could say.
      if (args!.n === 0) now = null;
      else now.busy = false;
    } else if (now && key === 'd2.log.legend.deed') {
      const { verb, action, why } = args as { verb: string; action: string; why: unknown };
      const said = JSON.stringify([verb, action, textIn(why)]);
      const { entries, from } = now;
      for (let n = 0; n < entries.length; n++) {
        const entry = (from + n) % entries.length;
        if (nameOf(entries[entry]!) !== said) continue;
        now.did.add(entry);
        now.from = entry + 1;
        break;
      }
    } else if (now && key === 'd2.log.legend.retreats') {
      const entry = now.entries.findIndex(({ verb }) => verb === 'retreat');
      if (entry >= 0) now.did.add(entry);
    }
  }
}

/** A text as it was before it was put into another. */
const textIn = (nested: unknown): unknown => {
  const text = (nested as { text?: unknown }).text ?? nested;
  return Array.isArray(text) && text.length === 1 ? text[0] : text;
};

/** The lines of a report: each list and rank that is not healthy, and a sum. */
export function* report(health: HealthOfLists): Iterable<string> {
  let [seen, sick] = [0, 0];
  for (const [name, { activations, idle, worked }] of [...health].sort(([a], [b]) => a.localeCompare(b))) {
    if (activations < ENOUGH) continue;
    seen++;
    const rates = worked.map((n) => (100 * n) / activations);
    const isIdle = (100 * idle) / activations > MOST_IDLE;
    if (rates.every((rate) => rate >= LEAST_WORKED) && !isIdle) continue;
    sick++;
    yield `${name}: ${activations} activations, idle ${((100 * idle) / activations).toFixed(1)} %, entries ${rates.map((rate) => rate.toFixed(1)).join(', ')} %`;
  }
  yield `${seen} lists and ranks were worked at least ${ENOUGH} times, ${sick} of them are not healthy`;
}

/** What is made to be played without an overlord: its own quests, and The Delve. */
const OWN: readonly object[] = [
  ...content.legendQuests.map(({ quest: { id, act } }) => ({ mode: 'quest', quest: id, act })),
  ...['normal', 'hard'].map((difficulty) => ({ mode: 'delve', difficulty })),
];
/** Quests that are made for an overlord, in both acts: where most lieutenants are met. */
export const OTHERS: readonly object[] = content.quests.flatMap(({ id }) =>
  [1, 2].map((act) => ({ mode: 'quest', quest: id, act })),
);

/** Plays a match, at random or by habit. Whatever nobody decides for the overlord throws. */
export function playWithoutOverlord(
  n: number,
  how: 'habit' | 'random',
  setups: readonly object[] = OWN,
): readonly LogEntry[] {
  const heroes = 2 + (Math.floor(n / setups.length) % 3);
  const match = createMatch<Descent>({
    game,
    seats: ['Ann'],
    seed: `lists ${n}`,
    options: {
      play: 'legend',
      ...setups[n % setups.length],
      players: Array.from({ length: heroes }, () => 0),
    },
    checkpoints: false,
  } as never);
  const random = createRandom(`lists ${n}`);
  while (match.choice && match.count < MOST_ANSWERS) {
    const { choice } = match;
    match.answer(
      choice.seat,
      how === 'random' ? randomAnswer(choice, random) : insight.policy(match, choice, random),
    );
  }
  if (!match.over) throw new Error(`Match ${n} has no end.`);
  return match.log;
}

/**
 * Plays so many matches without an overlord and says which lists are not healthy. Heroes who do anything at random stay where
 * they came in, and monsters queue up before them; how often these have nothing to do is another question.
 */
export const listHealth = (how: 'habit' | 'random', setups: readonly object[] = OWN) =>
  function* (matches: number, { recall }: TrialRun): Iterable<string> {
    const health: HealthOfLists = new Map();
    for (let n = 0; n < matches; n++) {
      const one = recall(`match ${n + 1}`, () => {
        const seen: HealthOfLists = new Map();
        examine(playWithoutOverlord(n, how, setups), seen);
        return JSON.stringify([...seen]);
      });
      for (const [name, { activations, idle, worked }] of JSON.parse(one) as [string, Health][]) {
        const of = health.get(name) ?? { activations: 0, idle: 0, worked: worked.map(() => 0) };
        of.activations += activations;
        of.idle += idle;
        for (const [entry, n] of worked.entries()) of.worked[entry]! += n;
        health.set(name, of);
      }
    }
    yield `${matches} matches without an overlord came to their end, and the table had an answer to every choice`;
    yield* report(health);
  };
