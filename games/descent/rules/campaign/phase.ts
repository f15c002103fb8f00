import type { Rule } from '@questwright/kernel';
import { roadPhase } from '../legend/road/phase.ts';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import { campaignOf } from './campaign.ts';
import { chooseNextQuest } from './choose-quest.ts';
import { cleanUp } from './clean-up.ts';
import { giveRewards } from './give-rewards.ts';
import { playRumors } from './rumors.ts';
import { goldForSearchCards } from './search-gold.ts';
import { shopping } from './shopping.ts';
import { spendXp } from './spend-xp.ts';
import { nextStep } from './steps.ts';
import { takeUp } from './take-up.ts';

/*
 * The Campaign phase follows every quest. It is played in the match of the next quest, so that nobody is asked anything
 * when a quest has been won. Steps 7 and 8 are its set-up and the journey.
 */

/** At the start of the phase cards may be played, before its first step. */
function* firstStep(g: Descent): Rule {
  yield* playRumors(g);
  yield* goldForSearchCards(g);
}

/** The first six steps in their order. */
export const STEPS: readonly ((g: Descent) => Rule)[] = [
  firstStep,
  cleanUp,
  giveRewards,
  shopping,
  spendXp,
  chooseNextQuest,
];

/** One step of the Campaign phase. [D2-CAMP-25, D2-CAMP-26] */
export function* campaignPhase(g: Descent): Rule {
  if (g.legend) {
    yield* roadPhase(g);
    return;
  }
  if (g.inherited) {
    takeUp(g, g.inherited);
    g.inherited = null;
    yield* window(g, 'campaignStepStarts', { step: campaignOf(g).step });
    return;
  }
  const campaign = campaignOf(g);
  yield* STEPS[campaign.step - 1]!(g);
  yield* nextStep(g);
  if (campaign.step > STEPS.length) g.phase = 'setup';
}
