import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { MAX_OPTIONS } from '../protocol/index.ts';
import { Desk } from './campaigns/desk.ts';
import { sealKey } from './campaigns/seal.ts';
import { Transfer } from './campaigns/transfer.ts';
import { Cluster } from './cluster/cluster.ts';
import { CallFault } from './hosting/fault.ts';
import { Hosting } from './hosting/hosting.ts';
import { createApp, createFastify } from './http/app.ts';
import { Identity } from './identity/identity.ts';
import { Metrics } from './metrics.ts';
import { type Quotas, quotasOf } from './quotas/quotas.ts';
import { Refusal } from './refusal.ts';
import { Directory } from './rooms/directory.ts';
import { dropMatch } from './rooms/drop.ts';
import { Rooms } from './rooms/rooms.ts';
import { defaults, type Settings } from './settings.ts';
import { CampaignNews } from './sockets/campaign-news.ts';
import { Handler } from './sockets/handler.ts';
import { Lobby } from './sockets/lobby.ts';
import { Sockets } from './sockets/sockets.ts';
import { openStorage, type Storage } from './storage/index.ts';
import { LEAST_SECRET } from './storage/secrets.ts';
import { Bringing } from './table/bringing.ts';
import type { TableDeps } from './table/deps.ts';
import { Tables } from './table/tables.ts';
import { Upkeep } from './upkeep.ts';

/** A server that runs. */
export interface Server {
  /** Where it listens, such as `http://127.0.0.1:8420`. */
  readonly url: string;
  readonly metrics: Metrics;
  /** Does now what is otherwise done now and then; see Upkeep. */
  keepUp(): Promise<void>;
  /** Finishes what is under way, stores everything and stops. */
  close(): Promise<void>;
}

export interface ServeOptions extends Partial<Settings> {
  /** The clock, for tests. */
  readonly now?: () => number;
  /** Where the lines of the log go; to standard output when not given. */
  readonly logTo?: { write(line: string): void };
  /** The file that runs in the threads, for tests, which start many and have it bundled. */
  readonly thread?: string | undefined;
}

const BUILT_CLIENT = fileURLToPath(new URL('../../table/dist', import.meta.url));
const FOREVER = 1e12;

