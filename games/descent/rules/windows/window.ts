import { note } from '@questwright/adventure';
import {
  chooseOne,
  chooseOrder,
  isHeard,
  type Listening,
  listening,
  move,
  NOTHING,
  type Rule,
  resolveAbility,
} from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import { figureFor, seatFor } from '../context.ts';
import { isCharmed, orderingSeats } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { discardCard, handOf, isWholeDeckInHand } from '../overlord/deck.ts';
import {
  askHand,
  asPlayed,
  hitKey,
  isFromHand,
  isHandAsked,
  noteDeclared,
  type Played,
  playNow,
} from '../overlord/hand.ts';
import type { Descent, Piece } from '../state.ts';
import type { Offer } from '../words.ts';
import type { Answer } from './answers.ts';
import { canPayBeside } from './declared-costs.ts';
import type { EventName, Events } from './names.ts';
import { askingOrder } from './order.ts';

/**
 * A moment at which things in play answer and players may use what they have.
 *
 * `active`: what is to happen is declared first, by each seat that has something to use; then the player whose turn it is
 * orders all of it, mandatory and optional; and again, until nothing new is declared.
 * `used`: one use after the other, each resolved before the next question, in the order in which they are used.
 */
export type WindowOrder = 'active' | 'used';

/** Opens a window. Where nothing in play could answer it costs no more than a look. */
export function window<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  order: WindowOrder = 'active',
): Rule {
  if (!isHeard(g, name) && !isHandAsked(g, name, event)) return NOTHING;
  return order === 'active' ? declared(g, name, event) : used(g, name, event);
}

const keyOf = ({ card, ability }: Listening): string => `${card.id}/${ability}`;

/** What could answer now: neither what has answered to this occurrence nor what has itself led to it. */
function answersTo<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  done: ReadonlySet<string>,
): Listening[] {
  const heard = listening(g, name, event);
  if (heard.length === 0) return [];
  return heard.filter(
    (one) =>
      !done.has(keyOf(one)) &&
      isAbout(g, one, event) &&
      !isOnlyInTurns(g, one) &&
      !g.answering.includes(keyOf(one)) &&
      !(isOptional(one) && isOutOfReach(g, one, event)),
  );
}

/** Whether something answers to what concerns one figure alone, or none at all. */
function isAbout(g: Descent, { card }: Listening, event: object): boolean {
  const { of } = event as Partial<Events['overlordStarts']>;
  return of === undefined || figureFor(g, card)?.id === of?.id;
}

/** What can be used once in a turn is out of place in an activation that is part of no turn. [D2-TURN-44] */
const isOnlyInTurns = (g: Descent, { listener }: Listening): boolean =>
  g.legend?.activation != null && listener.once === 'turn';

/** Of a charmed hero nothing works that somebody chooses to use, unless he is the one who is attacked. */
function isOutOfReach(g: Descent, { card }: Listening, event: object): boolean {
  if (g.control.length === 0) return false;
  const figure = figureFor(g, card);
  if (!figure || !isCharmed(g, figure)) return false;
  const { attack } = event as Partial<Events['declared']>;
  return !attack?.struck.some((struck) => struck.figure === figure.id);
}

const isOptional = ({ listener }: Listening): boolean => (listener as Answer).optional === true;

const seatOf = <E extends EventName>(g: Descent, { card, listener }: Listening, event: Events[E]): number =>
  (listener as Answer<E>).seat?.(g, card as Piece, event) ?? seatFor(g, card);

function* declared<E extends EventName>(g: Descent, name: E, event: Events[E]): Rule {
  const done = new Set<string>();
  for (;;) {
    const round = answersTo(g, name, event, done);
    const standing = round.filter((one) => !isOptional(one));
    yield* declare(g, name, event, round.filter(isOptional), standing, done);
    if (standing.length === 0) return;
    for (const one of yield* inOrder(g, standing)) {
      done.add(keyOf(one));
      yield* answer(g, name, event, one, done);
      if (isPrevented(event)) return;
    }
  }
}

/** Each seat with something to use may declare it, the active player first. The overlord may also play cards. */
function* declare<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  offers: readonly Listening[],
  standing: Listening[],
  done: Set<string>,
): Rule {
  if (offers.length === 0 && !isHandAsked(g, name, event, done)) return;
  for (const seat of askingOrder(g)) {
    let own = offers.filter((one) => seatOf(g, one, event) === seat);
    while (own.length > 0) {
      const used = yield* askFor(g, seat, own);
      if (!used) break;
      standing.push(used);
      own = own.filter((one) => one !== used && canPayBeside(g, standing, one));
    }
    if (seat === g.overlord) yield* declareCards(g, name, event, standing, done);
  }
}

