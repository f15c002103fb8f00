import {
  type As,
  announce,
  type Closed,
  chooseOne,
  log,
  move,
  type Rule,
  renew,
  type Text,
} from '@questwright/kernel';
import { defOf, type Gathered } from '../content/cards.ts';
import { drawCard } from './deck.ts';
import { hand, type Magpies, nest, type Thing } from './state.ts';
import { canBeRobbed, steal } from './steal.ts';

/** One turn: a card is drawn, then one thing is done. */
export function* takeTurn(g: Magpies): Rule {
  const seat = g.turn;
  renew(g, 'turn');
  drawCard(g, seat);
  const action = yield* chooseOne(g, {
    seat,
    prompt: 'magpies.ask',
    among: actionsOf(g, seat),
    as: asAction,
    closed: () => closedActions(g, seat),
    always: true,
  });
  if (action === 'pass') log(g, 'magpies.passed', { seat: { seat } }, { rule: 'MP-TURN-03' });
  else if (action === 'steal') yield* steal(g, seat);
  else yield* putIntoNest(g, seat, action);
}

type Action = Thing | 'steal' | 'pass';

function actionsOf(g: Magpies, seat: number): Action[] {
  const actions: Action[] = g.zones[hand(seat)]!.filter(({ def }) => isForNest(def));
  if (holds(g, seat, 'talon') && canBeRobbed(g, seat)) actions.push('steal');
  actions.push('pass');
  return actions;
}

function closedActions(g: Magpies, seat: number): Closed[] {
  const text: Text = 'magpies.steal';
  if (!holds(g, seat, 'talon'))
    return [{ id: 'steal', text, reason: 'magpies.no-talon', rule: 'MP-STEAL-01' }];
  if (!canBeRobbed(g, seat))
    return [{ id: 'steal', text, reason: 'magpies.nobody-to-rob', rule: 'MP-STEAL-02' }];
  return [];
}

const isForNest = (def: string): boolean => defOf(def).kind === 'trinket' || defOf(def).kind === 'perch';

export const holds = (g: Magpies, seat: number, def: string): boolean =>
  g.zones[hand(seat)]!.some((card) => card.def === def);

function* putIntoNest(g: Magpies, seat: number, card: Thing): Rule {
  move(g, card, nest(seat));
  log(g, 'magpies.nested', { seat: { seat }, card: defOf(card.def).name }, { rule: 'MP-TURN-03' });
  if (defOf(card.def).kind === 'trinket') yield* announce<Gathered>(g, 'gathered', { trinket: card });
}

const asAction: As<Action> = {
  id: (action) => (typeof action === 'string' ? action : `card:${action.id}`),
  text: (action) =>
    typeof action === 'string' ? `magpies.${action}` : ['magpies.nest', { card: defOf(action.def).name }],
  about: (action) => (typeof action === 'string' ? {} : { card: action.id }),
};
