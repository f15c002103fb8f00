import { type Answer, createRandom, type Game, type Match, randomAnswer } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCookie } from '../../src/identity/cookie.ts';
import { digest, newId } from '../../src/ids.ts';
import type { Server } from '../../src/index.ts';
import { openStorage } from '../../src/storage/index.ts';
import { type DatabaseHouse, sqliteHouse } from '../kit/databases.ts';
import { HEROES, loadGame, RUNEBOUND } from '../kit/games.ts';
import { recordOf } from '../kit/records.ts';
import { serveTest } from '../kit/server.ts';
import { Recorder } from './recorder.ts';
import { areAlike, twoWorlds, type Worlds } from './worlds.ts';

/*
 * The kernel's test of non-interference, through the real server. Two servers keep the same matches, except that
 * in one of them everything that a certain seat cannot see is dealt otherwise. The same things are done on both,
 * and that seat's sockets must receive the same bytes: views, updates, logs, errors, in number and in order.
 */
const SECRET = 'the same on both';
const NOON = 1_800_000_000_000;
const SEATS = 3;

/**
 * What is compared of each game: how many positions, and in them at least how many cards dealt otherwise, answers given
 * and messages; and in how many of them the worlds look different to somebody else.
 */
const GAMES = [
  { game: 'magpies', positions: 16, dealt: 300, answers: 20, messages: 1500, differing: 16 },
  // Nobody holds anything there that others do not see: the worlds differ in what lies face down.
  { game: HEROES, positions: 16, dealt: 300, answers: 16, messages: 1600, differing: 0 },
  { game: RUNEBOUND, positions: 12, dealt: 1500, answers: 30, messages: 2000, differing: 12 },
] as const;

interface Case {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly worlds: Worlds;
}

