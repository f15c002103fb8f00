import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const loaders = { '.ts': 'ts', '.tsx': 'tsx' };

// Not tsx: it sets keepNames, which wraps every closure in a defineProperty call and slows the simulator's
// hot loop.
const options = {
  format: 'esm',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
  target: 'es2023',
};

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const loader = loaders[/\.tsx?$/.exec(new URL(url).pathname)?.[0]];
  if (!loader || !url.startsWith('file:')) return nextLoad(url, context);

  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), { ...options, loader, sourcefile: path });
  return { format: 'module', source: code, shortCircuit: true };
}
