import { type ServeOptions, type Server, serve } from '../../src/index.ts';
import { bundledThread, moduleOf } from './bundle.ts';

export const TEST_GAMES = moduleOf('games');
export const TEST_GAMES_AND_HEROES = moduleOf('heroes');

/** Settings of a server that is patient with fast clients. */
export const PATIENT = {
  messagesPerSecond: 10_000,
  messageBurst: 10_000,
  socketsPerMinute: 10_000,
  identityTriesPerMinute: 10_000,
  maxConnectionsPerAddress: 10_000,
  peoplePerAddress: 1000,
  matchesPerHour: 10_000,
  filesPerHour: 10_000,
  listingsPerHour: 10_000,
  chatPerMinute: 10_000,
  fetchesPerMinute: 10_000,
  reportsPerHour: 10_000,
  rulesMsPerMinute: 600_000,
  botMsPerMinute: 600_000,
} as const;

/** A server for a test: on a free port, quiet, with the games of the tests, and patient. */
export const serveTest = (options: ServeOptions): Promise<Server> =>
  serve({
    port: 0,
    logLevel: (process.env.LOG as 'debug' | undefined) ?? 'silent',
    games: TEST_GAMES,
    thread: bundledThread,
    ...PATIENT,
    ...options,
  });
