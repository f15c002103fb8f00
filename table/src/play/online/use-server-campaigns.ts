import { useEffect, useState } from 'react';
import { me, request } from './identity.ts';

/** What the server says of a game. */
interface GameOnServer {
  readonly id: string;
  readonly campaigns?: boolean;
}

let asked: Promise<readonly GameOnServer[]> | null = null;

/** Whether there is a server, and it keeps campaigns of this game, or of any. */
export async function serverHasCampaigns(game?: string): Promise<boolean> {
  if ((await me()) === undefined) return false;
  asked ??= request<{ games: GameOnServer[] }>('/api/games').then(({ games }) => games);
  const games = await asked.catch(() => []);
  return games.some(({ id, campaigns }) => campaigns === true && (game === undefined || id === game));
}

/** The same for a page; null until it is known. */
export function useServerCampaigns(game: string): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => void serverHasCampaigns(game).then(setHas), [game]);
  return has;
}