/** Starts a server. Rejects when it cannot run: a database that does not open, a port that is taken. */
export async function serve({ now = Date.now, logTo, thread, ...given }: ServeOptions = {}): Promise<Server> {
  const settings: Settings = { ...defaults, ...withoutUndefined(given) };
  mustBeSecret(settings.secret);
  const storage = await openStorage(settings, now);
  await comeToLife(storage, settings);

  const app = createFastify(settings, logTo);
  if (storage.isNew) app.log.info(placeOf(settings), 'there was nothing here: a new database has been made');
  if (settings.secret === undefined) for (const warning of storage.warnings) app.log.warn(warning);
  const metrics = new Metrics();
  const quotas = quotasOf(settings);
  const hosting = new Hosting(settings, thread);
  const lobby = new Lobby(storage.matches);
  const news = new CampaignNews();
  const cluster =
    storage.database.kind === 'postgres'
      ? new Cluster({
          storage,
          settings,
          log: app.log,
          now,
          lobbyChanged: () => lobby.lobbyChanged(),
          campaignChanged: (campaign) => news.campaignChanged(campaign),
          sessionEnded: (session) => sockets.endSession(session),
        })
      : null;
  const deps: TableDeps = {
    storage,
    hosting,
    metrics,
    quotas,
    log: app.log,
    settings,
    now,
    games: () => hosting.games(),
    checkOptions: optionsOf(hosting, quotas),
    campaignFile: (campaign, caller, alone) => desk.fileWish(campaign, caller, alone),
    lobbyChanged: () => (cluster ?? lobby).lobbyChanged(),
    campaignChanged: (campaign) => (cluster ?? news).campaignChanged(campaign),
  };
  const tables = new Tables(deps);
  const bringing = new Bringing(deps);
  const elsewhere = cluster?.elsewhere ?? null;
  const rooms = new Rooms(new Directory(storage.ownership, tables, elsewhere));
  const desk = new Desk({
    tables: deps,
    command: (caller, command) => rooms.command(caller, command),
    drop: (match) => dropMatch(storage, tables, elsewhere, match),
  });
  const secret = settings.secret ?? storage.cookieSecret;
  const transfer = new Transfer(deps, desk, sealKey(secret));
  const upkeep = new Upkeep(storage, tables, settings, now, app.log);
  const handler = new Handler(deps, rooms, lobby, news);
  const sockets = new Sockets({
    settings,
    metrics,
    quotas,
    log: app.log,
    handle: (connection, message) => handler.handle(connection, message),
    closed: (connection) => handler.closed(connection),
    explain: storage.explain,
  });
  metrics.gauge('rooms', 'Matches that are watched from here.', () => rooms.size);
  metrics.gauge(
    'matches_apart',
    'Matches in memory that run apart from the others.',
    () => hosting.residents.apart,
  );
  metrics.gauge('resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss());

  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= stayingAlive(shutDown));
  const shutDown = async (): Promise<void> => {
    upkeep.close();
    sockets.close();
    await app.close();
    await bringing.idle();
    await tables.close();
    await cluster?.close();
    await hosting.close();
    await storage.ownership.resign();
    await storage.close();
  };

  try {
    await cluster?.open(tables);
    await createApp(
      app,
      { ...settings, client: settings.client ?? builtClient() },
      {
        identity: new Identity(storage.people, now),
        secret,
        desk,
        transfer,
        settings,
        sessionEnded(session) {
          sockets.endSession(session);
          cluster?.sessionEnded(session);
        },
        tables: deps,
        bringing,
        fileOf: (caller, match) => rooms.file(caller, match),
        metrics,
        metricsToken: settings.metricsToken,
        check: () => storage.health.check(),
        explain: storage.explain,
        sockets,
      },
    );
    await listen(app, settings);
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
  if (!settings.client && !builtClient()) {
    app.log.warn('there is no web client to serve: "npm start" builds it, --client names one');
  }
  // The rules are loaded while nobody waits for them yet.
  deps.games().catch((error: unknown) => app.log.error({ err: error }, 'the games cannot be loaded'));
  return { url: urlOf(app.server.address() as AddressInfo), metrics, keepUp: () => upkeep.run(), close };
}

/** Where things are stored, without the password of a database. */
const placeOf = ({ data, databaseUrl }: Settings): object =>
  databaseUrl ? { database: new URL(databaseUrl).host } : { data: resolve(data) };

/**
 * Flags and environment variables are checked where they are read; this check is for programs that call
 * `serve`.
 */
function mustBeSecret(secret: string | undefined): void {
  if (secret !== undefined && secret.length < LEAST_SECRET)
    throw new Error(`The secret of the cookies must have ${LEAST_SECRET} characters or more.`);
}

async function comeToLife(
  { ownership, database, explain, close }: Storage,
  settings: Settings,
): Promise<void> {
  try {
    await ownership.forgetOthers();
    await ownership.register(database.kind === 'sqlite' ? FOREVER : settings.lease);
  } catch (error) {
    await close();
    throw explain(error);
  }
}

/**
 * Node ends a process that waits only for threads and timers that do not keep it alive. This keeps it alive
 * until `act` is done.
 */
async function stayingAlive(act: () => Promise<void>): Promise<void> {
  const alive = setInterval(() => {}, 60_000);
  try {
    await act();
  } finally {
    clearInterval(alive);
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The server cannot listen on port ${port} of ${host} (${code}). Choose another with --port or --host.`,
    );
  }
}

function withoutUndefined(given: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const builtClient = (): string | undefined => (existsSync(BUILT_CLIENT) ? BUILT_CLIENT : undefined);

const urlOf = ({ family, address, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

const optionsOf =
  (hosting: Hosting, quotas: Quotas): TableDeps['checkOptions'] =>
  async (game, options, seats, account) => {
    quotas.rules.check(account);
    if (JSON.stringify(options ?? {}).length > MAX_OPTIONS) {
      throw new Refusal('bad-options', 'The options are too long.');
    }
    try {
      return await hosting.options(game, options, seats, (ms) => quotas.rules.spend(account, ms));
    } catch (error) {
      if (error instanceof CallFault && error.kind === 'OptionsError') {
        throw new Refusal('bad-options', error.message);
      }
      throw error;
    }
  };
