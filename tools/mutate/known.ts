import { createHash } from 'node:crypto';
import type { Outcome } from './outcome.ts';

/** The version of each file that a run depends on, by path. */
export type Versions = Readonly<Record<string, string>>;

/** An outcome, and the versions of what it depends on. */
export interface Entry extends Outcome {
  readonly file: string;
  readonly version: string;
  /** Of each killer. */
  readonly killerVersions: readonly string[];
  /** Of everything together. */
  readonly world: string;
}

export function versionsOf(files: readonly string[], read: (file: string) => string | Buffer): Versions {
  return Object.fromEntries(files.map((file) => [file, digest(read(file))]));
}

export function worldOf(versions: Versions): string {
  return digest(JSON.stringify(Object.entries(versions).sort()));
}

/** A kill holds while the code and the test stay as they were; anything else only while nothing at all has changed. */
export function stillTrue(entries: readonly Entry[], versions: Versions): Map<string, Outcome> {
  const world = worldOf(versions);
  const found = new Map<string, Outcome>();
  for (const { file, version, killerVersions, world: then, ...outcome } of entries) {
    if (versions[file] !== version) continue;
    const { killers, status, place } = outcome;
    const killed = status === 'Killed' && killers.every((test, i) => versions[test] === killerVersions[i]);
    if (then === world || killed) found.set(place, outcome);
  }
  return found;
}

function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
