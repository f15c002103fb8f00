import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, for links and tokens that nobody can guess. */
export const newId = (): string => randomBytes(16).toString('base64url');

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A short form, safe to write into logs, of an id that opens something. */
export const shortId = (id: string): string => digest(id).slice(0, 8);
