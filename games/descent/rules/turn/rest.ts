import type { Rule } from '@questwright/kernel';
import { isHero } from '../figures/sides.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';
import { shut, whyNot } from './why-not.ts';

/** The rest action marks the turn; the fatigue goes at its end. */
export const resting: Source = {
  offer(g, act, figure, offers) {
    if (isHero(g, figure) && canAct(g, act, figure, 'rest')) offers.push({ word: 'rest' });
  },
  owns: ({ word }) => word === 'rest',
  perform: (g, act, figure) => performAction(g, act, figure, 'rest', rest(g, act, figure)),
  closed(g, act, figure, closed) {
    if (isHero(g, figure)) shut(g, { word: 'rest' }, whyNot(g, act, figure, 'rest'), closed);
  },
};

function* rest(g: Descent, act: Activation, figure: Figure): Rule {
  if (g.turn && act.own) g.turn.rested = true;
  yield* window(g, 'rested', { figure });
}
