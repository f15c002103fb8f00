import { createHmac, timingSafeEqual } from 'node:crypto';

export const COOKIE = 'questwright';
const YEAR = 365 * 24 * 60 * 60;

const signature = (token: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(token).digest();

/** The header that gives a token to the browser: out of reach of scripts and of other sites. */
export const setCookie = (token: string, secret: string, secure: boolean): string => {
  const value = `${token}.${signature(token, secret).toString('base64url')}`;
  return `${COOKIE}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
};

export const clearCookie = (secure: boolean): string =>
  `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The token in a Cookie header, if there is one that this server has signed. */
export function readCookie(header: string | undefined, secret: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals).trim() !== COOKIE) continue;
    const [token = '', signed = '', ...more] = pair
      .slice(equals + 1)
      .trim()
      .split('.');
    if (more.length > 0 || !/^[\w-]{22}$/.test(token) || !/^[\w-]{43}$/.test(signed)) continue;
    if (timingSafeEqual(Buffer.from(signed, 'base64url'), signature(token, secret))) return token;
  }
  return null;
}
