import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(?:html|js|css|svg|json|webmanifest)$/;
/** What fits into one packet anyway gains nothing. */
const SMALLEST = 1400;

/**
 * Writes every text of the build in two more forms, which the server sends to browsers that understand them: Brotli, and
 * gzip for those that take Brotli over TLS only.
 */
export function compressed(): Plugin {
  return {
    name: 'questwright-compressed',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => TEXTS.test(name));
      await Promise.all(texts.map((name) => compress(join(dir!, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  await Promise.all([
    promisify(brotliCompress)(bytes).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
