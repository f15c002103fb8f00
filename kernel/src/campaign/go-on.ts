import { CampaignError } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Legacy } from '../legacy.ts';
import { readLegacy } from '../read-legacy.ts';
import type { MatchSetup } from '../record.ts';
import type { Campaign, CampaignMatch, CampaignSeat } from './campaign.ts';
import { followersOf, matchIn, newestOver, newestRunning } from './tree.ts';

/** A match that is to begin. */
export interface NextMatch {
  readonly parent: string | null;
  readonly legacy: Legacy | null;
  readonly options: unknown;
  readonly seats: readonly CampaignSeat[];
}

/** Where a campaign goes on: in a match that is being played already, or in one that is to begin. */
export type GoOn = { readonly running: string } | { readonly next: NextMatch };

/**
 * Where the campaign continues from a match; from null, it begins again. By default it continues in the match that is
 * being played, or else after the one that ended last. If a match already has a successor that is being played, the
 * campaign continues in that one, so two people who continue at once get the same match.
 */
export function goOn(campaign: Campaign, game: Game, from?: string | null): GoOn {
  if (from === undefined) {
    const running = newestRunning(campaign);
    if (running) return { running: running.id };
  }
  const parent = from === undefined ? (newestOver(campaign)?.id ?? null) : from;
  const running = followersOf(campaign, parent).find(({ state }) => state === 'running');
  if (running) return { running: running.id };
  const { seats } = campaign;
  const complete = (options: unknown): unknown => game.options(options ?? {}, seats.length);
  if (parent === null) return { next: { parent, legacy: null, options: complete(campaign.options), seats } };
  const { legacy, options } = after(game, matchIn(campaign, parent), seats.length);
  if (options === null)
    throw new CampaignError(
      'campaign-over',
      'The campaign is over with this match. Go on from an earlier one to play another end.',
    );
  return { next: { parent, legacy, options: complete(options), seats } };
}

/** Whether a campaign comes to its end with this match. */
export const isLast = (game: Game, match: CampaignMatch, seats: number): boolean =>
  match.legacy !== null && after(game, match, seats).options === null;

/** What a match leaves to the one that follows it. */
export function after(
  game: Game,
  { state, legacy, options }: CampaignMatch,
  seats: number,
): { legacy: Legacy; options: unknown } {
  if (state !== 'over')
    throw new CampaignError('not-over', 'This match is not over, and leaves nothing yet.');
  if (!legacy)
    throw new CampaignError('no-legacy', 'This match has left nothing from which a campaign could go on.');
  const read = readLegacy(game, legacy, seats);
  const next = game.campaign!.next;
  return { legacy: read, options: next ? next(read, options, seats) : options };
}

/** The set-up of the match in which a campaign continues. */
export function nextSetup(game: Game, { legacy, options, seats }: NextMatch, seed: string): MatchSetup {
  const names = seats.map(({ name }) => name);
  return { game, seats: names, options, seed, inCampaign: true, ...(legacy && { legacy }) };
}
