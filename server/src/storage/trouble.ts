import { accessSync, constants } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What can be wrong with the data folder, which folder it is, and what to do about it. */
const WORDS = {
  full: (data: string) =>
    `The disk of the data folder ${data} is full. Make room on it, or name a folder on another disk with --data.`,
  'read-only': (data: string) =>
    `The data folder ${data} is on a disk that is read-only. Make it writable, or name another folder with --data.`,
  forbidden: (data: string) =>
    `The user that runs the server may not write to the data folder ${data}. Give the folder to that user (chown), or name another with --data.`,
  missing: (data: string) =>
    `The data folder ${data} does not exist and cannot be made. Mount its disk, or name another folder with --data.`,
  'no-folder': (data: string) => `${data} is no folder. Name a folder for the data with --data.`,
  damaged: (data: string) =>
    `The database in the data folder ${data} is damaged, or was not made by Questwright. Restore a backup into an empty folder with "questwright restore", and name that one with --data.`,
};

type Trouble = keyof typeof WORDS;

const OF_FILES: { readonly [code: string]: Trouble } = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ENOENT: 'missing',
  ENOTDIR: 'no-folder',
  EEXIST: 'no-folder',
};

/** By SQLite's primary result codes. */
const OF_SQLITE: { readonly [code: number]: Trouble } = {
  3: 'forbidden',
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  14: 'missing',
  26: 'damaged',
};

/** The data folder is not as it must be. Its message is for whoever looks after the server. */
export class FolderTrouble extends Error {
  constructor(trouble: Trouble, data: string, options?: ErrorOptions) {
    super(WORDS[trouble](data), options);
    this.name = 'FolderTrouble';
  }
}

/** The error in words that name the folder and say what to do, if the folder is the cause. */
export function explained(error: unknown, data: string): unknown {
  const trouble = troubleOf(error, data);
  return trouble ? new FolderTrouble(trouble, data, { cause: error }) : error;
}

function troubleOf(error: unknown, data: string): Trouble | undefined {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  const trouble = errcode === undefined ? OF_FILES[code] : OF_SQLITE[errcode & 0xff];
  // There are more reasons why something cannot be opened or made than the error tells, so the folder is
  // examined.
  return trouble === 'missing' || trouble === 'read-only' ? (whyNotWritable(data) ?? trouble) : trouble;
}

/** Why nothing can be written to a folder, or to the one in which it would have to be made. */
function whyNotWritable(folder: string): Trouble | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const above = dirname(resolve(folder));
    return code === 'ENOENT' && above !== folder ? whyNotWritable(above) : OF_FILES[code];
  }
}
