import { note } from '@questwright/adventure';
import { chooseOne, listening, ownTurnBegins, type Rule, renew, resolveAbility } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import type { Events } from '../events.ts';
import { groupOf, isInactive } from '../figures/groups.ts';
import { liesKnockedOut } from '../figures/off-map.ts';
import { isMonster, sideOf } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { drawCard } from '../overlord/deck.ts';
import { asPlay, playable } from '../overlord/hand.ts';
import { awayFigures, onMap, overlordCardsInPlay, pieceOf, plotsInPlay } from '../pieces.ts';
import { thinOutRoom } from '../rooms/overlord.ts';
import { type Activation, type Descent, type Figure, NONE, type Piece, type Turn } from '../state.ts';
import { isOpenInSecret, playCard, window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { beginActing, figureOfAct } from './activation.ts';
import { refreshCards } from './refresh.ts';
import { whatNow } from './what-now.ts';

export function beginOverlordTurn(g: Descent): void {
  renew(g, 'turn');
  ownTurnBegins(g, g.overlord);
  g.turn = { side: 'overlord', hero: NONE, step: '1.I', rested: false, moved: false, fallen: false };
  note(g, 'd2.log.overlord-turn', {}, 'D2-TURN-26');
}

/** One step of the overlord's turn, or one activation in step 2. */
export function overlordTurn(g: Descent, turn: Turn): Rule {
  switch (turn.step) {
    case '1.I':
      return startOfTurn(g, turn);
    case '2':
      return activations(g, turn);
    default:
      return endOfTurn(g);
  }
}

/**
 * He draws a card first, except that he may take something out of a secret room before; what happens at the
 * start of his turn comes after that, and only then are cards refreshed: Plot cards that he has just
 * exhausted for this turn are not among them.
 */
function* startOfTurn(g: Descent, turn: Turn): Rule {
  turn.step = '2';
  if (g.room) yield* thinOutRoom(g);
  const drawing: Events['drawing'] = {};
  yield* window(g, 'drawing', drawing);
  if (!drawing.prevented) drawCard(g, 'D2-TURN-27');
  const exhausted = plotsInPlay(g).filter((card) => card.exhausted && isRefreshedAsNormal(g, card));
  yield* window(g, 'overlordStarts', { round: g.round });
  yield* refreshCards(g, [...overlordCardsInPlay(g), ...exhausted]);
}

/** Some Plot cards stay exhausted for longer. */
const isRefreshedAsNormal = (g: Descent, card: Piece): boolean => cardDef(g, card).refreshes === undefined;

/** One group after the other, and each monster of a group, until none is left. */
function* activations(g: Descent, turn: Turn): Rule {
  const [act] = g.acting;
  if (act) {
    yield* goOnActing(g, act);
    return;
  }
  const waiting = [...onMap(g), ...awayFigures(g).filter(liesKnockedOut)].filter((figure) =>
    isWaiting(g, figure),
  );
  const begun = waiting.filter((figure) => groupOf(g, figure)?.acted);
  const uses = listening(g, 'yourTurn', { round: g.round }).filter(isOpenInSecret(g));
  if (waiting.length === 0 && uses.length === 0) {
    turn.step = '4';
    return;
  }
  const offer = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'activate',
    prompt: 'd2.ask.activate',
    among: [
      ...(begun.length > 0 ? begun : waiting).map((figure): Offer => ({ word: 'activate', figure })),
      ...playable(g, 'yourTurn', { round: g.round }).map((card) => asPlay(g, card)),
      ...uses.map((ability): Offer => ({ word: 'use', ability })),
      ...(waiting.length === 0 ? [PASS] : []),
    ],
    as: asOffer(g),
    always: true,
  });
  if (offer.word === 'play') yield* playCard(g, pieceOf(g, offer.card), 'yourTurn', { round: g.round });
  if (offer.word === 'use') yield* resolveAbility(g, offer.ability, { round: g.round });
  if (offer === PASS) turn.step = '4';
  if (offer.word !== 'activate') return;
  yield* beginGroup(g, offer.figure);
  if (offer.figure.zone === MAP || liesKnockedOut(offer.figure)) yield* activate(g, offer.figure);
}

const PASS: Offer = { word: 'pass' };

/** The overlord's monsters that have not been activated; those of an inactive group cannot be. */
function isWaiting(g: Descent, figure: Figure): boolean {
  if (!isMonster(g, figure) || figure.acted || sideOf(g, figure) !== 'overlord') return false;
  const group = groupOf(g, figure);
  return !group || !isInactive(group);
}

function* beginGroup(g: Descent, figure: Figure): Rule {
  const group = groupOf(g, figure);
  if (!group || group.acted) return;
  group.acted = true;
  yield* window(g, 'groupStarts', { group });
}

function* endOfTurn(g: Descent): Rule {
  yield* window(g, 'overlordEnds', { round: g.round });
  g.turn = null;
}

/** One more thing of the activation of a figure that has no turn of its own, or its end. */
export function* goOnActing(g: Descent, act: Activation): Rule {
  const figure = figureOfAct(g, act);
  if (figure && !act.over && (yield* whatNow(g, act, figure))) return;
  g.acting.length = 0;
  if (figure) yield* window(g, 'figureEnds', { figure });
}

/** A monster's activation begins. */
export function* activate(g: Descent, figure: Figure): Rule {
  figure.acted = true;
  note(g, 'd2.log.activated', { figure }, 'D2-ACTIV-06');
  beginActing(g, figure, true);
  yield* window(g, 'figureStarts', { figure });
}
