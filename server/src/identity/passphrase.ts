import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Queue } from '../table/queue.ts';

/** 32 MB of memory and about a quarter of a second for each try, as OWASP recommends for scrypt. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const scryptLater = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** One after the other, so that people who guess do not slow down those who play meanwhile. */
const line = new Queue(20, 'Too many people are logging in right now.');

/** The same letters are the same passphrase, however the keyboard composes them. */
const derive = (passphrase: string, salt: Buffer, cost: typeof COST): Promise<Buffer> =>
  line.add(() => scryptLater(passphrase.normalize('NFKC'), salt, LENGTH, cost));

/** What is stored of a passphrase: parameters, salt and digest. */
export async function seal(passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(passphrase, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** No passphrase opens this; trying one takes as long as it does for a real account. */
export const NEVER = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

export async function opens(passphrase: string, sealed: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = sealed.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const cost = { ...COST, N: Number(N), r: Number(r), p: Number(p) };
  const tried = await derive(passphrase, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(tried, Buffer.from(key, 'base64url'));
}
