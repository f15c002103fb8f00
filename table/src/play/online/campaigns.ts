import type { SeatPlan } from '@questwright/board-kit';
import type { CampaignView } from '@questwright/kernel';
import { beSomebody, request, ServerError } from './identity.ts';

/** A campaign of one's own on the server. */
export interface OwnCampaign {
  readonly campaign: string;
  readonly game: string;
  readonly name: string;
  readonly state: CampaignView['state'];
  readonly seats: readonly string[];
  readonly matches: number;
}

/** Who is to play a seat on the server: oneself, whoever comes, or a bot. */
export type OnlineSeat =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

const PATH = '/api/campaigns';

/** What can be asked of the server about campaigns. */
export const onlineCampaigns = {
  list: async (): Promise<readonly OwnCampaign[]> =>
    (await request<{ campaigns: OwnCampaign[] }>(PATH)).campaigns,

  /** Makes a campaign and begins its first match, whose id it returns. */
  async create(game: string, name: string, options: unknown, seats: readonly OnlineSeat[]): Promise<string> {
    await beSomebody();
    const { campaign } = await request<{ campaign: string }>(PATH, { game, name, options, seats });
    return onlineCampaigns.goOn(campaign);
  },

  async view(id: string): Promise<CampaignView> {
    await beSomebody();
    return request<CampaignView>(`${PATH}/${id}`);
  },

  goOn: async (id: string, from?: string | null): Promise<string> =>
    (await request<{ match: string }>(`${PATH}/${id}/continue`, from === undefined ? {} : { from })).match,

  rename: (id: string, name: string): Promise<void> => request(`${PATH}/${id}/rename`, { name }),

  replace: (id: string, seat: number, by: OnlineSeat): Promise<void> =>
    request(`${PATH}/${id}/seats/${seat}`, by),

  abandon: (id: string, match?: string): Promise<void> =>
    request(`${PATH}/${id}/abandon`, match === undefined ? {} : { match }),

  remove: (id: string): Promise<void> => request(`${PATH}/${id}`, undefined, 'DELETE'),

  /** The whole of it for whoever holds all seats; otherwise sealed, so that only this server can open it. */
  async file(id: string): Promise<string> {
    const response = await fetch(`${PATH}/${id}/file`);
    if (response.ok) return response.text();
    throw refusalOf(await response.json());
  },

  /** Takes a campaign to the server, where it goes on; gives its id there. */
  async bring(file: string): Promise<string> {
    await beSomebody();
    const response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/jsonl' },
      body: file,
    });
    const reply = await response.json();
    if (response.ok) return reply.campaign;
    throw refusalOf(reply);
  },
};

const refusalOf = ({ code, message, advice = '' }: { code: string; message: string; advice?: string }) =>
  new ServerError(code, `${message} ${advice}`.trim());

/** Whether a file is a campaign that a server has sealed: only that server can open it. */
export const isSealedCampaign = (file: string): boolean => file.startsWith('{"questwright-sealed-campaign"');

/** Seats as they were planned, as the server wants them. */
export const onlineSeats = (
  seats: readonly SeatPlan[],
  strongest: string,
  nameOf: (seat: number) => string,
): OnlineSeat[] =>
  seats.map((plan, seat) =>
    plan.kind === 'bot'
      ? { kind: 'bot', level: plan.level ?? strongest }
      : plan.kind === 'open'
        ? { kind: 'open' }
        : { kind: 'me', name: plan.name || nameOf(seat) },
  );
