import { type Legacy, OptionsError } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import { campaignNamed } from './campaign.ts';
import type { DescentLegacy } from './party.ts';
import { actAfter } from './plan.ts';
import type { CampaignState } from './state.ts';

/** Where a match of a campaign begins: with nothing, or with what the match before it has left. */
export function campaignStart(
  id: string,
  heroes: number,
  legacy: Legacy | undefined,
): { readonly campaign: CampaignState; readonly inherited: DescentLegacy | null; readonly act: number } {
  const inherited = (legacy?.data ?? null) as DescentLegacy | null;
  if (inherited && inherited.campaign !== id)
    throw new OptionsError('This is what another campaign has left.');
  if (inherited && inherited.over !== null) throw new OptionsError('This campaign is over.');
  const none = Array.from({ length: heroes }, () => 0);
  const campaign: CampaignState = {
    id,
    step: inherited ? 1 : 0,
    log: [...(inherited?.log ?? [])],
    slot: 'introduction',
    gold: inherited?.gold ?? 0,
    xp: inherited ? inherited.heroes.map(({ xp }) => xp) : none,
    overlordXp: inherited?.overlord.xp ?? 0,
    pooled: 0,
    plot: inherited?.overlord.plot?.deck ?? '',
    box: [...(inherited?.box ?? [])],
    found: [...(inherited?.found ?? [])],
    advanced: [...(inherited?.advanced ?? [])],
    sacrificed: [...(inherited?.sacrificed ?? [])],
    threatFor: [],
    rumorPlayed: false,
    journey: null,
    ally: inherited?.ally ?? null,
  };
  return { campaign, inherited, act: actBefore(campaign) };
}

/** The Interlude is followed by a phase of Act I: the second act begins in its shopping step. [D2-INTER-04] */
const actBefore = ({ id, log }: CampaignState): number =>
  actAfter(log.slice(0, -1), campaignNamed(descentBoxes.printed, id)?.plan);
