import { createRandom } from '@questwright/kernel';
import type { CampaignReply, SeatPlan } from '../../protocol/index.ts';
import type { Client } from './client.ts';
import { answerRandomly } from './play.ts';

export interface Said {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: replies are looked at by tests only.
  readonly json: any;
  readonly text: string;
}

/** Asks the server of a guest for something about campaigns. */
export async function ask(
  { guest }: Client,
  method: string,
  path = '',
  body?: unknown,
  type = typeof body === 'string' ? 'application/jsonl' : 'application/json',
): Promise<Said> {
  const response = await fetch(`${guest.url}/api/campaigns${path}`, {
    method,
    headers: { cookie: guest.cookie, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /^application\/json(;|$)/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, json: isJson ? JSON.parse(text) : null, text };
}

const ME = { kind: 'me' } as const;

export async function makeCampaign(
  host: Client,
  seats: readonly SeatPlan[] = [ME, { kind: 'open' }],
  guests: readonly Client[] = [],
): Promise<string> {
  const { json, text } = await ask(host, 'POST', '', { game: 'smugglers', name: 'The bay', seats });
  if (!json?.campaign) throw new Error(text);
  for (const [i, guest] of guests.entries()) await ask(guest, 'POST', `/${json.campaign}/seats/${i + 1}`, ME);
  return json.campaign;
}

/** The match in which it goes on, or the code of the refusal. */
export async function goOn(who: Client, campaign: string, from?: string | null): Promise<string> {
  const { json } = await ask(who, 'POST', `/${campaign}/continue`, from === undefined ? {} : { from });
  return json.match ?? json.code;
}

export async function viewOf(who: Client, campaign: string): Promise<CampaignReply> {
  return (await ask(who, 'GET', `/${campaign}`)).json;
}

/** Everybody sits down to a match that has begun, and plays it to its end. */
export async function playOut(match: string, players: readonly Client[], seed = match): Promise<void> {
  for (const player of players) await player.do({ type: 'watch', match });
  await Promise.all(players.map((player, eyes) => player.untilVersion(match, eyes, 1)));
  await answerRandomly(match, players, createRandom(seed));
  await players[0]!.untilTable(match, ({ status }) => status === 'over');
}

/** Plays a campaign until so many nights are over, however often its smugglers are caught. Gives the last match. */
export async function playUntil(
  campaign: string,
  players: readonly Client[],
  night: number,
): Promise<string> {
  for (let tries = 0; ; tries++) {
    const match = await goOn(players[0]!, campaign);
    await playOut(match, players, `${night} ${tries}`);
    const view = await viewOf(players[0]!, campaign);
    const last = view.matches.find(({ id }) => id === match)!;
    const { night: played } = last.options as { night: number };
    if (played === night && last.outcome!.result !== 'caught') return match;
  }
}
