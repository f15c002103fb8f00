import type { Ledger } from '../../build/parse-ledger.ts';

const files = import.meta.glob<Ledger>(['../../../games/*/RULES*.md', '../../../examples/*/RULES*.md'], {
  query: '?ledger',
  import: 'default',
});

const loading = new Map<string, Promise<Ledger | null>>();

/** The rules of a game, in all its parts; null when it has none written down. */
export function loadLedger(game: string): Promise<Ledger | null> {
  let ledger = loading.get(game);
  if (!ledger) {
    ledger = load(game);
    loading.set(game, ledger);
    ledger.catch(() => loading.delete(game));
  }
  return ledger;
}

async function load(game: string): Promise<Ledger | null> {
  const paths = Object.keys(files)
    .filter((path) => path.split('/').at(-2) === game)
    .sort();
  const parts = await Promise.all(paths.map((path) => files[path]!()));
  if (parts.length === 0) return null;
  return { title: parts[0]!.title, sections: parts.flatMap(({ sections }) => sections) };
}
