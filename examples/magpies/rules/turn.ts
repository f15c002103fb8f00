import { wouldDo } from '@questwright/adventure';
import {
  type As,
  announce,
  type Closed,
  cardsIn,
  chooseOne,
  log,
  move,
  ownTurnBegins,
  type Rule,
  renew,
} from '@questwright/kernel';
import type { Gathered } from '../content/card.ts';
import { defOf } from './define.ts';
import { drawCard } from './draw.ts';
import { hand, type Magpies, nest, type Thing } from './state.ts';
import { steal, whyNotSteal } from './steal.ts';

/** One turn: a card is drawn, then one thing is done. */
export function* takeTurn(g: Magpies): Rule {
  const seat = g.turn;
  renew(g, 'turn');
  ownTurnBegins(g, seat);
  drawCard(g, seat, 'MP-TURN-02');
  const action = yield* chooseOne(g, {
    seat,
    prompt: 'magpies.ask',
    among: actionsOf(g, seat),
    as: asAction(g),
    closed: () => closedActions(g, seat),
    always: true,
  });
  if (action === 'pass') log(g, 'magpies.passed', { seat: { seat } }, { rule: 'MP-TURN-03' });
  else if (action === 'steal') yield* steal(g, seat);
  else if (defOf(g, action.def).kind === 'find') yield* playFind(g, seat, action);
  else yield* putIntoNest(g, seat, action);
}

type Action = Thing | 'steal' | 'pass';

function actionsOf(g: Magpies, seat: number): Action[] {
  const cards = cardsIn(g, hand(seat)).filter((card) => isForNest(g, card) || isUseful(g, seat, card));
  return whyNotSteal(g, seat) ? [...cards, 'pass'] : [...cards, 'steal', 'pass'];
}

function closedActions(g: Magpies, seat: number): Closed[] {
  const { id, text } = asAction(g);
  const idle = cardsIn(g, hand(seat)).filter((card) => isFind(g, card) && !isUseful(g, seat, card));
  const finds = idle.map((card) => {
    return { id: id(card), text: text(card), reason: 'magpies.no-use', rule: 'MP-FIND-02' };
  });
  const noSteal = whyNotSteal(g, seat);
  return noSteal ? [...finds, noSteal] : finds;
}

const isForNest = (g: Magpies, { def }: Thing): boolean =>
  defOf(g, def).kind === 'trinket' || defOf(g, def).kind === 'perch';

const isFind = (g: Magpies, { def }: Thing): boolean => defOf(g, def).kind === 'find';

function isUseful(g: Magpies, seat: number, { def }: Thing): boolean {
  const { effect } = defOf(g, def);
  return effect !== undefined && wouldDo(effect, g, { seat });
}

function* putIntoNest(g: Magpies, seat: number, card: Thing): Rule {
  const { name, kind } = defOf(g, card.def);
  move(g, card, nest(seat));
  log(g, 'magpies.nested', { seat: { seat }, card: name }, { rule: 'MP-TURN-03' });
  if (kind === 'trinket') yield* announce<Gathered>(g, 'gathered', { trinket: card });
}

function* playFind(g: Magpies, seat: number, card: Thing): Rule {
  const { name, effect } = defOf(g, card.def);
  move(g, card, 'discard');
  log(g, 'magpies.played', { seat: { seat }, card: name }, { rule: 'MP-FIND-01' });
  yield* effect!.run(g, { seat });
}

const asAction = (g: Magpies): As<Action> => ({
  id: (action) => (typeof action === 'string' ? action : `card:${action.id}`),
  text: (action) => {
    if (typeof action === 'string') return `magpies.${action}`;
    return [isFind(g, action) ? 'magpies.play' : 'magpies.nest', { card: defOf(g, action.def).name }];
  },
  about: (action) => (typeof action === 'string' ? {} : { card: action.id }),
});
