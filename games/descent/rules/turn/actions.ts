import type { Rule } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import { ALLY_ACTION } from '../deeds.ts';
import { figureOf } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { grantOf } from './granted.ts';

/** Whether a figure has an action left, and nothing forbids it this action. */
export const canAct = (g: Descent, act: Activation, figure: Figure, action: string): boolean =>
  (act.actions > 0 || grantOf(act, action) !== undefined) &&
  !act.over &&
  figure.zone === MAP &&
  isActionAllowed(g, figure, action);

/** Whether a figure may do this, and nothing forbids it, whatever actions it has left. */
const isActionAllowed = (g: Descent, figure: Figure, action: string): boolean =>
  isOpenTo(g, figure, action) && isAllowed(g, 'action', { figure, action });

/** Whether a figure may do this by an ability, or a rule, for which it needs no action. */
export const isFreeActionAllowed = (g: Descent, figure: Figure, action: string): boolean =>
  isOpenTo(g, figure, action) && isAllowed(g, 'action', { figure, action, free: true });

/**
 * Familiars move, attack and use what is on their cards; characters of a quest do what the quest says. With any of their
 * actions they climb, or discard a condition. Allies do more, but neither search nor rest. [D2-HERO-26]
 */
export function isOpenTo(g: Descent, figure: Figure, action: string): boolean {
  const { sort, actions } = figureDef(g, figure);
  if (sort !== 'familiar' && sort !== 'character' && sort !== 'ally') return true;
  if (action === 'climb' || action.startsWith('discard:')) return true;
  if (sort === 'ally') return ALLIES_DO.includes(action) || action.startsWith(ALLY_ACTION);
  return sort === 'character' ? actions.includes(action) : FAMILIARS_DO.includes(action);
}
/** What objective tokens are picked up and dropped with are special actions. [D2-ACTION-05] */
const ALLIES_DO = ['move', 'attack', 'special', 'pick up', 'drop', 'revive', 'door'];
const FAMILIARS_DO = ['move', 'attack', 'monster'];

/** An action is paid for when it is begun, with one that an effect has given, if there is one. */
export function beginAction(act: Activation, action: string): void {
  const grant = grantOf(act, action);
  if (grant) grant.used = true;
  else act.actions--;
  act.taken++;
}

/** An action has been resolved; a figure that is gone by then answers no more. */
export function endAction(g: Descent, figure: Figure, action: string): Rule {
  return window(g, 'actionDone', { figure: figureOf(g, figure.id) ?? figure, action });
}

/** An action that is done in one go: whatever is not a move action runs to its end. */
export function* performAction(
  g: Descent,
  act: Activation,
  figure: Figure,
  action: string,
  rule: Rule<unknown>,
): Rule {
  beginAction(act, action);
  yield* rule;
  yield* endAction(g, figure, action);
}
