import { join } from 'node:path';

/** What lies in the data folder. */

export const sqliteFile = (data: string): string => join(data, 'questwright.sqlite');

export const secretFile = (data: string): string => join(data, 'cookie-secret');

/** Sees to it that one server at a time uses the folder. */
export const lockFile = (data: string): string => join(data, 'server.lock');
