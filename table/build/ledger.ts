import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseLedger } from './parse-ledger.ts';

/** `import ledger from './RULES.md?ledger'` gives the lines of a rules ledger as data. */
export function ledger(): Plugin {
  return {
    name: 'questwright-ledger',
    enforce: 'pre',
    async load(id) {
      const [path, query] = id.split('?');
      if (query !== 'ledger') return null;
      this.addWatchFile(path!);
      const data = parseLedger(await readFile(path!, 'utf8'));
      return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js' };
    },
  };
}
