import { head, type Written } from '@questwright/adventure';
import type { CampaignDef, Grant, Path } from '../definitions.ts';
import { BASE_BOX } from '../ids.ts';
import type { CampaignPlan } from './plan.ts';
import type { Icon } from './state.ts';

/** A campaign as it is written. */
export interface WrittenCampaign {
  readonly plan: CampaignPlan;
  readonly box?: string;
  readonly start: string;
  readonly paths: readonly Path[];
  readonly places: CampaignDef['places'];
  readonly events?: CampaignDef['events'];
  readonly rumors?: boolean;
  readonly allies?: CampaignDef['allies'];
  readonly mini?: Grant;
}

export const campaign = (
  written: Written,
  {
    plan,
    box = BASE_BOX,
    start,
    paths,
    places,
    events = 'travel',
    allies = {},
    mini,
    rumors = !mini,
  }: WrittenCampaign,
): CampaignDef => ({
  ...head(written),
  kind: 'campaign',
  text: [],
  box,
  plan,
  start,
  paths,
  places,
  events,
  rumors,
  allies,
  mini: mini ?? null,
});

/** A path between two places, with its icons in the order in which they are met from the first. */
export const path = (from: string, to: string, ...icons: readonly Icon[]): Path => ({ from, to, icons });