describe('two servers with worlds that differ in secrets only', { timeout: 60_000 }, () => {
  let house: DatabaseHouse;
  const servers: Server[] = [];
  const people = Array.from({ length: SEATS + 1 }, (_, i) => ({ id: `person ${i}`, token: newId() }));
  const cookies = people.map(({ token }) => setCookie(token, SECRET, false).split(';')[0]!);
  const cases: Case[] = [];

  beforeAll(async () => {
    house = sqliteHouse();
    for (const { game, positions: wanted } of GAMES) {
      // Each game has chance of its own, so that a change of one does not choose the positions of the next.
      const random = createRandom(`leak ${game}`);
      const found = await loadGame(game);
      for (let i = 0; cases.filter((c) => c.game === game).length < wanted; i++) {
        if (i > 20 * wanted) throw new Error('Too few positions could be used.');
        const seat = (i % (SEATS + 1)) - 1;
        const worlds = twoWorlds(found!.game as Game, setupOf(`${game} ${i}`), seat, random);
        if (worlds) cases.push({ id: newId(), name: `${game} ${i}`, game, worlds });
      }
    }
    for (const world of ['here', 'elsewhere'] as const) {
      const place = await house.fresh();
      await fill(place.data, world);
      servers.push(await serveTest({ ...place, secret: SECRET, now: () => NOON }));
    }
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await house.close();
  }, 60_000);

  const setupOf = (seed: string) => ({ seats: ['Ann', 'Bob', 'Cat'], options: {}, seed });

  /** Stores the matches of one of the two worlds. */
  async function fill(data: string, world: 'here' | 'elsewhere'): Promise<void> {
    const storage = await openStorage({ data }, () => NOON);
    await storage.ownership.register(1e9);
    for (const { id, token } of people) {
      await storage.people.insert(id, id);
      await storage.people.openSession(digest(token), id, 'test');
    }
    for (const { id, game, worlds } of cases) {
      const match = worlds[world];
      const { at, state } = match.checkpoints[0]!;
      const seats = people.slice(0, SEATS).map((person) => {
        return { kind: 'person', person: person.id, name: person.id, level: null } as const;
      });
      const rules = match.game.version;
      const { options } = match.setup;
      const record = { id, game, rules, options, status: 'playing', host: people[0]!.id, seats } as const;
      await storage.matches.insert(recordOf({ ...record, seed: `of ${world}` }));
      await storage.ownership.acquire(id);
      await storage.appender.append({
        match: id,
        move: { kind: 'rules', n: 1, rules, at, state, answers: [] },
      });
    }
    await storage.ownership.resign();
    await storage.close();
  }

  it.each(GAMES)(
    'send a seat of $game the same bytes, whatever is done',
    { timeout: 300_000 },
    async (plan) => {
      const own = cases.filter(({ game }) => game === plan.game);
      expect(own).toHaveLength(plan.positions);
      const total = { dealt: 0, answers: 0, updates: 0, differing: 0, messages: 0 };
      for (const one of own) {
        const { bytes, answers, differing } = await play(one);
        total.dealt += one.worlds.dealt;
        total.answers += answers;
        total.updates += bytes.filter((text) => text.startsWith('false:[')).length;
        total.differing += differing ? 1 : 0;
        total.messages += bytes.length;
      }
      // So that the test cannot pass by having compared nothing, or worlds that are the same.
      expect(total.dealt).toBeGreaterThan(plan.dealt);
      expect(total.answers).toBeGreaterThan(plan.answers);
      expect(total.updates).toBe(total.answers);
      expect(total.differing).toBe(plan.differing);
      expect(total.messages).toBeGreaterThan(plan.messages);
    },
  );

  /** Does the same in both worlds as long as the seat may not tell them apart, and compares after every step. */
  async function play({
    id: match,
    name,
    worlds,
  }: Case): Promise<{ answers: number; bytes: readonly string[]; differing: boolean }> {
    const random = createRandom(name);
    const { seat } = worlds;
    const eyes = seat < 0 ? SEATS : seat;
    const observers = await Promise.all(servers.map(({ url }) => Recorder.open(url, cookies[eyes]!)));
    const others = [...people.keys()].slice(0, SEATS).filter((other) => other !== seat);
    const players = await Promise.all(
      servers.map(
        async ({ url }) =>
          new Map(
            await Promise.all(
              others.map(async (other) => [other, await Recorder.open(url, cookies[other]!)] as const),
            ),
          ),
      ),
    );
    const compare = async (): Promise<void> => {
      await Promise.all(players.flatMap((map) => [...map.values()]).map((player) => player.quiet()));
      await Promise.all(observers.map((observer) => observer.quiet()));
      expect(observers[1]!.bytes).toEqual(observers[0]!.bytes);
    };
    const observe = async (message: unknown): Promise<void> => {
      for (const observer of observers) observer.send(message);
      await compare();
    };
    const act = async (who: number, message: unknown): Promise<void> => {
      if (who === seat) return observe(message);
      for (const map of players) map.get(who)!.send(message);
      await compare();
    };

    await observe({ type: 'watch', id: 1, match });
    for (const other of others) await act(other, { type: 'watch', id: 1, match });
    let answers = 0;
    for (let step = 0; step < 6; step++) {
      const { choice } = worlds.here;
      // The first move that is stored is the position itself.
      const n = 2 + answers;
      if (!choice) break;
      await pester(observe, match, seat, n);
      const answer = answerForBoth(worlds, random);
      if (answer === null) break;
      await act(choice.seat, { type: 'answer', id: 50 + step, match, seat: choice.seat, n, answer });
      answers++;
      if (step % 3 === 1) await act(others[0]!, { type: 'chat', id: 80, match, text: 'hm' });
    }
    await file(match, eyes);
    // Whoever comes back, with what they had or with nothing, is sent the same again.
    await observe({ type: 'watch', id: 2, match, seen: { version: 2 + answers, seats: [seat] } });
    await observe({ type: 'watch', id: 3, match });
    for (const recorder of [...observers, ...players.flatMap((map) => [...map.values()])]) recorder.close();
    const told = (world: number, other: number): string =>
      String(players[world]!.get(other)!.bytes.filter((text) => !text.includes('"type":"pong"')));
    const differing = others.some((other) => told(0, other) !== told(1, other));
    return { answers, bytes: observers[0]!.bytes, differing };
  }

  /** Everything that a curious player might try. */
  async function pester(
    observe: (m: unknown) => Promise<void>,
    match: string,
    seat: number,
    n: number,
  ): Promise<void> {
    const own = Math.max(0, seat);
    for (const message of [
      '{"type":',
      { type: 'answer', id: 10, match, seat: own, n: n + 5, answer: 'x' },
      { type: 'answer', id: 11, match, seat: own, n, answer: 'no such option' },
      { type: 'answer', id: 12, match, seat: own, n, answer: [] },
      { type: 'answer', id: 13, match, seat: own, n, answer: 99 },
      { type: 'answer', id: 14, match, seat: (own + 1) % SEATS, n, answer: 'pass' },
      { type: 'undo', id: 15, match, seat: (own + 1) % SEATS },
      { type: 'agree', id: 16, match, n, agree: true },
      { type: 'take', id: 17, match, seat: (own + 1) % SEATS },
      { type: 'hand', id: 18, match, seat: (own + 1) % SEATS, level: 'random' },
      { type: 'watch', id: 19, match, seen: { version: n, seats: [(own + 1) % SEATS] } },
      { type: 'admit', id: 22, match, seat: (own + 1) % SEATS, person: 'person 1', admit: true },
      { type: 'archive', id: 20, match },
      { type: 'rematch', id: 21, match },
    ]) {
      await observe(message);
    }
  }

  /** An answer that is legal in both worlds and after which the seat still cannot tell them apart. */
  function answerForBoth(worlds: Worlds, random: ReturnType<typeof createRandom>): Answer | null {
    const { here, elsewhere } = worlds;
    const { choice } = here;
    for (let i = 0; choice && i < 12; i++) {
      const answer = randomAnswer(choice, random);
      const before = [here.count, elsewhere.count] as const;
      if (gives(here, answer) && gives(elsewhere, answer) && areAlike(worlds)) return answer;
      for (const [k, match] of [here, elsewhere].entries()) {
        const { n } = match;
        if (match.count > before[k]!) {
          match.rewind(before[k]!);
          match.renumber(n - 1);
        }
      }
    }
    return null;
  }

  const gives = (match: Match, answer: Answer): boolean => {
    try {
      match.answer(match.choice!.seat, answer);
      return true;
    } catch {
      return false;
    }
  };

  async function file(match: string, eyes: number): Promise<void> {
    const [here, elsewhere] = await Promise.all(
      servers.map(async ({ url }) => {
        const response = await fetch(`${url}/api/matches/${match}/file`, {
          headers: { cookie: cookies[eyes]! },
        });
        return [response.status, await response.text()];
      }),
    );
    expect(elsewhere).toEqual(here);
  }
});
