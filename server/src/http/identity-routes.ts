import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accountBody, guestBody, type MeReply } from '../../protocol/index.ts';
import { clearCookie, readCookie, setCookie } from '../identity/cookie.ts';
import type { Identity, Known } from '../identity/identity.ts';
import { networkOf } from '../quotas/network.ts';
import { Buckets } from '../rate.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { accountKey } from '../storage/people.ts';

export interface IdentityDeps {
  readonly identity: Identity;
  readonly secret: string;
  readonly settings: Settings;
  /** Closes the sockets of a session that has ended, on every server. */
  readonly sessionEnded: (session: string) => void;
}

export const known = ({ identity, secret }: IdentityDeps, request: FastifyRequest): Promise<Known | null> =>
  identity.know(readCookie(request.headers.cookie, secret));

export async function mustKnow(deps: IdentityDeps, request: FastifyRequest): Promise<Known> {
  const found = await known(deps, request);
  if (!found) throw new Refusal('not-signed-in', 'The server does not know who you are.');
  return found;
}

/**
 * To keep the owner of an account out of it, this many addresses must try at the same time. If one were
 * enough, anybody could do it; without a limit, any number of addresses could guess at the passphrase.
 */
const ADDRESSES_AGAINST_ONE = 10;

/** Routes to become a guest, to claim an account, to log in on other devices and to log out. */
export function identityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  const { identity, secret, settings, sessionEnded } = deps;
  const perAddress = new Buckets(settings.identityTriesPerMinute);
  const perAccount = new Buckets(ADDRESSES_AGAINST_ONE * settings.identityTriesPerMinute);

  const isSecure = (request: FastifyRequest): boolean =>
    request.protocol === 'https' || (settings.publicUrl?.startsWith('https:') ?? false);
  const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';
  const give = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    reply.header('set-cookie', setCookie(token, secret, isSecure(request)));
  };
  const slow = (request: FastifyRequest): void => {
    if (!perAddress.take(networkOf(request.ip)))
      throw new Refusal('too-fast', 'Too many tries from your address.');
  };

  app.get('/api/me', async (request): Promise<MeReply> => {
    const found = await known(deps, request);
    if (found) await identity.touch(found);
    return { person: found?.person ?? null };
  });

  app.post('/api/guest', async (request, reply): Promise<MeReply> => {
    const { name } = bodyOf(guestBody, request);
    slow(request);
    const found = await known(deps, request);
    if (found) return { person: await identity.rename(found, name) };
    const { person, token } = await identity.arrive(name, agentOf(request));
    give(request, reply, token);
    return { person };
  });

  app.post('/api/claim', async (request): Promise<MeReply> => {
    const { account, passphrase } = bodyOf(accountBody, request);
    slow(request);
    return { person: await identity.claim(await mustKnow(deps, request), account, passphrase) };
  });

  app.post('/api/login', async (request, reply): Promise<MeReply> => {
    const { account, passphrase } = bodyOf(accountBody, request);
    slow(request);
    if (!perAccount.take(accountKey(account))) {
      throw new Refusal('too-fast', 'Too many tries for this account.');
    }
    const { person, token } = await identity.logIn(account, passphrase, agentOf(request));
    give(request, reply, token);
    return { person };
  });

  app.post('/api/logout', async (request, reply): Promise<MeReply> => {
    const found = await mustKnow(deps, request);
    await identity.close(found, found.session);
    sessionEnded(found.session);
    reply.header('set-cookie', clearCookie(isSecure(request)));
    return { person: null };
  });

  app.get('/api/sessions', async (request) => {
    return { sessions: await identity.sessions(await mustKnow(deps, request)) };
  });

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply) => {
    const ended = await identity.close(await mustKnow(deps, request), request.params.id);
    if (ended) sessionEnded(request.params.id);
    return reply.code(ended ? 200 : 404).send({ ended });
  });
}

/** The body of a request, checked against its schema. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  throw new Refusal('bad-message', `${issue?.path.join('.') || 'The body'}: ${issue?.message}`);
}
