import { createRandom, type Random } from '@questwright/kernel';
import type { SeatPlan } from '../../protocol/index.ts';
import { openStorage, type Storage } from '../../src/storage/index.ts';
import { arrive } from '../kit/client.ts';
import { type DatabaseHouse, freePort } from '../kit/databases.ts';
import { gameOf, HEROES } from '../kit/games.ts';
import { ServerProcess } from '../kit/processes.ts';
import { PATIENT, TEST_GAMES_AND_HEROES } from '../kit/server.ts';
import { SteadyPlayer } from '../kit/steady.ts';
import { verifyMatch } from '../kit/verify.ts';

/** What is played meanwhile: by two people each, in one group with a bot. */
const GROUPS = [
  { game: HEROES, bots: 0 },
  { game: HEROES, bots: 0 },
  { game: HEROES, bots: 1 },
  { game: 'magpies', bots: 0 },
] as const;

export interface CrashReport {
  readonly stops: number;
  readonly acknowledged: number;
  readonly matches: number;
  readonly stored: number;
}

/**
 * Lets groups of players play on one server, stops it at random moments, by default with SIGKILL, and starts it
 * again. Then lets them finish, and holds what they were told against what is stored. Throws where that differs.
 */
export async function crash(
  house: DatabaseHouse,
  stops: number,
  seed: string,
  signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL',
): Promise<CrashReport> {
  const random = createRandom(seed);
  const place = await house.fresh();
  const port = await freePort();
  // A short lease: on PostgreSQL the next server has to wait until the dead one counts as dead.
  const settings = {
    ...place,
    port,
    lease: 400,
    games: TEST_GAMES_AND_HEROES,
    logLevel: 'silent',
    ...PATIENT,
  } as const;

  let server = new ServerProcess();
  const url = await server.start(settings);
  const groups = await Promise.all(
    GROUPS.map(({ game, bots }, i) => makeGroup(url, `${seed} ${i}`, game, bots)),
  );
  const spares = [server];
  let over = false;
  const playing = Promise.all(groups.map((group) => group.playOn(() => over)));
  playing.catch(() => {});

  try {
    for (let stop = 1; stop <= stops; stop++) {
      const next = new ServerProcess();
      spares.push(next);
      // Mostly in the middle of play, now and then while the server is still starting.
      if (random.below(5) > 0) await Promise.race([playing, progress(groups)]);
      await Promise.race([playing, pause(random.below(200))]);
      await (signal === 'SIGTERM' ? server.stop() : server.kill());
      server = next;
      await server.start(settings);
    }
    over = true;
    await playing;
    await server.stop();
  } finally {
    await Promise.all(groups.map((group) => group.close()));
    await Promise.all(spares.map((one) => one.kill('SIGKILL')));
  }

  const storage = await openStorage(place);
  try {
    return await verify(storage, groups, stops);
  } finally {
    await storage.close();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const acknowledgedIn = (groups: readonly Group[]): number =>
  groups.flatMap(({ players }) => players).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Resolves when an answer more has been acknowledged. */
async function progress(groups: readonly Group[]): Promise<void> {
  const before = acknowledgedIn(groups);
  for (let i = 0; i < 2000 && acknowledgedIn(groups) === before; i++) await pause(5);
}

/** Two people who play one match after the other. */
interface Group {
  readonly game: string;
  readonly players: readonly [SteadyPlayer, SteadyPlayer];
  readonly matches: readonly string[];
  /** Until told to stop; then the match that is being played is played to its end. */
  playOn(stop: () => boolean): Promise<void>;
  close(): Promise<void>;
}

async function makeGroup(url: string, seed: string, game: string, bots: number): Promise<Group> {
  const random: Random = createRandom(seed);
  const host = new SteadyPlayer(await arrive(url, 'Host'), random);
  const guest = new SteadyPlayer(await arrive(url, 'Guest'), random);
  const matches: string[] = [];
  const seats: SeatPlan[] = [
    { kind: 'me' },
    { kind: 'open' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }) as const),
  ];
  return {
    game,
    players: [host, guest],
    matches,
    async playOn(stop) {
      while (!stop()) {
        const match = await host.insist({ type: 'create', game, seats, listed: true });
        matches.push(match!);
        await guest.insist({ type: 'take', match: match!, seat: 1 }, ['seat-taken']);
        await host.insist({ type: 'start', match: match! }, ['not-open']);
        await Promise.all([host.play(match!, 0), guest.play(match!, 1)]);
      }
    },
    async close() {
      await Promise.all([host.close(), guest.close()]);
    },
  };
}

async function verify(storage: Storage, groups: readonly Group[], stops: number): Promise<CrashReport> {
  const report = { stops, acknowledged: 0, matches: 0, stored: 0 };
  for (const { game: id, players, matches } of groups) {
    const game = await gameOf(id);
    for (const match of matches) {
      const { stored, acknowledged } = await verifyMatch(storage, game, match, players);
      report.matches++;
      report.stored += stored;
      report.acknowledged += acknowledged;
    }
    const chats = players.flatMap(({ chats }) => chats);
    for (const { match, text } of chats) {
      const lines = await storage.matches.chat(match);
      if (lines.filter((line) => line.text === text).length !== 1) throw new Error('A chat line is lost.');
    }
  }
  return report;
}
