import { chooseOne, type Rule } from '@questwright/kernel';
import { recover } from '../figures/recover.ts';
import { deciderOf } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { awayFigures } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { newRound } from './round.ts';
import { isKnockedOut, rise } from './stand-up.ts';

const STAND_UP: Offer = { word: 'stand up' };
const PASS: Offer = { word: 'pass' };

/** An encounter is over: every knocked out hero may stand up without an action, and then recovers all fatigue. */
export function* betweenEncounters(g: Descent): Rule {
  for (const figure of awayFigures(g).filter((one) => isKnockedOut(g, one))) yield* mayStandUp(g, figure);
  newRound(g);
}

function* mayStandUp(g: Descent, figure: Figure): Rule {
  const offer = yield* chooseOne(g, {
    seat: deciderOf(g, figure),
    topic: 'stand-up',
    prompt: 'd2.ask.stand-up',
    among: [STAND_UP, PASS],
    as: asOffer(g),
  });
  if (offer.word !== 'stand up') return;
  yield* rise(g, figure);
  yield* recover(g, figure, { fatigue: figure.fatigue }, { kind: 'rest', attack: 0, by: figure.id });
}
