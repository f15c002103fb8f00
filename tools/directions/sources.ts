import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/** The files below a folder whose names end like this, as paths from the root with forward slashes. */
export function filesIn(root: string, ending: RegExp, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(root, ending, path);
    }
    return entry.isFile() && ending.test(entry.name) ? [path] : [];
  });
}

export type Target =
  | { readonly file: string }
  | { readonly package: string }
  /** A workspace that has no such entry. */
  | { readonly missing: string };

export type Resolve = (specifier: string, from: string) => Target;

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Resolves relative paths, the exports of our workspaces, and leaves the rest as packages. */
export function resolver(root: string): Resolve {
  const workspaces = new Map<string, { folder: string; exports: Readonly<Record<string, string>> }>();
  for (const path of filesIn(root, /^package\.json$/)) {
    const { name, exports = {} }: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (name !== undefined) workspaces.set(name, { folder: dirname(path), exports });
  }

  return (specifier, from) => {
    const bare = specifier.replace(/\?.*$/, '');
    if (bare.startsWith('.')) return { file: posix.join(posix.dirname(from), bare) };

    const name = /^(?:@[^/]+\/)?[^/]+/.exec(bare)?.[0] ?? bare;
    const workspace = workspaces.get(name);
    if (workspace === undefined) return { package: name };
    const entry = exported(workspace.exports, `.${bare.slice(name.length)}`);
    return entry === undefined ? { missing: bare } : { file: posix.join(workspace.folder, entry) };
  };
}

function exported(exports: Readonly<Record<string, string>>, subpath: string): string | undefined {
  if (subpath in exports) return exports[subpath];
  for (const [pattern, path] of Object.entries(exports)) {
    const [before, after] = pattern.split('*');
    if (after === undefined || !subpath.startsWith(before!) || !subpath.endsWith(after)) continue;
    return path.replace('*', subpath.slice(before!.length, subpath.length - after.length));
  }
  return undefined;
}
