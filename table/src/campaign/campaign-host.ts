import type { CampaignView } from '@questwright/kernel';
import { worker } from '../play/local/client.ts';
import type { LocalSeat } from '../play/local/keeper.ts';
import { to } from '../route/router.ts';

/** A campaign as its page knows it, wherever it is kept. Every promise is kept when the thing is stored. */
export interface CampaignHost {
  readonly where: 'here' | 'online';
  view(): Promise<CampaignView>;
  /** Goes on from where it stands, or from a match, or from the beginning (null). Gives the address of the match. */
  goOn(from?: string | null): Promise<string>;
  rename(name: string): Promise<void>;
  replace(seat: number, by: LocalSeat): Promise<void>;
  abandon(): Promise<void>;
  abandonMatch(match: string): Promise<void>;
  remove(): Promise<void>;
  /** The whole campaign as one file. */
  file(): Promise<string>;
  /** Where its matches are played, and where they are replayed. */
  matchAt(match: string): string;
  replayAt(match: string): string;
}

/** A campaign that is kept in this browser. */
export const campaignHere = (id: string): CampaignHost => ({
  where: 'here',
  view: () => worker.call('campaign', id),
  goOn: async (from) => to.here(await worker.call('continueCampaign', id, from)),
  rename: (name) => worker.call('renameCampaign', id, name),
  replace: (seat, by) => worker.call('replacePlayer', id, seat, by),
  abandon: () => worker.call('abandonCampaign', id),
  abandonMatch: (match) => worker.call('abandonMatch', id, match),
  remove: () => worker.call('removeCampaign', id),
  file: () => worker.call('exportCampaign', id),
  matchAt: to.here,
  replayAt: (match) => to.replayHere(match),
});
