import { note } from '@questwright/adventure';
import { chooseOne, ownTurnBegins, type Rule, renew } from '@questwright/kernel';
import { isMonster } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { onMap } from '../pieces.ts';
import { type Activation, type Descent, type Figure, NONE, type Turn } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { beginActing, figureOfAct } from './activation.ts';
import { whatNow } from './what-now.ts';

export function beginOverlordTurn(g: Descent): void {
  renew(g, 'turn');
  ownTurnBegins(g, g.overlord);
  g.turn = { side: 'overlord', hero: NONE, step: '1.I', rested: false, moved: false, fallen: false };
}

/** The overlord's turn: it starts, and then one monster after the other is activated. */
export function* overlordTurn(g: Descent, turn: Turn): Rule {
  if (turn.step === '1.I') {
    turn.step = '2';
    yield* window(g, 'overlordStarts', { round: g.round });
    return;
  }
  const [act] = g.acting;
  if (act) {
    yield* goOnActing(g, act);
    return;
  }
  const waiting = onMap(g).filter((figure) => isMonster(g, figure) && !figure.acted);
  if (turn.step === '4' || waiting.length === 0) {
    g.turn = null;
    return;
  }
  const offer = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'activate',
    prompt: 'd2.ask.activate',
    among: waiting.map((figure): Offer => ({ word: 'activate', figure })),
    as: asOffer(g),
    always: true,
  });
  if (offer.word === 'activate') yield* activate(g, offer.figure);
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
