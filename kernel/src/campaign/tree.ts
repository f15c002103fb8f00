import { CampaignError } from '../errors.ts';
import type { Campaign, CampaignMatch } from './campaign.ts';

export function matchIn({ matches }: Campaign, id: string): CampaignMatch {
  const found = matches.find((match) => match.id === id);
  if (!found) throw new CampaignError('no-such-match', 'This campaign has no such match.');
  return found;
}

/** The matches that went on from this one; from null, those with which the campaign began. */
export const followersOf = ({ matches }: Campaign, id: string | null): CampaignMatch[] =>
  matches.filter(({ parent }) => parent === id);

/** The match that began last of those that are being played. */
export const newestRunning = ({ matches }: Campaign): CampaignMatch | undefined =>
  matches.findLast(({ state }) => state === 'running');

/** The match that was over last. */
export function newestOver({ matches }: Campaign): CampaignMatch | undefined {
  let newest: CampaignMatch | undefined;
  for (const match of matches)
    if (match.state === 'over' && (!newest || match.ended! >= newest.ended!)) newest = match;
  return newest;
}

/** The matches that lead to this one, from the first to itself. */
export function pathTo(campaign: Campaign, id: string): CampaignMatch[] {
  const path: CampaignMatch[] = [];
  for (let at: string | null = id; at !== null; ) {
    const match = matchIn(campaign, at);
    path.unshift(match);
    at = match.parent;
  }
  return path;
}
