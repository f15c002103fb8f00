import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  abandonBody,
  campaignBody,
  campaignId,
  campaignSeatBody,
  goOnBody,
  renameBody,
  seatNumber,
} from '../../protocol/index.ts';
import type { Desk } from '../campaigns/desk.ts';
import type { Transfer } from '../campaigns/transfer.ts';
import type { Caller } from '../quotas/caller.ts';
import { networkOf } from '../quotas/network.ts';
import { Refusal } from '../refusal.ts';
import { bodyOf, type IdentityDeps, mustKnow } from './identity-routes.ts';

export interface CampaignRoutesDeps extends IdentityDeps {
  readonly desk: Desk;
  readonly transfer: Transfer;
}

/** How long a campaign file may be that somebody brings along, in bytes. */
const FILE_BYTES = 5_000_000;

type One = { Params: { campaign: string } };

/** What can be done with campaigns. Their matches are played like all others. */
export function campaignRoutes(app: FastifyInstance, deps: CampaignRoutesDeps): void {
  const { desk, transfer } = deps;
  const callerOf = async (request: FastifyRequest): Promise<Caller> => {
    const { person } = await mustKnow(deps, request);
    return { ...person, network: networkOf(request.ip) };
  };
  const idIn = ({ params }: FastifyRequest<One>): string => {
    const { success, data } = campaignId.safeParse(params.campaign);
    if (!success) throw new Refusal('no-such-campaign', 'There is no such campaign.');
    return data;
  };

  app.get('/api/campaigns', async (request) => ({ campaigns: await desk.list(await callerOf(request)) }));

  /** Makes a campaign; or takes one up from its file, which is JSON Lines. */
  app.post('/api/campaigns', { bodyLimit: FILE_BYTES }, async (request) => {
    const caller = await callerOf(request);
    const campaign =
      typeof request.body === 'string'
        ? await transfer.import(caller, request.body)
        : await desk.make(caller, bodyOf(campaignBody, request));
    return { campaign };
  });

  app.get<One>('/api/campaigns/:campaign', async (request) =>
    desk.view(await callerOf(request), idIn(request)),
  );

  app.delete<One>('/api/campaigns/:campaign', async (request) => {
    await desk.delete(await callerOf(request), idIn(request));
    return {};
  });

  app.post<One>('/api/campaigns/:campaign/continue', async (request) => {
    const { from } = bodyOf(goOnBody, request);
    return { match: await desk.goOn(await callerOf(request), idIn(request), from) };
  });

  app.post<One>('/api/campaigns/:campaign/rename', async (request) => {
    const { name } = bodyOf(renameBody, request);
    await desk.rename(await callerOf(request), idIn(request), name);
    return {};
  });

  app.post<One>('/api/campaigns/:campaign/abandon', async (request) => {
    const { match } = bodyOf(abandonBody, request);
    await desk.abandon(await callerOf(request), idIn(request), match);
    return {};
  });

  app.post<{ Params: { campaign: string; seat: string } }>(
    '/api/campaigns/:campaign/seats/:seat',
    async (request) => {
      const { success, data: seat } = seatNumber.safeParse(Number(request.params.seat));
      if (!success) throw new Refusal('not-your-seat', 'This campaign has no such seat.');
      const wish = bodyOf(campaignSeatBody, request);
      await desk.seat(await callerOf(request), idIn(request as FastifyRequest<One>), seat, wish);
      return {};
    },
  );

  app.get<One>('/api/campaigns/:campaign/file', async (request, reply) =>
    reply.type('application/jsonl').send(await transfer.export(await callerOf(request), idIn(request))),
  );
}
