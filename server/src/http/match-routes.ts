import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eyes, matchId } from '../../protocol/index.ts';
import type { Caller } from '../quotas/caller.ts';
import { networkOf } from '../quotas/network.ts';
import { Refusal } from '../refusal.ts';
import type { Bringing } from '../table/bringing.ts';
import type { TableDeps } from '../table/deps.ts';
import { replayOf } from '../table/replay.ts';
import { type IdentityDeps, mustKnow } from './identity-routes.ts';

export interface MatchRoutesDeps extends IdentityDeps {
  readonly tables: Pick<TableDeps, 'games' | 'storage' | 'quotas' | 'hosting'>;
  readonly bringing: Bringing;
  /** The match file; the whole of it for whoever has nobody to keep a secret from. */
  readonly fileOf: (caller: Caller, match: string) => Promise<string>;
}

/** How long a match file may be that somebody brings along, in bytes. */
const FILE_BYTES = 500_000;

/** What can be had of matches without a socket. */
export function matchRoutes(app: FastifyInstance, deps: MatchRoutesDeps): void {
  const { tables, bringing, fileOf } = deps;
  const callerOf = async (request: FastifyRequest): Promise<Caller> => {
    const { person } = await mustKnow(deps, request);
    return { ...person, network: networkOf(request.ip) };
  };

  app.get('/api/games', async () => ({ games: await tables.games() }));

  app.get('/api/matches', async (request) => {
    const caller = await callerOf(request);
    tables.quotas.fetches.take(caller);
    return { matches: await tables.storage.matches.ofPerson(caller.id) };
  });

  /** Takes up a match that was begun elsewhere, such as in a browser without a server. */
  app.addContentTypeParser(
    'application/jsonl',
    { parseAs: 'string', bodyLimit: FILE_BYTES },
    (_, body, done) => done(null, body),
  );
  // Who has brought too many is refused before the next one is read.
  const onRequest = async (request: FastifyRequest): Promise<void> =>
    tables.quotas.files.check(await callerOf(request));
  app.post('/api/matches', { bodyLimit: FILE_BYTES, onRequest }, async (request) => {
    const caller = await callerOf(request);
    if (typeof request.body !== 'string') throw new Refusal('bad-file', 'A match file is JSON Lines.');
    return { match: await bringing.bring(caller, request.body) };
  });

  /**
   * The match file. While the match runs it has neither seed nor secret answers in it, unless nobody else
   * plays: somebody who plays alone can take the match along, and those who sit down later are told so.
   */
  app.get<{ Params: { match: string } }>('/api/matches/:match/file', async (request, reply) => {
    const caller = await callerOf(request);
    const match = idIn(request.params);
    tables.quotas.fetches.take(caller);
    return reply.type('application/jsonl').send(await fileOf(caller, match));
  });

  /** The match as the person who asks saw it. */
  app.get<{ Params: { match: string }; Querystring: { seat?: string } }>(
    '/api/matches/:match/replay',
    async (request) => {
      const caller = await callerOf(request);
      const { seat } = request.query;
      const { success, data } = eyes.optional().safeParse(seat === undefined ? seat : Number(seat));
      if (!success) throw new Refusal('bad-message', 'The seat must be a number.');
      return replayOf(tables, caller, idIn(request.params), data);
    },
  );
}

function idIn({ match }: { match: string }): string {
  const { success, data } = matchId.safeParse(match);
  if (!success) throw new Refusal('no-such-match', 'There is no such match.');
  return data;
}
