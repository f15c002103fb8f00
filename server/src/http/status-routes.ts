import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { digest } from '../ids.ts';
import type { Metrics } from '../metrics.ts';

export interface StatusDeps {
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** Rejects when the server cannot do its work. */
  readonly check: () => Promise<void>;
}

/** For whoever looks after the server. */
export function statusRoutes(app: FastifyInstance, { metrics, metricsToken, check }: StatusDeps): void {
  app.get('/healthz', async (_, reply) => {
    try {
      await check();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'failing' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== undefined && !same(request.headers.authorization, `Bearer ${metricsToken}`)) {
      return reply.code(401).send({ error: 'A token is needed.' });
    }
    return reply.type(metrics.contentType).send(await metrics.write());
  });
}

const same = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(wanted)));