function* declareCards<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  standing: Listening[],
  done: Set<string>,
): Rule {
  for (let left = handOf(g).length; left > 0; left--) {
    const card = yield* askHand(g, name, event, done);
    if (!card) return;
    standing.push(card);
    noteDeclared(g, card.card as Piece, done);
  }
}

function* used<E extends EventName>(g: Descent, name: E, event: Events[E]): Rule {
  const done = new Set<string>();
  for (;;) {
    const next = yield* nextUse(g, name, event, done);
    if (!next) return;
    if (isFromHand(next)) noteDeclared(g, next.card as Piece, done);
    else if (!(next.listener as Answer).again) done.add(keyOf(next));
    yield* answer(g, name, event, next, done);
    if (isPrevented(event)) return;
  }
}

/** What must happen comes first; then the first player who wants to uses something. */
function* nextUse<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  done: ReadonlySet<string>,
): Rule<Listening | null> {
  const round = answersTo(g, name, event, done);
  const must = round.find((one) => !isOptional(one));
  if (must) return must;
  for (const seat of askingOrder(g)) {
    const own = round.filter((one) => seatOf(g, one, event) === seat);
    const next =
      (own.length > 0 ? yield* askFor(g, seat, own) : null) ??
      (seat === g.overlord ? yield* askHand(g, name, event, done) : null);
    if (next) return next;
  }
  return null;
}

const PASS: Offer = { word: 'pass' };

function* askFor(g: Descent, seat: number, abilities: readonly Listening[]): Rule<Listening | null> {
  const known = abilities.filter(isOpenInSecret(g));
  const among: Offer[] = [...known.map((ability): Offer => ({ word: 'use', ability })), PASS];
  const offer = yield* chooseOne(g, {
    seat,
    topic: 'use',
    prompt: 'd2.ask.use',
    among,
    as: asOffer(g),
    always: true,
  });
  return offer.word === 'use' ? offer.ability : null;
}

/** Whether what only its player knows allows it as well: the others see a question either way. */
export const isOpenInSecret =
  (g: Descent) =>
  ({ card, listener }: Listening): boolean =>
    (listener as Answer).inSecret?.(g, card as Piece) ?? true;

/** The player whose turn it is orders what happens together; in nobody's turn the players of heroes do. [D2-GOLD-07] */
function* inOrder(g: Descent, abilities: readonly Listening[]): Rule<readonly Listening[]> {
  const free = abilities.filter(({ listener }) => listener.anyOrder);
  const rest = abilities.filter(({ listener }) => !listener.anyOrder);
  if (rest.length < 2) return abilities;
  const ordered = yield* chooseOrder(g, {
    seat: orderingSeats(g),
    topic: 'order',
    prompt: 'd2.ask.order',
    among: rest,
    as: asAnswer,
  });
  return [...free, ...ordered];
}

const asAnswer = {
  id: (one: Listening): string => `card:${keyOf(one)}`,
  text: ({ name, listener }: Listening) => listener.text ?? (['d2.word.use', { card: name }] as const),
  about: ({ card }: Listening) => ({ card: card.id }),
};

/** Carries one answer out, if it still stands: what came before it may have changed everything. */
function* answer<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  one: Listening,
  done: Set<string>,
): Rule {
  if (isFromHand(one)) {
    yield* playCard(g, one.card as Piece, name, event, done);
    return;
  }
  if (!listening(g, name, event).some((now) => keyOf(now) === keyOf(one))) return;
  g.answering.push(keyOf(one));
  try {
    yield* resolveAbility(g, one, event);
  } finally {
    g.answering.pop();
  }
}

/** Plays a card, if it is still the moment for it. It lies open from now on, and is discarded when it is resolved. */
export function* playCard<E extends EventName>(
  g: Descent,
  card: Piece,
  name: E,
  event: Events[E],
  played: Played = new Set(),
): Rule {
  const play = handOf(g).includes(card) ? playNow(g, card, name, event, played) : undefined;
  if (!play) return;
  const { name: called, stays, aimed } = cardDef(g, card);
  const c = asPlayed(g, card, event, played);
  note(g, 'd2.log.plays', { card: called }, 'D2-OVCARD-16');
  move(g, card, 'in-play', { down: false });
  if (!stays && isWholeDeckInHand(g)) discardCard(g, card);
  const shown: Events['cardPlayed'] = { card, event };
  yield* window(g, 'cardPlayed', shown);
  if (!shown.prevented) yield* play.effect.run(g, c);
  if (aimed && c.chosen) played.add(hitKey(called, c.chosen));
  if ((!stays || shown.prevented) && card.zone === 'in-play') discardCard(g, card);
  if (!shown.prevented) yield* window(g, 'cardResolved', { card, at: name, event, on: c.chosen ?? null });
}

const isPrevented = (event: object): boolean =>
  (event as { readonly prevented?: boolean }).prevented === true;
