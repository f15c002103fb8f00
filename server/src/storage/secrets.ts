import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Database, DataPlace } from './database.ts';
import { secretFile } from './files.ts';

/** The smallest number of characters: with fewer, or none, anybody could sign. */
export const LEAST_SECRET = 16;

export interface CookieSecret {
  readonly secret: string;
  /** Whether it has only just been made. */
  readonly isNew: boolean;
}

/**
 * The secret that cookies are signed with, made at first need: in a file that only the server's user can read,
 * or, where several servers must agree on it, in their database.
 */
export async function cookieSecret(database: Database, { data }: DataPlace): Promise<CookieSecret> {
  const found =
    database.kind === 'postgres' ? await secretInDatabase(database) : secretInFile(secretFile(data));
  if (found.secret.length >= LEAST_SECRET) return found;
  const where = database.kind === 'postgres' ? 'the database' : secretFile(data);
  throw new Error(
    `The secret of the cookies in ${where} is empty or too short, so anybody could pose as anybody else. Put the right one back, or delete it; then everybody must begin a new session.`,
  );
}

async function secretInDatabase({ db }: Database): Promise<CookieSecret> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('secrets')
    .values({ name: 'cookies', value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'cookies')
    .executeTakeFirstOrThrow();
  return { secret: row.value.trim(), isNew: (numInsertedOrUpdatedRows ?? 0n) > 0n };
}

function secretInFile(path: string): CookieSecret {
  let isNew = true;
  try {
    writeFileSync(path, `${newSecret()}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    isNew = false;
  }
  return { secret: readFileSync(path, 'utf8').trim(), isNew };
}

const newSecret = (): string => randomBytes(32).toString('base64url');
