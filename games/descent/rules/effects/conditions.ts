import { chooseOne, type Rule } from '@questwright/kernel';
import { conditionsOf, discardCondition } from '../figures/conditions.ts';
import { deciderOf } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import { type Whom, you } from './whom.ts';

/** "Discard 1 of your Condition cards": whoever decides for the figure picks it. */
export const discardsOne = (whom: Whom = you, { may = false } = {}): GameEffect =>
  onFigures(
    whom,
    'd2.effect.discard-one',
    { may: String(may) },
    {
      useful: (g, figure) => conditionsOf(g, figure).length > 0,
      does: (g, figure) => discardOne(g, figure, may),
    },
  );

const KEEP: Offer = { word: 'keep' };

function* discardOne(g: Descent, figure: Figure, may: boolean): Rule {
  const among = conditionsOf(g, figure).map(
    (condition): Offer => ({ word: 'discard', condition, from: null }),
  );
  if (among.length === 0) return;
  const offer = yield* chooseOne(g, {
    seat: deciderOf(g, figure),
    topic: 'discard',
    prompt: 'd2.ask.discard',
    among: may ? [...among, KEEP] : among,
    as: asOffer(g),
  });
  if (offer.word === 'discard') yield* discardCondition(g, figure, offer.condition);
}

export const conditionTexts: { readonly [key: string]: string } = {
  'd2.effect.discard-one':
    '{you, select, yes {discard 1 of your conditions} other {{whom} {may, select, true {may discard} other {discards}} 1 condition}}',
};
