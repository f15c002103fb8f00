import {
  type Amount,
  amountOf,
  amountText,
  asCard,
  askerOf,
  type Effect,
  note,
  pickFor,
  readsOf,
} from '@questwright/adventure';
import { chooseOne, type Rule, type Text, touchesOf } from '@questwright/kernel';
import { conditionDef, defOf } from '../catalogue.ts';
import { conditionOf, gainCondition, loseCondition } from '../conditions.ts';
import { discardItem } from '../defeat.ts';
import type { Context } from '../definitions.ts';
import { drawAndChoose, drawExploration } from '../exploration.ts';
import { activationCards, heroPiece, TOKEN_LIMIT } from '../heroes.ts';
import { readyAll } from '../phases/hero.ts';
import { carriedBy, conditionsOf } from '../pieces.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { gainTokens as gain, loseTokens } from '../tokens.ts';
import { upgradeHero, upgradesOf } from '../upgrade.ts';
import { recoverWounds, sufferWounds } from '../wounds.ts';
import { woundsHarm } from './harm.ts';
import * as touches from './touches.ts';
import { onHeroes, said, type Who, you } from './who.ts';

export function suffer(n: Amount, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.suffer', who, { what: arg(amountText('ht.wounds', n)) }),
    who,
    useful: (g, _, c) => amountOf(g, c, n) > 0,
    does: (g, seat, c) => sufferWounds(g, seat, amountOf(g, c, n), 'effect', c.card),
    harm: (g, seat, c) => woundsHarm(g, seat, amountOf(g, c, n)),
    touches: (g, seat, c) => touchesOf(touches.wounds(g, seat), readsOf(g, c, n)),
  });
}

export function recover(n: Amount, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.recover', who, { what: arg(amountText('ht.wounds', n)) }),
    who,
    useful: (g, seat, c) => heroPiece(g, seat).wounds > 0 && amountOf(g, c, n) > 0,
    does: (g, seat, c) => recoverWounds(g, seat, amountOf(g, c, n)),
    harm: (g, seat, c) => -Math.min(amountOf(g, c, n), heroPiece(g, seat).wounds),
  });
}

export function gainTokens(n: Amount, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.gain-tokens', who, { what: arg(amountText('ht.tokens', n)) }),
    who,
    useful: (g, seat, c) => heroPiece(g, seat).tokens < TOKEN_LIMIT && amountOf(g, c, n) > 0,
    does: (g, seat, c) => gain(g, seat, amountOf(g, c, n)),
    harm: (g, seat, c) => -Math.min(amountOf(g, c, n), TOKEN_LIMIT - heroPiece(g, seat).tokens),
    touches: (g, seat, c) => touchesOf(touches.tokensGained(g, seat), readsOf(g, c, n)),
  });
}

export function discardTokens(n: number | 'all', who: Who = you): Effect<Terrinoth> {
  const count = n === 'all' ? TOKEN_LIMIT : n;
  return onHeroes({
    text: said('ht.discard-tokens', who, {
      what: n === 'all' ? ['ht.all-tokens'] : arg(amountText('ht.tokens', n)),
    }),
    who,
    useful: (g, seat) => heroPiece(g, seat).tokens > 0,
    does: (g, seat) => loseTokens(g, seat, count),
    harm: (g, seat) => Math.min(count, heroPiece(g, seat).tokens),
    touches: (_, seat) => touches.tokensLost(seat),
  });
}

/** A hero moves success tokens of theirs to another. */
export function giveTokens(n: number, to: Who): Effect<Terrinoth> {
  return onHeroes({
    text: ['ht.give-tokens', { what: arg(amountText('ht.tokens', n)), who: arg(to.text) }],
    who: to,
    useful: (g, seat, c) => heroPiece(g, c.seat).tokens > 0 && heroPiece(g, seat).tokens < TOKEN_LIMIT,
    *does(g, seat, c) {
      const moved = Math.min(n, heroPiece(g, c.seat).tokens, TOKEN_LIMIT - heroPiece(g, seat).tokens);
      loseTokens(g, c.seat, moved);
      yield* gain(g, seat, moved);
    },
  });
}

/** A hero readies this many activation cards of their choice, or all of them. */
export function readyCards(n: number | 'all', who: Who = you): Effect<Terrinoth> & { readiesAll: boolean } {
  const effect = onHeroes({
    text: said('ht.ready-cards', who, { what: cardsArg(n) }),
    who,
    useful: (g, seat) => exhaustedCards(g, seat).length > 0,
    *does(g, seat, c) {
      if (n === 'all') return readyAll(g, seat);
      for (let i = 0; i < n; i++) {
        const among = exhaustedCards(g, seat);
        if (among.length === 0) return;
        const by = askerOf(g, c);
        const card = yield* chooseOne(g, { seat, prompt: 'ht.ask.ready-card', by, among, as: asCard(g) });
        card.exhausted = false;
        note(g, 'ht.log.readies', { hero: seat, card }, 'HT-HERO-05');
      }
    },
    harm: (g, seat) => -Math.min(n === 'all' ? Number.POSITIVE_INFINITY : n, exhaustedCards(g, seat).length),
  });
  return { ...effect, readiesAll: n === 'all' && who === you };
}

const exhaustedCards = (g: Terrinoth, seat: number): Piece[] =>
  activationCards(g, seat).filter(({ exhausted }) => exhausted);
