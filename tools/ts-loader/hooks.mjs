import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';

// tsx would do all this, but it keeps function names by wrapping every closure in a defineProperty call, which
// costs the simulator's hot loop. Node's own type stripping is missing in Node 20 and knows no JSX.
/** @type {import('oxc-transform').TransformOptions} */
const options = { sourceType: 'module', target: 'es2023', jsx: { runtime: 'automatic' }, sourcemap: true };

/** @param {string} url */
const isTypeScript = (url) => url.startsWith('file:') && /\.tsx?$/.test(new URL(url).pathname);

/** @param {string} path */
function compile(path) {
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), options);
  if (errors.length > 0) throw new SyntaxError(errors.map((e) => e.codeframe ?? e.message).join('\n'));
  const inlined = Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${inlined}\n`;
}

/**
 * Serves as the synchronous hook of registerHooks() and, since a hook need not wait, as that of register().
 *
 * @param {string} url
 * @param {import('node:module').LoadHookContext} context
 * @param {(url: string, context: import('node:module').LoadHookContext) => unknown} nextLoad
 */
export function load(url, context, nextLoad) {
  if (!isTypeScript(url)) return nextLoad(url, context);
  return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
}
