import type { Game } from '../game.ts';
import type { Legacy } from '../legacy.ts';
import { readLegacy } from '../read-legacy.ts';
import type { Text } from '../text.ts';
import type { Campaign, CampaignMatch } from './campaign.ts';
import { keepsSecrets } from './changes.ts';
import { goOn, isLast } from './go-on.ts';
import { newestOver } from './tree.ts';

/** A match as everybody may know it. */
export interface CampaignMatchView extends Omit<CampaignMatch, 'legacy'> {
  readonly title: Text | null;
  /** What the party has become by it, as the game tells it to everybody; null while it has left nothing. */
  readonly summary: unknown;
  /** Whether the campaign can go on from it. */
  readonly goesOn: boolean;
}

/** What everybody may know of a campaign: plain data, ready to be sent. */
export interface CampaignView extends Omit<Campaign, 'matches'> {
  /** Its legacies contain what some seat may not know, and it is not over: only the keeper has its files and seeds. */
  readonly secret: boolean;
  readonly matches: readonly CampaignMatchView[];
  /** What the party has become by the match that was over last. */
  readonly summary: unknown;
  /** Where it continues by default: a match that is being played, or a new one; null if it cannot continue. */
  readonly goesOn: { readonly running: string } | { readonly from: string | null } | null;
}

/** What everybody may know of a campaign. */
export function viewCampaign(campaign: Campaign, game: Game): CampaignView {
  const seats = campaign.seats.length;
  const matches = campaign.matches.map((match): CampaignMatchView => {
    const { legacy, ...known } = match;
    return {
      ...known,
      title: failing(() => game.campaign?.title?.(match.options, legacy) ?? null, null),
      summary: legacy && summaryOf(game, legacy, seats),
      goesOn: legacy !== null && !failing(() => isLast(game, match, seats), true),
    };
  });
  const { matches: _, ...rest } = campaign;
  const last = newestOver(campaign);
  return {
    ...rest,
    secret: keepsSecrets(campaign, game),
    matches,
    summary: matches.find(({ id }) => id === last?.id)?.summary ?? null,
    goesOn: failing(() => whereTo(campaign, game), null),
  };
}

function whereTo(campaign: Campaign, game: Game): CampaignView['goesOn'] {
  const where = goOn(campaign, game);
  return 'running' in where ? where : { from: where.next.parent };
}

const summaryOf = (game: Game, legacy: Legacy, seats: number): unknown =>
  failing(() => game.campaign?.summary?.(readLegacy(game, legacy, seats)) ?? null, null);

/** If these rules cannot read a legacy, the rest is shown all the same. */
function failing<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
