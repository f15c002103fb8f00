/** Every setting of the server, with its default. `docs/host.md` explains them. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder of the database file and the cookie secret. */
  readonly data: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | undefined;
  /** Signs cookies; made and kept by the server when not given. */
  readonly secret: string | undefined;
  /** The address under which people reach the server, such as `https://table.example`. */
  readonly publicUrl: string | undefined;
  /** How many reverse proxies stand in front, which are believed about where requests come from. */
  readonly trustProxy: number;
  /** The folder of the built web client. */
  readonly client: string | undefined;
  /** `/metrics` is only shown to whoever brings this token, if it is given. */
  readonly metricsToken: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The module that says which games there are. */
  readonly games: string;

  /** In how many threads matches are run; 0 means one fewer than there are cores. */
  readonly threads: number;

  // Milliseconds
  /** How long the rules may take over one answer. */
  readonly answerLimit: number;
  /** How long they may take to play a stored match again. */
  readonly openLimit: number;
  /** How long a bot may think. */
  readonly botLimit: number;
  /** How long a match stays in memory when nobody watches it. */
  readonly idle: number;
  /** How long a player must be away before the others can hand the seat to a bot. */
  readonly away: number;
  /** How long a request may take to arrive. */
  readonly requestTimeout: number;
  /** How often sockets are asked whether they are still there. */
  readonly ping: number;
  /** For how long a server counts as alive without a sign of life; with PostgreSQL. */
  readonly lease: number;
  /** After which time a finished match is archived. */
  readonly archiveAfter: number;
  /** After which time a match that nobody has begun is deleted, when nobody has touched it; 0 for never. */
  readonly dropOpenAfter: number;
  /**
   * How long nobody must have touched an unfinished match before it is deleted, and likewise a guest without
   * matches; 0 for never.
   */
  readonly dropUntouchedAfter: number;

  // Limits
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** Sockets that one person may open in a minute. */
  readonly socketsPerMinute: number;
  /** Log-ins, new guests and claims that one address may try in a minute. */
  readonly identityTriesPerMinute: number;
  /**
   * How many people behind one address the limits allow for: an address may have this many times what one
   * person may have.
   */
  readonly peoplePerAddress: number;
  /** Matches that one person may make in an hour, rematches among them. */
  readonly matchesPerHour: number;
  /** Match files that one person may bring along in an hour. */
  readonly filesPerHour: number;
  /** Matches that one person may show in the lobby in an hour. */
  readonly listingsPerHour: number;
  /** Lines of chat that one person may write in a minute. */
  readonly chatPerMinute: number;
  /** Lists and files of matches that one person may fetch in a minute. */
  readonly fetchesPerMinute: number;
  /** Faults of the rules that are stored with their match files in an hour, for one person. */
  readonly reportsPerHour: number;
  /** Milliseconds of each minute in which the rules may work for one person. */
  readonly rulesMsPerMinute: number;
  /** Milliseconds of each minute in which bots may think for one person. */
  readonly botMsPerMinute: number;
  /**
   * Milliseconds of each minute in which the rules of a match may work before it runs apart from others; the
   * same holds for its bots.
   */
  readonly matchMsPerMinute: number;
  /** Bytes that may wait to be sent to a socket that does not read. */
  readonly maxBacklog: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const defaults: Settings = {
  host: '127.0.0.1',
  port: 8420,
  data: 'data',
  databaseUrl: undefined,
  secret: undefined,
  publicUrl: undefined,
  trustProxy: 0,
  client: undefined,
  metricsToken: undefined,
  logLevel: 'info',
  games: '@questwright/games',
  threads: 0,
  answerLimit: 1000,
  openLimit: 20_000,
  botLimit: 10_000,
  idle: 2 * MINUTE,
  away: 30_000,
  requestTimeout: 30_000,
  ping: 20_000,
  lease: 2000,
  archiveAfter: 30 * DAY,
  dropOpenAfter: 7 * DAY,
  dropUntouchedAfter: 365 * DAY,
  messagesPerSecond: 10,
  messageBurst: 60,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 200,
  socketsPerMinute: 60,
  identityTriesPerMinute: 20,
  peoplePerAddress: 10,
  matchesPerHour: 40,
  filesPerHour: 10,
  listingsPerHour: 6,
  chatPerMinute: 30,
  fetchesPerMinute: 60,
  reportsPerHour: 10,
  rulesMsPerMinute: 10_000,
  botMsPerMinute: 60_000,
  matchMsPerMinute: 3000,
  maxBacklog: 4 * 1024 * 1024,
};
