import { type Ability, type Cost, onTerms, valueFor, wouldDo } from '@questwright/adventure';
import { type Closed, nested, type Rule, type Text } from '@questwright/kernel';
import { contextOf, figureFor } from '../context.ts';
import type { Context } from '../definitions.ts';
import type { Attacking } from '../events.ts';
import { healthOf } from '../figures/characteristics.ts';
import { settleHealth } from '../figures/defeat.ts';
import { payFatigue } from '../figures/harm.ts';
import { canSufferFatigue } from '../figures/room-for-fatigue.ts';
import { deciderOf } from '../figures/sides.ts';
import { interrupt, type Moving, mayBeInterrupted } from '../move/interrupt.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { carryOut } from '../use.ts';
import type { Answer } from '../windows/answers.ts';
import type { EventName, Events } from '../windows/names.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';

/** What an ability costs and how often it can be used. */
export interface Terms {
  /** What it is called, where its card has several. */
  readonly name?: string;
  /** Whoever decides may decline it. */
  readonly may?: boolean;
  readonly fatigue?: number;
  readonly exhaust?: boolean;
  /** What else it costs: class tokens, movement points. */
  readonly cost?: Cost<Descent, Context>;
  /** Once in each such period: `turn`, `round`. */
  readonly once?: string;
  /** Whose event it answers to: only that of its own figure, anybody's, or that of others. */
  readonly of?: 'you' | 'anybody' | 'others';
  /** It contains an attack, and so counts among the attacks of an activation. */
  readonly attack?: boolean;
  /** It does not imply that its figure is on the map. */
  readonly anywhere?: boolean;
  /**
   * It breaks into the movement of the figure of its event: only where that figure could stop, and not while it is placed. Its
   * base is put down first, and its move action waits.
   */
  readonly interrupts?: boolean;
  /** It may be used several times at one moment. */
  readonly again?: boolean;
  /** Its place among others makes no difference, so nobody is asked for an order. */
  readonly anyOrder?: boolean;
  /** A heroic feat or a Search card: its card is turned over, and it is used once. */
  readonly feat?: boolean;
  /** The player of the figure of its event decides, and not whoever has the card. */
  readonly asksThat?: boolean;
  /** What only its player may know: whether it can be used; he is asked in any case. */
  readonly inSecret?: (g: Descent, me: Piece) => boolean;
  /** What its text says of when it works. */
  readonly says?: Text;
  /** Further conditions. */
  readonly if?: (g: Descent, me: Piece, event: unknown) => boolean;
}

/** Whether a figure is on the map, or about to be: who stands up counts as there. */
const isThere = (g: Descent, { zone, id }: Figure): boolean => zone === MAP || g.rising === id;

/** Whether the owner of the ability can use it: they must be able to pay and to choose. */
function isReady(g: Descent, me: Piece, { may, fatigue = 0, exhaust, anywhere, cost, feat }: Terms): boolean {
  const figure = figureFor(g, me);
  if ((exhaust && me.exhausted) || (feat && me.used)) return false;
  if (cost && !cost.canPay(g, contextOf(g, me))) return false;
  if (!figure) return fatigue === 0;
  if (!isThere(g, figure) && (may || fatigue > 0 || exhaust || !anywhere)) return false;
  return fatigue === 0 || canSufferFatigue(g, figure, fatigue) || isFree(g, me, figure);
}

/** Whether the fatigue that a skill costs is not suffered. */
const isFree = (g: Descent, me: Piece, figure: Figure): boolean =>
  me.zone.startsWith('skills') && valueFor(g, 'freeSkills', 0, figure) > 0;

function* pay(g: Descent, me: Piece, { fatigue = 0, exhaust, cost, feat }: Terms): Rule {
  if (cost) yield* cost.pay(g, contextOf(g, me));
  if (feat) me.used = true;
  if (exhaust) yield* exhaustCard(g, me);
  const figure = figureFor(g, me);
  if (fatigue > 0 && figure && !isFree(g, me, figure)) yield* payFatigue(g, figure, fatigue);
}

/** An exhausted card says nothing any more; Health that it gave is gone. */
function* exhaustCard(g: Descent, me: Piece): Rule {
  const figure = figureFor(g, me);
  const exhausting: Events['wouldExhaust'] | null = figure && { figure, card: me };
  if (exhausting) yield* window(g, 'wouldExhaust', exhausting);
  if (exhausting?.prevented) return;
  const health = figure ? healthOf(g, figure) : 0;
  me.exhausted = true;
  if (figure && healthOf(g, figure) < health)
    yield* settleHealth(g, figure, { kind: 'ability', attack: 0, by: figure.id });
}

