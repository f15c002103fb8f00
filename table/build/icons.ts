import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const SET = 'react-icons/gi';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]react-icons\/gi['"];?/g;

/**
 * Makes a module of each icon. In the package all four thousand are one module, which cannot be split: whatever
 * icon any board uses would be part of the first load.
 */
export function icons(): Plugin {
  let sources: Map<string, string> | undefined;
  return {
    name: 'questwright-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(`${SET}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SET}/`)) return null;
      sources ??= readSet();
      const name = id.slice(SET.length + 2);
      const source = sources.get(name);
      if (source === undefined) this.error(`There is no icon ${name} in ${SET}.`);
      return `import { GenIcon } from 'react-icons/lib';\n${source}`;
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes(SET)) return null;
      const split = code.replace(IMPORT, (whole, names: string) => {
        const wanted = names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '));
        const imports = wanted.map((name) => `import { ${name} } from '${SET}/${name.split(' ')[0]}';`);
        return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
      });
      return { code: split, map: null };
    },
  };
}

function readSet(): Map<string, string> {
  const path = createRequire(import.meta.url)
    .resolve(SET)
    .replace(/index\.js$/, 'index.mjs');
  const found = readFileSync(path, 'utf8').matchAll(/^export function (Gi\w+) \(props\) \{\n.*\n\}/gm);
  return new Map(Array.from(found, ([source, name]) => [name!, source]));
}
