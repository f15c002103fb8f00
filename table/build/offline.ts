import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const SERVICE_WORKER = 'service-worker.js';
const PUBLIC = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'manifest.webmanifest'];

/** Tells the service worker which files there are, so that it can keep them all. */
export function offline(): Plugin {
  return {
    name: 'questwright-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') this.error('The service worker is missing from the build.');
        const files = Object.keys(bundle).filter((name) => name !== SERVICE_WORKER && !name.endsWith('.map'));
        const hash = createHash('sha256');
        for (const name of files.sort()) {
          const file = bundle[name]!;
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const edition = { version: hash.digest('hex').slice(0, 16), files: [...files, ...PUBLIC] };
        worker.code = worker.code.replace('__EDITION__', () => JSON.stringify(edition));
      },
    },
  };
}
