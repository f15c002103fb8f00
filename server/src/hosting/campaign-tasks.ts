import {
  abandonMatch,
  type Campaign,
  type CampaignView,
  type Game,
  type GoOn,
  goOn,
  matchEnded,
  newCampaign,
  parseCampaign,
  readCampaign,
  viewCampaign,
  type WholeCampaign,
} from '@questwright/kernel';
import type { Ending } from '../storage/records.ts';

/** What can be done with a campaign only by whoever has its game. */
export type CampaignTask =
  | { readonly do: 'new'; readonly wanted: Parameters<typeof newCampaign>[1] }
  | { readonly do: 'view'; readonly campaign: Campaign }
  | { readonly do: 'go-on'; readonly campaign: Campaign; readonly from?: string | null | undefined }
  | {
      readonly do: 'end';
      readonly campaign: Campaign;
      readonly match: string;
      readonly ending: Ending & { readonly at: number };
    }
  | { readonly do: 'abandon'; readonly campaign: Campaign; readonly match: string; readonly at: number }
  | { readonly do: 'read'; readonly file: string };

interface Given {
  readonly new: Campaign;
  readonly view: CampaignView;
  readonly 'go-on': GoOn;
  readonly end: Campaign;
  readonly abandon: Campaign;
  readonly read: WholeCampaign;
}

export type CampaignGiven<T extends CampaignTask> = Given[T['do']];

export function doCampaignTask(game: Game, task: CampaignTask): CampaignGiven<CampaignTask> {
  switch (task.do) {
    case 'new':
      return newCampaign(game, task.wanted);
    case 'view':
      return viewCampaign(task.campaign, game);
    case 'go-on':
      return goOn(task.campaign, game, task.from);
    case 'end':
      return matchEnded(task.campaign, game, task.match, task.ending);
    case 'abandon':
      return abandonMatch(task.campaign, game, task.match, task.at);
    case 'read':
      return readCampaign(parseCampaign(task.file), game);
  }
}
