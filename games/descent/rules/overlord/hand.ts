import { perBox, wouldDo } from '@questwright/adventure';
import {
  type Closed,
  type Listening,
  listening,
  window as openWindow,
  type Rule,
  resolveAbility,
} from '@questwright/kernel';
import { cardDef, type DescentBox } from '../catalogue.ts';
import { contextOf } from '../context.ts';
import type { CardDefinition, Context, Play } from '../definitions.ts';
import { asOffer } from '../ground.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent, Piece } from '../state.ts';
import type { EventName, Events } from '../windows/names.ts';
import type { Offer } from '../words.ts';
import { handOf, owned } from './deck.ts';

/*
 * The overlord plays cards out of his hand. Whether he is asked follows from what everybody sees: that he has cards in
 * hand, and that some Overlord card of the box could be played now. What he holds only decides what he is offered.
 */

interface Possible {
  readonly def: CardDefinition;
  readonly play: Play;
}

/** What the Overlord cards of the box can be played at: any of them could be in his hand. */
const possiblePlays = perBox((box: DescentBox) => {
  const found = new Map<EventName, Possible[]>();
  for (const def of box.content.cards)
    for (const play of def.plays ?? []) found.set(play.at, [...(found.get(play.at) ?? []), { def, play }]);
  return found;
});

/** Whether what happens is what the card names, and happens to nobody on whom cards cannot be played. */
function isTheMoment(g: Descent, { when }: Play, event: unknown): boolean {
  const { figure } = event as { readonly figure?: Piece };
  return (!when || when(g, event as never)) && (!figure || isAllowed(g, 'cardOn', figure));
}

/**
 * What has been played in answer to one occurrence: names, of which each is played only once; of cards that are played on a
 * figure the name with that figure; and the cards themselves, of which none is declared twice.
 */
export type Played = Set<string>;
const NOTHING_PLAYED: ReadonlySet<string> = new Set();

export const hitKey = (name: string, { id }: Piece): string => `${name}|${id}`;
const hitBy = (played: ReadonlySet<string>, name: string): readonly number[] =>
  played.size === 0
    ? NOBODY
    : [...played].flatMap((key) => (key.startsWith(`${name}|`) ? [Number(key.slice(name.length + 1))] : []));
const NOBODY: readonly number[] = [];

const declaredKey = ({ id }: Piece): string => `card:${id}`;

/** Notes that a card has been declared: another one of its name may follow only if it is played on somebody else. */
export function noteDeclared(g: Descent, card: Piece, played: Played): void {
  const { name, aimed } = cardDef(g, card);
  played.add(declaredKey(card));
  if (!aimed) played.add(name);
}

/** Whether the overlord is asked for a card now, as far as everybody can tell. */
export function isHandAsked<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  played = NOTHING_PLAYED,
): boolean {
  const possible = possiblePlays(g).get(name);
  if (!possible || handOf(g).length === 0) return false;
  return possible.some(
    ({ def, play }) => !played.has(def.name) && isTheMoment(g, play, event) && couldBeHis(g, def),
  );
}

/** A card of a basic deck could always be in his hand; of the others everybody knows which he has bought. */
const couldBeHis = (g: Descent, { id, deck }: CardDefinition): boolean =>
  deck.startsWith('Basic ') || owned(g).some((card) => card.def === id);

/** How a card in hand can be played now; undefined when it cannot. */
export function playNow<E extends EventName>(
  g: Descent,
  card: Piece,
  name: E,
  event: Events[E],
  played: ReadonlySet<string>,
): Play | undefined {
  return cardDef(g, card).plays?.find(
    (play) =>
      play.at === name &&
      isTheMoment(g, play, event) &&
      wouldDo(play.effect, g, asPlayed(g, card, event, played)),
  );
}

export const asPlayed = (g: Descent, card: Piece, event: unknown, played: ReadonlySet<string>): Context => ({
  ...contextOf(g, card, event),
  hit: hitBy(played, cardDef(g, card).name),
});

/** The cards that the overlord can play now, one of each name. */
export function playable<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  played = NOTHING_PLAYED,
): Piece[] {
  const open: Piece[] = [];
  if (!possiblePlays(g).has(name)) return open;
  const names = new Set<string>();
  for (const card of handOf(g)) {
    if (!playNow(g, card, name, event, played)) continue;
    const called = cardDef(g, card).name;
    if (names.has(called) || played.has(called) || played.has(declaredKey(card))) continue;
    names.add(called);
    open.push(card);
  }
  return open;
}

export const asPlay = (g: Descent, card: Piece): Offer => ({
  word: 'play',
  card: card.id,
  name: cardDef(g, card).name,
  on: null,
});

/** The periods for which the overlord can pass. */
const SCOPES = ['attack', 'walk', 'turn'];

/** Asks the overlord for a card, by what everybody knows; null when he plays none. */
export function* askHand<E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  played: ReadonlySet<string>,
): Rule<Listening | null> {
  while (isHandAsked(g, name, event, played)) {
    const offer = yield* openWindow<Offer>(g, {
      seat: g.overlord,
      moment: name,
      prompt: 'd2.ask.play',
      among: () => [...playable(g, name, event, played).map((card) => asPlay(g, card)), ...usesNow(g)],
      as: asOffer(g),
      closed: () => unplayable(g, name, event, played),
      scopes: SCOPES,
    });
    if (offer?.word === 'play') {
      const card = handOf(g).find(({ id }) => id === offer.card)!;
      return { card, name: offer.name, ability: FROM_HAND, listener: { run: () => undefined } };
    }
    if (offer?.word !== 'use') return null;
    yield* resolveAbility(g, offer.ability, { round: g.round });
  }
  return null;
}

/** What lies before the overlord and can be used at any time. */
const usesNow = (g: Descent): Offer[] =>
  listening(g, 'anyTime', { round: g.round }).map((ability): Offer => ({ word: 'use', ability }));

/** What marks a card of the hand among the abilities that are declared at a window. */
const FROM_HAND = 'hand';
export const isFromHand = ({ ability }: Listening): boolean => ability === FROM_HAND;

const unplayable = <E extends EventName>(
  g: Descent,
  name: E,
  event: Events[E],
  played: ReadonlySet<string>,
): Closed[] => unplayed(g, playable(g, name, event, played), played);

/** The cards of the hand that are not open now; of two copies of an open card only one is played at a time. */
export function unplayed(g: Descent, open: readonly Piece[], played = NOTHING_PLAYED): Closed[] {
  const names = new Set(open.map((card) => cardDef(g, card).name));
  return handOf(g)
    .filter((card) => !names.has(cardDef(g, card).name))
    .map((card) => ({
      id: `play:${card.id}`,
      text: ['d2.word.play', { card: cardDef(g, card).name }],
      reason: played.has(cardDef(g, card).name) ? 'd2.closed.played-already' : 'd2.closed.not-the-moment',
      rule: played.has(cardDef(g, card).name) ? 'D2-OVCARD-17' : 'D2-OVCARD-16',
    }));
}
