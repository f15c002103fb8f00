import type { MeReply, OwnMatch, PersonInfo } from '@questwright/server/protocol';
import { useEffect, useState } from 'react';
import { preferences } from '../../prefs/preferences.ts';
import { t } from '../../texts/texts.ts';

/** A refusal of the server, in its own words. */
export class ServerError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
  }
}

export async function request<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.headers.get('content-type')?.includes('json'))
    throw new ServerError('no-server', t('online.none'));
  const reply = await response.json();
  if (response.ok) return reply as T;
  throw new ServerError(reply.code, `${reply.message} ${reply.advice ?? ''}`.trim());
}

/** Who one is on the server, null for nobody yet; undefined where there is no server. */
export type Me = PersonInfo | null | undefined;

let requested: Promise<Me> | null = null;

/** Asks once whether there is a server, and who one is there. */
export function me(): Promise<Me> {
  requested ??= request<MeReply>('/api/me').then(
    ({ person }) => person,
    () => undefined,
  );
  return requested;
}

const remember = ({ person }: MeReply): Me => {
  requested = Promise.resolve(person);
  return person;
};

/** Becomes a guest, if one is nobody yet. */
export async function beSomebody(): Promise<PersonInfo> {
  const known = await me();
  if (known) return known;
  return remember(await request<MeReply>('/api/guest', { name: preferences().name || t('setup.guest') }))!;
}

export const rename = async (name: string): Promise<Me> =>
  remember(await request<MeReply>('/api/guest', { name }));

export const claim = async (account: string, passphrase: string): Promise<Me> =>
  remember(await request<MeReply>('/api/claim', { account, passphrase }));

export const logIn = async (account: string, passphrase: string): Promise<Me> =>
  remember(await request<MeReply>('/api/login', { account, passphrase }));

export const logOut = async (): Promise<Me> => remember(await request<MeReply>('/api/logout', {}));

export const ownMatches = async (): Promise<readonly OwnMatch[]> =>
  (await request<{ matches: OwnMatch[] }>('/api/matches')).matches;

/** Who one is; undefined until it is known, and where there is no server. */
export function useMe(): { readonly me: Me; readonly refresh: () => void } {
  const [found, setFound] = useState<Me>(undefined);
  const refresh = (): void => void me().then(setFound);
  useEffect(() => void me().then(setFound), []);
  return { me: found, refresh };
}
