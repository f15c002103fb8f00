import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/index.ts';
import type { Tables } from '../table/tables.ts';
import type { Elsewhere } from './directory.ts';

type Stored = Pick<Storage, 'ownership' | 'matches'>;

/** Deletes a match with all that belongs to it, whatever state it is in, on the server that runs it. */
export async function dropMatch(
  storage: Stored,
  tables: Tables,
  elsewhere: Elsewhere | null,
  match: string,
): Promise<void> {
  const { ownership } = storage;
  const owner = await ownership.acquire(match);
  if (owner === null) return;
  if (owner === ownership.server) await dropHere(storage, tables, match);
  else if (elsewhere) await elsewhere.drop(owner, match);
  else throw new Refusal('try-again', 'Another server runs a match of this campaign.');
}

/** Deletes a match if this server is the one that runs it. */
export async function dropHere({ ownership, matches }: Stored, tables: Tables, match: string): Promise<void> {
  await tables.drop(match);
  if ((await ownership.acquire(match)) !== ownership.server) return;
  await matches.delete(match, Number.MAX_SAFE_INTEGER);
  await ownership.release(match);
}
