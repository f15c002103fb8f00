import { CampaignError } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Legacy } from '../legacy.ts';
import type { Outcome } from '../state.ts';
import type { Campaign, CampaignMatch, CampaignSeat } from './campaign.ts';
import { isLast } from './go-on.ts';
import { followersOf, matchIn, newestOver, newestRunning } from './tree.ts';

export const MAX_CAMPAIGN_NAME = 60;

/** A campaign that has not begun yet: `goOn` makes its first match. Options are checked when that is made. */
export function newCampaign(
  game: Game,
  wanted: Pick<Campaign, 'id' | 'name' | 'seats' | 'options' | 'created'>,
): Campaign {
  if (!game.campaign) throw new CampaignError('no-campaigns', `${game.name} has no campaigns.`);
  const { id, name, seats, options, created } = wanted;
  const made = { id, game: game.id, state: 'running', told: false, seats, options, created, matches: [] };
  return rename({ ...made, name } as Campaign, name);
}

export function rename(campaign: Campaign, name: string): Campaign {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MAX_CAMPAIGN_NAME)
    throw new CampaignError('bad-name', `The name of a campaign has 1 to ${MAX_CAMPAIGN_NAME} characters.`);
  return { ...campaign, name: trimmed };
}

/** A match has begun, made from the result of `goOn`. If the campaign was abandoned or over, this continues it. */
export function matchBegan(
  campaign: Campaign,
  begun: Pick<CampaignMatch, 'id' | 'parent' | 'seats' | 'options' | 'begun'>,
): Campaign {
  const match: CampaignMatch = { ...begun, state: 'running', ended: null, outcome: null, legacy: null };
  return { ...campaign, state: 'running', matches: [...campaign.matches, match] };
}

/** A match is over and has left this legacy. */
export function matchEnded(
  campaign: Campaign,
  game: Game,
  id: string,
  { at, outcome, legacy }: { at: number; outcome: Outcome; legacy: Legacy | null },
): Campaign {
  mustRun(matchIn(campaign, id));
  return settle(change(campaign, id, { state: 'over', ended: at, outcome, legacy }), game);
}

/** The last choice of a finished match was taken back: it is being played again. Not if others have begun from it. */
export function matchReopened(campaign: Campaign, id: string): Campaign {
  if (matchIn(campaign, id).state !== 'over')
    throw new CampaignError('not-over', 'This match is being played, or was abandoned.');
  if (followersOf(campaign, id).length > 0)
    throw new CampaignError('has-followers', 'The campaign has gone on from this match: its end stands.');
  const reopened = change(campaign, id, { state: 'running', ended: null, outcome: null, legacy: null });
  return { ...reopened, state: 'running' };
}

/** The match is abandoned. It leaves nothing, so the campaign continues from the match before it. */
export function abandonMatch(campaign: Campaign, game: Game, id: string, at: number): Campaign {
  mustRun(matchIn(campaign, id));
  return settle(change(campaign, id, { state: 'abandoned', ended: at }), game);
}

/** The campaign is abandoned. It is kept, with its secrets, and continuing it resumes it. */
export function abandonCampaign(campaign: Campaign, at: number): Campaign {
  const matches = campaign.matches.map(
    (match): CampaignMatch =>
      match.state === 'running' ? { ...match, state: 'abandoned', ended: at } : match,
  );
  return { ...campaign, state: 'abandoned', matches };
}

/** Somebody else plays a seat from the next match on. */
export function replacePlayer(campaign: Campaign, seat: number, by: CampaignSeat): Campaign {
  if (!(seat in campaign.seats)) throw new CampaignError('no-such-seat', 'There is no such seat.');
  return { ...campaign, seats: campaign.seats.map((one, i) => (i === seat ? by : one)) };
}

/** Whether a campaign still hides what its matches know: their seeds, secret answers and legacies. */
export const keepsSecrets = ({ state }: Pick<Campaign, 'state'>, { campaign }: Game): boolean =>
  state !== 'over' && campaign?.secret === true;

/** A campaign is over when the match that ended last was its last one and none is being played. */
export function settle(campaign: Campaign, game: Game): Campaign {
  const last = newestOver(campaign);
  const isOver = !newestRunning(campaign) && last !== undefined && isLast(game, last, campaign.seats.length);
  return isOver ? { ...campaign, state: 'over', told: true } : campaign;
}

const change = (campaign: Campaign, id: string, changed: Partial<CampaignMatch>): Campaign => ({
  ...campaign,
  matches: campaign.matches.map((match) => (match.id === id ? { ...match, ...changed } : match)),
});

function mustRun({ state }: CampaignMatch): void {
  if (state !== 'running') throw new CampaignError('not-running', 'This match is not being played any more.');
}
