import type { CampaignView } from '@questwright/kernel';
import { botName } from '../play/bot-name.ts';
import { worker } from '../play/local/client.ts';
import { onlineCampaigns } from '../play/online/campaigns.ts';
import { link } from '../play/online/link.ts';
import { to } from '../route/router.ts';

/** Who is to play a seat from the next match on. Online a person is oneself, and others come to an open seat. */
export type SeatWish =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** A campaign as its page knows it, wherever it is kept. Every promise resolves when the thing is stored. */
export interface CampaignHost {
  readonly where: 'here' | 'online';
  view(): Promise<CampaignView>;
  /** Hears when there may be something new to see. */
  follow(listener: () => void): () => void;
  /** Goes on from where it stands, or from a match, or from the beginning (null). Gives the address of the match. */
  goOn(from?: string | null): Promise<string>;
  rename(name: string): Promise<void>;
  replace(seat: number, by: SeatWish): Promise<void>;
  abandon(): Promise<void>;
  abandonMatch(match: string): Promise<void>;
  remove(): Promise<void>;
  /** The whole campaign as one file. */
  file(): Promise<string>;
  /** Where its matches are played, and where they are replayed. */
  matchAt(match: string): string;
  replayAt(match: string): string;
}

/** It may have gone on in another window. */
function whenLookedAt(listener: () => void): () => void {
  const look = (): void => void (document.hidden || listener());
  addEventListener('visibilitychange', look);
  return () => removeEventListener('visibilitychange', look);
}

/** A campaign that is kept in this browser. */
export const campaignHere = (id: string): CampaignHost => ({
  where: 'here',
  view: () => worker.call('campaign', id),
  follow: whenLookedAt,
  goOn: async (from) => to.here(await worker.call('continueCampaign', id, from)),
  rename: (name) => worker.call('renameCampaign', id, name),
  replace: (seat, by) =>
    worker.call(
      'replacePlayer',
      id,
      seat,
      by.kind === 'bot'
        ? { name: botName(seat), bot: by.level }
        : { name: by.kind === 'person' ? by.name : '', bot: null },
    ),
  abandon: () => worker.call('abandonCampaign', id),
  abandonMatch: (match) => worker.call('abandonMatch', id, match),
  remove: () => worker.call('removeCampaign', id),
  file: () => worker.call('exportCampaign', id),
  matchAt: to.here,
  replayAt: (match) => to.replayHere(match),
});

/** A campaign that the server keeps. */
export const campaignOnline = (id: string): CampaignHost => ({
  where: 'online',
  view: () => onlineCampaigns.view(id),
  follow(listener) {
    const stops = [link.watchCampaign(id, listener), whenLookedAt(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
  goOn: async (from) => to.online(await onlineCampaigns.goOn(id, from)),
  rename: (name) => onlineCampaigns.rename(id, name),
  replace: (seat, by) =>
    onlineCampaigns.replace(id, seat, by.kind === 'person' ? { kind: 'me', name: by.name } : by),
  abandon: () => onlineCampaigns.abandon(id),
  abandonMatch: (match) => onlineCampaigns.abandon(id, match),
  remove: () => onlineCampaigns.remove(id),
  file: () => onlineCampaigns.file(id),
  matchAt: to.online,
  replayAt: (match) => to.replayOnline(match),
});
