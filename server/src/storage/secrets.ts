import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Place } from './database.ts';

/**
 * The secret that cookies are signed with, made at first need: in a file that only the server's user can read,
 * or, where several servers must agree on it, in their database.
 */
export async function cookieSecret(database: Database, { data }: Place): Promise<string> {
  return database.kind === 'postgres' ? secretInDatabase(database) : secretInFile(secretFile(data));
}

export const secretFile = (data: string): string => join(data, 'cookie-secret');

async function secretInDatabase({ db }: Database): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: 'cookies', value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'cookies')
    .executeTakeFirstOrThrow();
  return row.value;
}

function secretInFile(path: string): string {
  try {
    writeFileSync(path, `${newSecret()}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

const newSecret = (): string => randomBytes(32).toString('base64url');
