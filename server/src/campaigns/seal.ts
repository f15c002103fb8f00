import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Refusal } from '../refusal.ts';

/*
 * A sealed file is a line of JSON: a description, which anybody may read, and the rest, which only a server
 * with the same secret can open. The description is signed together with the rest.
 */

const CIPHER = 'aes-256-gcm';
const FORMAT = 1;

/** What anybody may read of a sealed campaign. */
export interface Label {
  readonly game: string;
  readonly name: string;
}

/** The key of the seal, made of the secret of the server: all servers of one database have the same. */
export const sealKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'questwright sealed campaigns', 32));

export function seal(key: Buffer, { game, name }: Label, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(signed(game, name));
  const data = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
  const [nonce, tag, sealed] = [iv, cipher.getAuthTag(), data].map((bytes) => bytes.toString('base64'));
  return `${JSON.stringify({ 'questwright-sealed-campaign': FORMAT, game, name, iv: nonce, tag, data: sealed })}\n`;
}

export const isSealed = (text: string): boolean => text.startsWith('{"questwright-sealed-campaign"');

/** What is in a sealed file. Refuses one that another server has sealed, and one in which anything was changed. */
export function unseal(key: Buffer, text: string): string {
  try {
    const { game, name, iv, tag, data } = JSON.parse(text);
    const [nonce, auth, sealed] = [iv, tag, data].map((bytes) => Buffer.from(String(bytes), 'base64'));
    const cipher = createDecipheriv(CIPHER, key, nonce!, { authTagLength: 16 })
      .setAAD(signed(game, name))
      .setAuthTag(auth!);
    return gunzipSync(Buffer.concat([cipher.update(sealed!), cipher.final()])).toString();
  } catch {
    throw new Refusal(
      'bad-campaign',
      'This campaign was sealed by another server, or its file was changed: it cannot be opened here.',
    );
  }
}

const signed = (game: unknown, name: unknown): Buffer => Buffer.from(JSON.stringify([FORMAT, game, name]));
