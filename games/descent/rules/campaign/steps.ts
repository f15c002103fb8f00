import type { Rule } from '@questwright/kernel';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import { campaignOf } from './campaign.ts';

/** One step of the Campaign phase is over, and the next one begins. */
export function* nextStep(g: Descent): Rule {
  const campaign = campaignOf(g);
  yield* window(g, 'campaignStepEnds', { step: campaign.step });
  campaign.step++;
  yield* window(g, 'campaignStepStarts', { step: campaign.step });
}
