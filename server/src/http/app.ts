import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type ErrorCode, MESSAGE_BYTES, SOCKET_PATH } from '../../protocol/index.ts';
import type { Known } from '../identity/identity.ts';
import { networkOf } from '../quotas/network.ts';
import { errorMessageOf, Refusal, serverFault } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { Storage } from '../storage/index.ts';
import { type CampaignRoutesDeps, campaignRoutes } from './campaign-routes.ts';
import { capConnections } from './connections.ts';
import { identityRoutes, mustKnow } from './identity-routes.ts';
import { type MatchRoutesDeps, matchRoutes } from './match-routes.ts';
import { isOwnOrigin } from './origin.ts';
import { type StatusDeps, statusRoutes } from './status-routes.ts';

const SOCKET_OPTIONS = {
  maxPayload: MESSAGE_BYTES,
  perMessageDeflate: false,
  clientTracking: false,
  // Pings are answered elsewhere, under a limit.
  autoPong: false,
  // How long the other side has to agree to the closing, in milliseconds. Docker waits only ten seconds in
  // all for a stop.
  closeTimeout: 2000,
};

const LOOK_AT_CONNECTIONS_MS = 10_000;

/** HTTP and the sockets on one port. */
export async function createApp(
  app: FastifyInstance,
  settings: Settings,
  deps: MatchRoutesDeps &
    CampaignRoutesDeps &
    StatusDeps &
    Pick<Storage, 'explain'> & { readonly sockets: Sockets },
): Promise<void> {
  capConnections(app.server, settings);
  // First of all: its own hooks see to it that sockets which are refused below are closed.
  await app.register(fastifyWebsocket, { options: SOCKET_OPTIONS });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    secure(reply);
    if (!isOwnOrigin(request, settings.publicUrl) && !isHarmless(request)) {
      throw new Refusal('other-site', 'This request comes from another site.');
    }
  });
  app.addHook('onSend', async (_, reply) => {
    // The files of the client have a header of their own that says how long they may be cached.
    if (!reply.raw.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answerError(deps.explain(error) as FastifyError, request, reply),
  );
  await app.register(async (scope) => {
    const admitted = new WeakMap<FastifyRequest, Known>();
    const preValidation = async (request: FastifyRequest): Promise<void> => {
      const network = networkOf(request.ip);
      deps.sockets.checkRoom(network);
      const known = await mustKnow(deps, request);
      deps.sockets.admit({ id: known.person.id, network });
      admitted.set(request, known);
    };
    scope.get(SOCKET_PATH, { websocket: true, preValidation }, (socket, request) => {
      deps.sockets.accept(socket, request.raw.socket, networkOf(request.ip), admitted.get(request)!);
    });
  });
  identityRoutes(app, deps);
  matchRoutes(app, deps);
  campaignRoutes(app, deps);
  statusRoutes(app, deps);
  await serveClient(app, settings.client);
}

export const createFastify = (settings: Settings, logTo?: { write(line: string): void }): FastifyInstance =>
  Fastify({
    logger: { level: settings.logLevel, base: null, ...(logTo && { stream: logTo }) },
    // Requests carry links of matches, which are secrets of those who have them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < settings.trustProxy,
    bodyLimit: MESSAGE_BYTES,
    // Whoever sends a request byte by byte may hold a connection for this long, and no longer.
    requestTimeout: settings.requestTimeout,
    http: {
      headersTimeout: settings.requestTimeout,
      connectionsCheckingInterval: Math.min(settings.requestTimeout, LOOK_AT_CONNECTIONS_MS),
    },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  });

/**
 * Reading the page itself is fine from anywhere; everything else is for the server's own pages. This goes by
 * the route that was found, because an address can be written in many ways.
 */
const isHarmless = ({ method, ws, routeOptions: { url: route = '' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !ws && !route.startsWith('/api/') && route !== SOCKET_PATH;

function secure(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'not-signed-in': 401,
  'wrong-passphrase': 403,
  'other-site': 403,
  'no-such-match': 404,
  'no-such-campaign': 404,
  'not-yours': 403,
  'account-taken': 409,
  'already-claimed': 409,
  'too-long': 413,
  'too-fast': 429,
  'over-quota': 429,
  'try-again': 503,
};

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    void reply.code(500).send(errorMessageOf(serverFault(error, 'The server failed.')));
    return;
  }
  void reply.code(STATUS[refusal.code] ?? 400).send(errorMessageOf(refusal));
}

/** Fastify's own errors about bad requests. */
function refusalOf({ statusCode = 500, message }: FastifyError): Refusal | null {
  if (statusCode < 400 || statusCode >= 500) return null;
  return new Refusal(statusCode === 413 ? 'too-long' : 'bad-message', message);
}

/** The web client, when it has been built. Paths of its own pages all lead to its one page. */
async function serveClient(app: FastifyInstance, given: string | undefined): Promise<void> {
  if (given === undefined || !existsSync(join(given, 'index.html'))) return;
  const root = resolve(given);
  const assets = join(root, 'assets', sep);
  await app.register(fastifyStatic, {
    root,
    index: 'index.html',
    dotfiles: 'deny',
    // The build has written its files in compressed forms, too.
    preCompressed: true,
    // Its own header would replace the one that is set here.
    cacheControl: false,
    setHeaders(reply, path) {
      const lasting = path.startsWith(assets);
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    if (isPage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: 'There is nothing here.' });
  });
}

/** The path that was asked for, decoded; as it was written if it cannot be decoded. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