const readiedCards = (g: Terrinoth, seat: number): Piece[] =>
  activationCards(g, seat).filter(({ exhausted }) => !exhausted);

export function exhaustCards(n: number | 'all', who: Who = you): Effect<Terrinoth> {
  const most = n === 'all' ? Number.POSITIVE_INFINITY : n;
  return onHeroes({
    text: said('ht.exhaust-cards', who, { what: cardsArg(n) }),
    who,
    useful: (g, seat) => readiedCards(g, seat).length > 0,
    does: (g, seat, c) => exhaustSome(g, c, seat, most),
    harm: (g, seat) => Math.min(most, readiedCards(g, seat).length),
  });
}

export function* exhaustSome(g: Terrinoth, c: Context, seat: number, most: number): Rule {
  for (let i = 0; i < most; i++) {
    const among = readiedCards(g, seat);
    if (among.length === 0) return;
    const card = yield* pickCard(g, c, seat, 'ht.ask.exhaust-card', among);
    card.exhausted = true;
    note(g, 'ht.log.exhausts', { hero: seat, card }, 'HT-HERO-04');
  }
}

/** A card that a hero loses: the hero's pick, unless the grim rule gives it to the leader. */
function pickCard(
  g: Terrinoth,
  c: Context,
  seat: number,
  prompt: Text,
  among: readonly Piece[],
): Rule<Piece> {
  return pickFor(g, c, { seat, prompt, among, as: asCard(g), harm: () => 0 });
}

export function giveCondition(condition: string, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.become', who, { condition: [`ht.condition.${condition}`] }),
    who,
    useful: (g, seat) => !conditionOf(g, seat, condition),
    does: (g, seat) => gainCondition(g, seat, condition),
    harm: (g, seat) => (conditionOf(g, seat, condition) ? 0 : conditionHarm(g, condition)),
    touches: (g, seat) => touches.conditionGained(g, seat, condition),
  });
}

export function removeCondition(condition: string, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.lose-condition', who, { condition: [`ht.condition.${condition}`] }),
    who,
    useful: (g, seat) => conditionOf(g, seat, condition) !== undefined,
    does: (g, seat) => loseCondition(g, seat, condition),
    harm: (g, seat) => (conditionOf(g, seat, condition) ? -conditionHarm(g, condition) : 0),
  });
}

const conditionHarm = (g: Terrinoth, condition: string): number =>
  conditionDef(g, condition).harmful ? 2 : -2;

/** A hero discards one harmful condition of their choice. */
export function cureOne(who: Who = you): Effect<Terrinoth> {
  const harmful = (g: Terrinoth, seat: number): Piece[] =>
    conditionsOf(g, seat).filter(({ def }) => conditionDef(g, def).harmful);
  return onHeroes({
    text: said('ht.cure', who),
    who,
    useful: (g, seat) => harmful(g, seat).length > 0,
    *does(g, seat, c) {
      const among = harmful(g, seat);
      if (among.length === 0) return;
      const by = askerOf(g, c);
      const card = yield* chooseOne(g, { seat, prompt: 'ht.ask.cure', by, among, as: asCard(g) });
      loseCondition(g, seat, card.def);
    },
    harm: (g, seat) => (harmful(g, seat).length > 0 ? -2 : 0),
  });
}

export function explorationCards(n: number, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.draw-exploration', who, { n }),
    who,
    does: (g, seat) => drawExploration(g, seat, n),
  });
}

/** Draw several, resolve one, put the others on the top or the bottom of the deck. */
export function bestExplorationCard(of: number, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.draw-best', who, { n: of }),
    who,
    does: (g, seat) => drawAndChoose(g, seat, of),
  });
}

export function discardItems(n: number, who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.discard-items', who, { n }),
    who,
    useful: (g, seat) => itemsOf(g, seat).length > 0,
    *does(g, seat, c) {
      for (let i = 0; i < n; i++) {
        const among = itemsOf(g, seat);
        if (among.length === 0) return;
        const item = yield* pickCard(g, c, seat, 'ht.ask.discard-item', among);
        discardItem(g, item);
        note(g, 'ht.log.discards', { hero: seat, card: item }, 'HT-DISCARD-01');
      }
    },
    harm: (g, seat) => 2 * Math.min(n, itemsOf(g, seat).length),
  });
}

/** Items proper: what a quest lets a hero carry is no item to be lost. */
export function itemsOf(g: Terrinoth, seat: number): Piece[] {
  return carriedBy(g, seat).filter((card) => {
    const def = defOf(g, card);
    return def.kind === 'item' && !def.questSpecific;
  });
}

export function upgrade(who: Who): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.upgrade-effect', who),
    who,
    useful: (g, seat) => upgradesOf(g, seat).length > 0,
    does: (g, seat) => upgradeHero(g, seat),
  });
}

/** The hero becomes the leader. */
export function becomeLeader(who: Who = you): Effect<Terrinoth> {
  return onHeroes({
    text: said('ht.become-leader', who),
    who,
    useful: (g, seat) => g.leader !== seat,
    does: (g, seat) => {
      g.leader = seat;
      note(g, 'ht.log.leader', { hero: seat }, 'HT-LEADER-05');
    },
  });
}

const arg = (text: Text) => (typeof text === 'string' ? ([text] as const) : text);
const cardsArg = (n: number | 'all') =>
  n === 'all' ? (['ht.all-cards'] as const) : (['ht.cards', { n }] as const);
