import type { FastifyInstance } from 'fastify';
import { matchId } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { TableDeps } from '../table/deps.ts';
import { type IdentityDeps, mustKnow } from './identity-routes.ts';

export interface MatchRoutesDeps extends IdentityDeps {
  readonly tables: Pick<TableDeps, 'games' | 'storage'>;
  readonly fileOf: (match: string) => Promise<string>;
}

/** What can be had of matches without a socket. */
export function matchRoutes(app: FastifyInstance, deps: MatchRoutesDeps): void {
  const { tables, fileOf } = deps;

  app.get('/api/games', async () => ({ games: await tables.games() }));

  app.get('/api/matches', async (request) => {
    const { person } = await mustKnow(deps, request);
    return { matches: await tables.storage.matches.ofPerson(person.id) };
  });

  /** The match file. While the match runs it has neither seed nor secret answers in it. */
  app.get<{ Params: { match: string } }>('/api/matches/:match/file', async (request, reply) => {
    await mustKnow(deps, request);
    const { success, data } = matchId.safeParse(request.params.match);
    if (!success) throw new Refusal('no-such-match', 'There is no such match.');
    return reply.type('application/jsonl').send(await fileOf(data));
  });
}
