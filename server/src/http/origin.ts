import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from the server's own pages, or from a program that is no browser. Browsers say
 * where a request comes from; others have no cookies to abuse.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
