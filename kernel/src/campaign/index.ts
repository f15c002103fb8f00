export type { Campaign, CampaignMatch, CampaignSeat } from './campaign.ts';
export { isCampaignFile, parseCampaign, type WholeCampaign, writeCampaign } from './campaign-lines.ts';
export {
  abandonCampaign,
  abandonMatch,
  keepsSecrets,
  MAX_CAMPAIGN_NAME,
  matchBegan,
  matchEnded,
  matchReopened,
  newCampaign,
  rename as renameCampaign,
  replacePlayer,
} from './changes.ts';
export { type GoOn, goOn, type NextMatch, nextSetup } from './go-on.ts';
export { withNewIds } from './new-ids.ts';
export { readCampaign } from './read-campaign.ts';
export { followersOf, matchIn, newestOver, newestRunning, pathTo } from './tree.ts';
export { type CampaignMatchView, type CampaignView, viewCampaign } from './view-campaign.ts';
