import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfile = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const packages: Record<string, Package> = JSON.parse(lockfile).packages;

// npm leaves a binary out without a word when it cannot fetch it, and "npm ci" then fails for everyone.
it('locks the binaries of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

it('names no registry, so that any mirror will do', () => {
  const addresses = Object.values(packages).flatMap(({ link, resolved }) => (link ? [] : (resolved ?? [])));
  expect(addresses).toEqual([]);
});
