import { hears, note, stillHappens, tell } from '@questwright/adventure';
import { type As, type Asked, chooseOne, chooseSome, nested, type Rule, use } from '@questwright/kernel';
import { asToken, backText, shownText, tokenText } from '../as.ts';
import type { AttackOffer, SurgeOffer } from '../offers.ts';
import type { Piece, Runebound, Side } from '../state.ts';
import { useNow } from '../uses.ts';
import { closedSurges } from './closed.ts';
import { deal } from './damage.ts';
import { fighting, nameOfSide } from './foe.ts';
import {
  AGILITY,
  asCombatOffer,
  combatOffers,
  isDouble,
  PASS,
  STACK,
  sideContext,
  surgeKey,
} from './options.ts';
import {
  combatOf,
  flipToken,
  freeTokens,
  other,
  recastToken,
  spendToken,
  stack,
  symbolsOn,
  tokensFor,
} from './tokens.ts';

/** One combat action of a side, or its pass. What needs no combat action can be used first. */
export function* combatAction(g: Runebound, side: Side): Rule {
  const seat = combatOf(g).seats[side];
  for (;;) {
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'combat-action',
      prompt: 'rb.ask.combat-action',
      by: fighting(g, side),
      among: combatOffers(g, side),
      as: asCombatOffer(g)[side]!,
      closed: () => closedSurges(g, side),
    });
    if (offer === PASS) {
      combatOf(g).passed[side] = true;
      note(g, 'rb.log.passes-combat', { who: nameOfSide(g, side) }, 'RB-COMBAT-12');
      if (hears(g, 'passed')) yield* tell(g, 'passed', { side });
      return;
    }
    if (offer.kind === 'use') {
      yield* useNow(g, seat, offer);
      if (!offer.use.combatAction) continue;
    } else if (offer.kind === 'attack') yield* attack(g, side, offer.symbol);
    else if (offer.kind === 'surge') yield* triggerSurge(g, side, offer);
    else if (offer === AGILITY) yield* useAgility(g, side);
    else if (offer === STACK) yield* stackOnDouble(g, side);
    yield* tell(g, 'combatActionTaken', { side, attack: offer.kind === 'attack' });
    return;
  }
}

/** Spends any number of tokens of one damage symbol to deal their sum. */
function* attack(g: Runebound, side: Side, symbol: AttackOffer['symbol']): Rule {
  const among = tokensFor(g, side, symbol);
  const tokens = yield* chooseSome(g, {
    seat: combatOf(g).seats[side],
    topic: 'attack',
    prompt: ['rb.ask.attack', { type: [`rb.damage.${symbol}`] }],
    by: fighting(g, side),
    among,
    as: asToken(g),
    min: 1,
    max: among.length,
  });
  let n = 0;
  for (const token of tokens) {
    n += symbolsOn(g, token);
    spendToken(g, token);
  }
  const args = { who: nameOfSide(g, side), n, type: [`rb.damage.${symbol}`] as const };
  note(g, 'rb.log.attacks', args, 'RB-SYMBOL-04');
  yield* deal(g, { from: side, to: other(side), n, type: symbol, attack: true, blockable: true });
}

/** Spends one agility to flip one of the side's own tokens or to make the foe recast one. */
function* useAgility(g: Runebound, side: Side): Rule {
  const seat = combatOf(g).seats[side];
  const agility = yield* chooseOne(g, {
    seat,
    topic: 'agility',
    prompt: 'rb.ask.agility',
    by: fighting(g, side),
    among: tokensFor(g, side, 'agility'),
    as: asToken(g),
  });
  spendToken(g, agility);
  const among: AgilityTarget[] = [];
  for (const token of freeTokens(g, side)) among.push({ token, flips: true });
  for (const token of freeTokens(g, other(side))) among.push({ token, flips: false });
  if (among.length === 0) return;
  const target = yield* chooseOne(g, {
    seat,
    topic: 'agility-target',
    prompt: 'rb.ask.agility-target',
    by: fighting(g, side),
    among,
    as: asAgilityTarget(g),
  });
  const { token, flips } = target;
  const sides = { token: shownText(g, token), back: backText(g, token) };
  note(g, flips ? 'rb.log.flip' : 'rb.log.recast', { who: nameOfSide(g, side), ...sides }, 'RB-SYMBOL-15');
  if (flips) flipToken(token);
  else recastToken(g, token);
}

