import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { BUNDLE, BUNDLED } from './bundle.ts';

/** In the server's folder, so that what it depends on is found from there. */
const folder = fileURLToPath(new URL(`../../dist/tests-${process.pid}`, import.meta.url));

/** Bundles what tests run in processes and threads, before the first of them. */
export async function setup(): Promise<void> {
  if (process.env[BUNDLE]) return;
  const input = Object.entries(BUNDLED).map(([name, file]) => [
    name,
    fileURLToPath(new URL(file, import.meta.url)),
  ]);
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@questwright\//] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        // All in one folder: the thread is looked for beside whoever starts it.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  process.env[BUNDLE] = folder;
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