/** "When this happens, do that": it happens automatically, or may be used for a price. */
export function answers<E extends EventName>(event: E, effect: GameEffect, terms: Terms = {}): Ability {
  const { of = 'you' } = terms;
  const listener: Answer<E> = {
    when: (g, me, what) => {
      const about = (what as { readonly figure?: Figure }).figure;
      if (about && of !== 'anybody' && (about.id === figureFor(g, me)?.id) !== (of === 'you')) return false;
      if (event === 'afterRoll' && of === 'you' && (what as Attacking).attack.stage !== 'roll') return false;
      if (terms.if && !terms.if(g, me, what)) return false;
      if (terms.interrupts && !mayBeInterrupted(g, what as Moving)) return false;
      return isReady(g, me, terms) && wouldDo(effect, g, contextOf(g, me, what));
    },
    *run(g, me, what) {
      if (terms.interrupts) yield* interrupt(g, (what as Moving).figure);
      yield* pay(g, me, terms);
      yield* carryOut(g, effect, contextOf(g, me, what));
    },
    text: effect.text,
    ...(terms.may && { optional: true as const }),
    ...(USED.includes(event) && { why: (g: Descent, me: Piece) => whyUnused(g, me, terms) }),
    ...(terms.fatigue && { fatigue: terms.fatigue }),
    ...(terms.exhaust && { exhausts: true as const }),
    ...(terms.attack && { attack: true as const }),
    ...(terms.once && { once: terms.once }),
    ...(terms.name && { name: terms.name }),
    ...(terms.again && { again: true as const }),
    ...(terms.anyOrder && { anyOrder: true as const }),
    ...(terms.inSecret && { inSecret: terms.inSecret }),
    ...(terms.asksThat && {
      seat: (g: Descent, _: Piece, what: unknown) =>
        deciderOf(g, (what as { readonly figure: Figure }).figure),
    }),
  };
  const plain = onTerms(sentenceOf(event, effect, terms), terms.once ? { once: terms.once } : {});
  const text: Text = terms.says ? ['d2.when', { when: nested(terms.says), ability: nested(plain) }] : plain;
  return {
    text: terms.name ? ['d2.named', { name: terms.name, ability: nested(text) }] : text,
    on: { [event]: listener },
  };
}

/** The ability and what it costs, without when it is used. */
function sentenceOf(event: EventName, effect: GameEffect, { may, fatigue = 0, exhaust, cost }: Terms): Text {
  const how = event === 'asAction' ? 'action' : event === 'duringTurn' ? 'turn' : may ? 'may' : 'none';
  const isFirst = how === 'may' && fatigue === 0 && !exhaust;
  const price: Text = cost
    ? [isFirst ? 'd2.price.first' : 'd2.price', { price: nested(cost.text) }]
    : 'd2.price.none';
  const said = {
    effect: nested(effect.text),
    how,
    fatigue,
    exhaust: String(exhaust ?? false),
    price: nested(price),
  };
  return [how === 'may' ? 'd2.ability.may' : 'd2.ability', said];
}

/** What a figure uses of its own accord. */
const USED: readonly string[] = ['asAction', 'duringTurn'];

/** An ability that its figure uses of its own accord: with an action, or at any time of its turn without one. */
export const used = (how: 'asAction' | 'duringTurn', effect: GameEffect, terms: Terms = {}): Ability =>
  answers(how, effect, { ...terms, may: true });

/** Why an ability that its figure would use is not open: what it costs, or what it asks for. */
function whyUnused(g: Descent, me: Piece, { exhaust, fatigue = 0, cost, feat: once }: Terms): Why {
  const figure = figureFor(g, me);
  if (once && me.used) return me.zone.startsWith('sheet') ? FEAT_USED : CARD_USED;
  if (exhaust && me.exhausted) return EXHAUSTED;
  if (fatigue > 0 && figure && !canSufferFatigue(g, figure, fatigue)) return NO_STAMINA;
  return cost && !cost.canPay(g, contextOf(g, me)) ? NO_PRICE : UNMET;
}
type Why = Pick<Closed, 'reason' | 'rule'>;

const FEAT_USED: Why = { reason: 'd2.closed.feat', rule: 'D2-HERO-11' };
const CARD_USED: Why = { reason: 'd2.closed.turned-over', rule: 'D2-SEARCH-19' };
const EXHAUSTED: Why = { reason: 'd2.closed.exhausted', rule: 'D2-ABIL-10' };
const NO_STAMINA: Why = { reason: 'd2.closed.stamina', rule: 'D2-FAT-07' };
const NO_PRICE: Why = { reason: 'd2.closed.price', rule: 'D2-ABIL-14' };
const UNMET: Why = { reason: 'd2.closed.unmet', rule: 'D2-ABIL-02' };

/** A heroic feat, which its hero uses once. */
export const feat = (how: 'asAction' | 'duringTurn', effect: GameEffect): Ability =>
  used(how, effect, { feat: true, name: 'Heroic feat' });

/** Which events there are for abilities that are used, and on whose behalf. */
export type UseEvents = Pick<Events, 'asAction' | 'duringTurn'>;
