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
  /** What was the matter last, which is written to the log when it changes. */
  let said = '';
  const note = (trouble: string): void => {
    if (trouble === said) return;
    said = trouble;
    if (trouble) app.log.error({ trouble }, 'the server cannot do its work');
    else app.log.info('the server does its work again');
  };

  app.get('/healthz', async (_, reply) => {
    try {
      await check();
      note('');
      return { status: 'ok' };
    } catch (error) {
      note(error instanceof Error ? error.message : String(error));
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
