/*
 * Keeps the whole client, so that it opens without a network. Files with a hash in their name never change, so
 * what is kept is served first; the page itself is asked for anew when there is a network.
 */

interface Edition {
  readonly version: string;
  readonly files: readonly string[];
}

/** The little of the service worker's world that is used here; TypeScript's own types of it clash with the DOM's. */
interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'fetch',
    listener: (
      event: Event & {
        readonly request: Request;
        waitUntil(work: Promise<unknown>): void;
        respondWith(response: Promise<Response>): void;
      },
    ) => void,
  ): void;
}

declare const __EDITION__: Edition;

const scope = self as unknown as Scope;
const edition = __EDITION__;
const CACHE = `questwright-${edition.version}`;
/** How long to wait for a network that does not answer, in milliseconds. */
const PATIENCE = 4000;
const files = new Set(edition.files.map((file) => `/${file}`));

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (files.has(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(keptOr(pathname, request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...files]);
}

/** The caches of earlier editions go, except the last one: an open page may still ask for its files. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('questwright-') && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function keptOr(path: string, request: Request): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.ok) return fresh;
  } catch {
    // No network: the kept page will do.
  }
  return (await caches.match('/index.html', { cacheName: CACHE })) ?? Response.error();
}
