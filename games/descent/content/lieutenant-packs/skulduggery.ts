import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import type { Context } from '../../rules/definitions.ts';
import { used } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import type { Events } from '../../rules/events.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { asOffer } from '../../rules/ground.ts';
import { pointsIn, spend } from '../../rules/move/pool.ts';
import { tokensWithin } from '../../rules/search/search.ts';
import { steal } from '../../rules/search/stolen.ts';
import type { Descent, Figure } from '../../rules/state.ts';
import { actingNow } from '../../rules/turn/activation.ts';
import type { Offer } from '../../rules/words.ts';

const PRICE = 2;
const thief = ({ event }: Context): Figure => (event as Events['duringTurn']).figure;

/** A monster pays movement points and turns a search token over; if it is not the unique one, it takes it along. */
const takesToken: GameEffect = does(
  'd2.plot.petty-theft',
  function* (g: Descent, c: Context): Rule {
    const figure = thief(c);
    const tokens = tokensWithin(g, figure, 1);
    const among = tokens.map(({ at }): Offer => ({ word: 'space', space: at }));
    const offer = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'place',
      prompt: 'd2.ask.search',
      among,
      as: asOffer(g),
    });
    spend(actingNow(g)!, PRICE);
    steal(g, figure, tokens[among.indexOf(offer)]!);
  },
  (g, c) => {
    const act = actingNow(g);
    return act?.figure === thief(c).id && pointsIn(act) >= PRICE && tokensWithin(g, thief(c), 1).length > 0;
  },
);

/** A card of Raythen's Plot deck. */
export const [pettyTheft] = plotDeck('Skulduggery', [
  {
    name: 'Petty Theft',
    does: [
      triggers('overlordStarts', justExhausts, { says: 'd2.when.overlord-starts' }),
      used('duringTurn', takesToken, {
        of: 'anybody',
        says: 'd2.when.monster-turn',
        if: (g, me, event) => me.exhausted && isMonster(g, (event as Events['duringTurn']).figure),
      }),
    ],
  },
]);