export interface AgilityTarget {
  readonly token: Piece;
  readonly flips: boolean;
}

const asAgilityTarget = (g: Runebound): As<AgilityTarget> => ({
  id: ({ token, flips }) => `${flips ? 'flip' : 'recast'}:${token.id}`,
  text: ({ token, flips }) => [flips ? 'rb.do.flip' : 'rb.do.recast', { token: tokenText(g, token) }],
  about: ({ token }) => ({ token: token.id }),
});

/** Puts one of the side's own tokens on one of its own doubles. */
function* stackOnDouble(g: Runebound, side: Side): Rule {
  const seat = combatOf(g).seats[side];
  const loose = freeTokens(g, side).filter(({ on }) => on === 0);
  const double = yield* chooseOne(g, {
    seat,
    topic: 'stack-on',
    prompt: 'rb.ask.stack-on',
    by: fighting(g, side),
    among: loose.filter((token) => isDouble(g, token)),
    as: asToken(g),
  });
  const token = yield* chooseOne(g, {
    seat,
    topic: 'stack',
    prompt: 'rb.ask.stack',
    by: fighting(g, side),
    among: loose.filter((one) => one !== double),
    as: asToken(g),
  });
  stack(token, double);
  note(g, 'rb.log.stacks', { who: nameOfSide(g, side), token: shownText(g, token) }, 'RB-TOKEN-17');
}

/** Pays the surges, then the ability resolves unless it is cancelled. */
function* triggerSurge(g: Runebound, side: Side, { card, surge, index }: SurgeOffer): Rule {
  const least = surge.cost === 'X' ? 1 : surge.cost;
  const spent = yield* paySurges(g, side, least, () => [
    'rb.by.surge',
    { name: surge.name, text: nested(surge.text) },
  ]);
  use(g, 'combat-round', surgeKey(card, index));
  note(g, 'rb.log.surge', { who: nameOfSide(g, side), name: surge.name }, 'RB-SYMBOL-18');
  if (hears(g, 'surge') && !(yield* stillHappens(g, 'surge', { side, ability: surge, card }))) {
    note(g, 'rb.log.cancelled', { name: surge.name }, 'RB-ABILITY-11');
    return;
  }
  const c = sideContext(g, side, card);
  c.x = surge.cost === 'X' ? spent : 0;
  yield* surge.effect.run(g, c);
}

/** A way of paying: tokens that together bear enough surges, or more. */
export interface Payment {
  readonly tokens: readonly Piece[];
  readonly sum: number;
}

const asPayment = (g: Runebound): As<Payment> => ({
  id: ({ tokens }) => `pay:${tokens.map(({ id }) => id).join('+')}`,
  text: ({ tokens, sum }) => [
    'rb.do.pay',
    { tokens: { list: tokens.map((one) => tokenText(g, one)) }, n: sum },
  ],
  about: ({ tokens }) => ({ token: tokens.map(({ id }) => id) }),
});

/** Spends at least this many surges, and returns how many. */
export function* paySurges(g: Runebound, side: Side, least: number, by?: Asked['by']): Rule<number> {
  const payment = yield* chooseOne(g, {
    seat: combatOf(g).seats[side],
    topic: 'pay-surges',
    prompt: ['rb.ask.pay-surges', { n: least }],
    by: by ?? fighting(g, side),
    among: payments(g, side, least),
    as: asPayment(g),
  });
  for (const token of payment.tokens) spendToken(g, token);
  return payment.sum;
}

export function payments(g: Runebound, side: Side, least: number): Payment[] {
  const tokens = tokensFor(g, side, 'surge');
  const found: Payment[] = [];
  for (let bits = 1; bits < 1 << tokens.length; bits++) {
    const chosen = tokens.filter((_, i) => bits & (1 << i));
    const sum = chosen.reduce((n, token) => n + symbolsOn(g, token), 0);
    if (sum >= least) found.push({ tokens: chosen, sum });
  }
  return found;
}
