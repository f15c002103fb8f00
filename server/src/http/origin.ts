import type { FastifyRequest } from 'fastify';

/** What a browser says of a request that no page but the server's own has caused. */
const OWN_SITES: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Whether a request comes from the server's own pages, or from a program that is no browser. Browsers say
 * where a request comes from; others have no cookies to abuse. Another port of the same host is another origin.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (!OWN_SITES.includes(request.headers['sec-fetch-site'])) return false;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
