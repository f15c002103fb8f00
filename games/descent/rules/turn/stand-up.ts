import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { Events } from '../events.ts';
import { liesKnockedOut } from '../figures/off-map.ts';
import { recover } from '../figures/recover.ts';
import { isHero, isLieutenant } from '../figures/sides.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { beginAction } from './actions.ts';
import type { Source } from './sources.ts';
import { LIES_THERE, shut } from './why-not.ts';

/** The dice of standing up and of reviving. */
export const RECOVERY_DICE = ['red', 'red'] as const;

export const isKnockedOut = (g: Descent, figure: Figure): boolean =>
  isHero(g, figure) && liesKnockedOut(figure);

/** A knocked out hero, or a lieutenant who has been knocked out by a rule of the quest. */
const mayStandUp = (g: Descent, figure: Figure): boolean =>
  isKnockedOut(g, figure) || (isLieutenant(g, figure) && liesKnockedOut(figure));

/** The one action of a knocked out hero, which ends the turn; a lieutenant goes on with what he has left. */
export const standingUp: Source = {
  offer(g, act, figure, offers) {
    if (act.own && act.actions > 0 && mayStandUp(g, figure)) offers.push({ word: 'stand up' });
  },
  owns: ({ word }) => word === 'stand up',
  perform: standUp,
  closed(g, act, figure, closed) {
    if (act.own && isKnockedOut(g, figure))
      for (const word of ['move', 'rest'] as const) shut(g, { word }, LIES_THERE, closed);
  },
};

function* standUp(g: Descent, act: Activation, figure: Figure): Rule {
  beginAction(act, 'stand up');
  if (isHero(g, figure)) {
    act.over = true;
    if (g.turn) g.turn.fallen = true;
  }
  yield* rise(g, figure);
}

/** A hero stands up, and is on the map from now on, though the figure is not put down before the recovery. */
export function* rise(g: Descent, figure: Figure): Rule {
  note(g, 'd2.log.stands-up', { figure }, 'D2-STAND-03');
  g.rising = figure.id;
  yield* recoverByDice(g, figure);
  g.rising = 0;
  yield* window(g, 'stoodUp', { figure });
}

/** Two red dice: damage for the hearts and fatigue for the surges, then the figure is back. */
export function* recoverByDice(g: Descent, figure: Figure): Rule {
  const rising: Events['rising'] = { figure, dice: [...RECOVERY_DICE] };
  yield* window(g, 'rising', rising);
  const roll = rollDice(g, 'other', figure, rising.dice);
  yield* window(g, 'rolled', { roll, figure, attribute: null }, 'used');
  const { damage, surge } = resultOf(roll);
  yield* recover(g, figure, { damage, fatigue: surge }, { kind: 'revival', attack: 0, by: figure.id });
}
