import { type Ability, does, head, printed } from '@questwright/adventure';
import { chooseOne, confirm, nested, type Rule, type Text } from '@questwright/kernel';
import type { CardDefinition, Context } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import type { Events } from '../events.ts';
import { deciderOf } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { chooseFromHand } from '../overlord/choose-from-hand.ts';
import { discardCard, handOf } from '../overlord/deck.ts';
import { type Attribute, type Descent, type Figure, NONE, type Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { EventName } from '../windows/names.ts';
import type { Offer } from '../words.ts';
import { challenge, discardChallenge } from './challenge.ts';
import { discardRoom } from './complete.ts';
import { challengesOn, isInRoom, mayUseRooms } from './room.ts';
import type { RoomTile } from './tile.ts';

/*
 * The words in which Secret Room cards are written. Their rules work while the room is open, and what they give works for
 * the heroes who have claimed them.
 */

export interface WrittenRoom {
  readonly box: string;
  readonly tile: RoomTile | null;
  readonly rules?: readonly Ability[];
  readonly reward: GameEffect;
  /** What the card does for those who keep it. */
  readonly kept?: readonly Ability[];
  readonly lasts?: boolean;
}

export const secretRoom = (name: string, written: WrittenRoom): CardDefinition => {
  const { box, tile, rules = [], reward, kept = [], lasts = false } = written;
  return {
    ...head({ name }),
    kind: 'card',
    deck: 'Secret Room',
    back: 'room',
    box,
    room: { tile, reward, lasts },
    ...printed([...rules, { text: ['d2.room.reward', { effect: nested(reward.text) }] }, ...kept]),
  };
};

type Written<E extends EventName> = Omit<Answer<E>, 'text' | 'when'> & {
  readonly when: (g: Descent, me: Piece, event: Events[E]) => boolean;
};

const only = <E extends EventName>(
  isNow: (me: Piece) => boolean,
  event: E,
  text: Text,
  answer: Written<E>,
): Ability => {
  const listener: Answer<E> = {
    ...answer,
    text,
    when: (g, me, what) => isNow(me) && answer.when(g, me, what),
  };
  return { text, on: { [event]: listener } };
};

/** What happens while the room is open. */
export const whileOpen = <E extends EventName>(event: E, text: Text, answer: Written<E>): Ability =>
  only(({ worn }) => !worn, event, text, answer);

/** What the card does for those who have claimed it. */
export const onceKept = <E extends EventName>(event: E, text: Text, answer: Written<E>): Ability =>
  only(({ worn }) => worn, event, text, answer);

/** A hero in the room; an ally takes tests and the like as a hero would. [D2-SECRET-50] */
export const isInside = (g: Descent, figure: Figure): boolean =>
  mayUseRooms(g, figure) && isInRoom(g, figure);

/** The player of a figure of the event decides. */
export const itsPlayer = (g: Descent, _: Piece, { figure }: { readonly figure: Figure }): number =>
  deciderOf(g, figure);

/** "Any hero may keep this card": the one who resolves the reward does. [D2-SECRET-43] */
export const keeps: GameEffect = does('d2.room.keep', (_: Descent, { card, figure }: Context) => {
  card.worn = true;
  card.hero = figure!.hero;
});

/** "The heroes keep this card." */
export const keepTogether: GameEffect = does('d2.room.keep-together', (_: Descent, { card }: Context) => {
  card.worn = true;
  card.hero = NONE;
});

/** One action more in the turn of a hero whose activation it is. */
export function gainAction(g: Descent, figure: Figure): void {
  const act = g.acting.find((one) => one.own && one.figure === figure.id);
  if (act) act.actions++;
}

/** "Search any 1 challenge token in this room", from wherever one stands, if one wants to. [D2-SECRET-29] */
export function* searchAny(
  g: Descent,
  figure: Figure,
  { sure, unseen = false }: { readonly sure?: Attribute; readonly unseen?: boolean } = {},
): Rule {
  const tokens = challengesOn(g);
  if (tokens.length === 0) return;
  const offer = yield* chooseOne<Offer>(g, {
    seat: deciderOf(g, figure),
    topic: 'search',
    prompt: 'd2.ask.search-any',
    among: [...tokens.map(({ at }): Offer => ({ word: 'search', space: at })), { word: 'pass' }],
    as: asOffer(g),
  });
  const token = tokens.find(({ at }) => offer.word === 'search' && at === offer.space);
  if (!token) return;
  if (unseen) discardChallenge(g, token, 'D2-FSECRET-03');
  else yield* challenge(g, figure, token, sure);
}

/** The overlord may discard a card from his hand. He is asked whenever he has one, which everybody sees. */
export function* overlordSpendsCard(g: Descent, prompt: string): Rule<boolean> {
  const hand = handOf(g);
  if (hand.length === 0 || !(yield* confirm(g, { seat: g.overlord, topic: 'secret-room', prompt })))
    return false;
  const card = yield* chooseFromHand(g, g.overlord, 'd2.ask.discard-card');
  if (card) discardCard(g, card);
  return true;
}

/** The card has done what it can do for its keepers. */
export const isSpent = (g: Descent, card: Piece): void => discardRoom(g, card);

export const roomTexts: { readonly [key: string]: string } = {
  'd2.room.brigands-card':
    'Each time a hero fails the test of a challenge token, the overlord may put a card of his discard pile on top of his deck',
  'd2.room.brigands-search':
    'Once in each turn a hero in this room may test awareness; if the test is passed, the hero may search any challenge token without an action, and passes an awareness test on it',
  'd2.room.armory-action': 'A hero who defeats a monster in this room has 1 more action in this turn',
  'd2.room.armory-search':
    'Once in each turn a hero in this room may test might; if the test is passed, the hero may discard any challenge token unseen, without an action',
  'd2.room.armory-guard':
    'When you are attacked, you may put 1 fatigue on this card and defend with 1 gray die more; discard it when it has as much fatigue as your might, and at the end of the quest',
  'd2.room.council-knowledge':
    'When a challenge token shows another attribute, the hero may suffer 1 fatigue to test knowledge instead',
  'd2.room.foresight':
    'A hero who passes a test of {attribute} on a challenge token has 1 more action in this turn, or sees the 3 uppermost cards of the Overlord deck and returns them in any order',
  'd2.room.cancel':
    'You may discard this card to cancel an Overlord card as it is played; discard it at the end of the quest',
  'd2.room.shrine-damage': 'Attacks of monsters in this room deal 1 more damage',
  'd2.room.shrine-spare': 'Heroes may put fatigue on this card that they suffer',
  'd2.room.shrine':
    'Fatigue that a hero suffers may be put on this card; it is discarded when it has 2 for each hero, and at the end of the quest',
  'd2.room.vault-draw': 'Each time a hero fails the test of a challenge token, the overlord may draw a card',
  'd2.room.vault-rest':
    'A hero who passes the test of a challenge token may recover all fatigue instead of drawing a Search card',
  'd2.room.sure-footing': 'You move through the Overgrown Chasm as through any room',
  'd2.room.at-peace': 'You may search any challenge token of the Place of Peace',
  'd2.room.overgrown': 'It takes 1 more movement point to move into a space of this room',
  'd2.room.overgrown-test':
    'At the start of the turn a hero in this room may test might; if the test is passed, the hero moves as usual in this turn',
  'd2.room.peace-test':
    'At the start of the turn a hero in this room tests willpower; if the test fails, the hero is Stunned and Weakened',
  'd2.room.peace-search':
    'A hero who has passed that test may search any challenge token of this room without an action in this turn',
  'd2.room.peace-rest': 'In your turn you may discard this card to rest without an action',
  'd2.room.keys-test': 'Each time a hero passes the test of a challenge token, put a token on this card',
  'd2.room.keys-monster': 'For every monster that a hero defeats in this room, put a token on this card',
  'd2.room.keys-door':
    'In a turn a hero may discard a token of this card to open or close a door without an action; without tokens the card is discarded',
  'd2.room.tainted': 'Each time a hero suffers damage in this room, the hero is Poisoned as well',
  'd2.room.spring':
    'In your turn you may discard this card to roll 2 red dice: each hero recovers as much damage as there are hearts; discard it at the end of the quest',
  'd2.room.pit-end': 'A hero who ends a turn in this room suffers 1 fatigue and is Diseased',
  'd2.room.pit-start': 'A hero who starts a turn in this room gains 1 movement point',
  'd2.room.reward': 'Reward: {effect}',
  'd2.room.keep': 'keep this card',
  'd2.room.keep-together': 'the heroes keep this card',
};
