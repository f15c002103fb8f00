import { CHECKPOINT, type Rule } from '@questwright/kernel';
import { enemyTurn } from './phases/enemy.ts';
import { heroStep } from './phases/hero.ts';
import { perilPhase } from './phases/peril.ts';
import { closeRound } from './phases/round.ts';
import { travelPhase } from './phases/travel.ts';
import { setUpQuest } from './setup/setup.ts';
import type { RoundPhase, Terrinoth } from './state.ts';

/** Each step is a part of an activation, or a phase that has none. Between steps the whole position is in the state. */
const STEPS: { readonly [phase in RoundPhase]: (g: Terrinoth) => Rule } = {
  setup: setUpQuest,
  hero: heroStep,
  enemy: enemyTurn,
  peril: perilPhase,
  travel: travelPhase,
  end: closeRound,
};

export function* play(g: Terrinoth): Rule {
  for (;;) {
    yield CHECKPOINT;
    yield* STEPS[g.phase](g);
  }
}
