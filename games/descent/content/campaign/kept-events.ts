import { changes, does, inOrder } from '@questwright/adventure';
import { last } from '@questwright/kernel';
import { toEach } from '../../rules/campaign/event-words.ts';
import { isUsedUp, keptCard, leavesCampaign } from '../../rules/campaign/kept-cards.ts';
import { figureFor } from '../../rules/context.ts';
import type { Context } from '../../rules/definitions.ts';
import { addTo } from '../../rules/dice/modify.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { discardsOne } from '../../rules/effects/conditions.ts';
import { recoversAll } from '../../rules/effects/harm.ts';
import { gainsPoints } from '../../rules/effects/moves.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { thatFigure } from '../../rules/effects/whom.ts';
import type { Defending, Events } from '../../rules/events.ts';
import { attributeOf } from '../../rules/figures/characteristics.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import type { Descent, Piece } from '../../rules/state.ts';

/*
 * Event cards that somebody keeps, as they read in the play area.
 */

const invigorates: GameEffect = does('d2.kept.invigorated', (g: Descent, { figure }: Context) => {
  last(g, 'invigorated', { on: figure!.id, until: 'turn' });
});

export const invigorated = keptCard('travel-lor-1', 'water', 'Invigorated', [
  answers('figureStarts', inOrder(invigorates, isUsedUp), { may: true, says: 'd2.when.turn-starts' }),
]);

export const wanderingMystic = keptCard('travel-lor-1', 'plain', 'Wandering Mystic', [
  answers('revived', inOrder(recoversAll('damage', thatFigure), isUsedUp), {
    may: true,
    of: 'anybody',
    says: 'd2.when.you-revive',
    if: (g, me, event) => (event as Events['revived']).by.id === figureFor(g, me)?.id,
  }),
]);

const isDefending = (g: Descent, me: Piece, event: unknown): boolean =>
  (event as Defending).defenders.some(({ figure }) => figure === figureFor(g, me)?.id);
const shields: GameEffect = does('d2.kept.knowledge-shields', (g: Descent, { figure, event }: Context) => {
  const own = (event as Defending).defenders.find((struck) => struck.figure === figure!.id)!;
  addTo(own.roll, { shield: attributeOf(g, figure!, 'knowledge') ?? 0 });
});

export const discardedScroll = keptCard('travel-lor-2', 'road', 'Discarded Scroll', [
  answers('afterRoll', inOrder(shields, isUsedUp), {
    may: true,
    of: 'anybody',
    says: 'd2.when.you-defend',
    if: isDefending,
  }),
]);

const SHOPPING = 4;
const atShopping = (_: Descent, __: Piece, event: unknown): boolean =>
  (event as Events['campaignStepStarts']).step === SHOPPING;

export const goldKey = keptCard('travel-lor-4', 'forest', 'Gold Key', [
  answers('campaignStepStarts', justExhausts, {
    may: true,
    exhaust: true,
    says: 'd2.when.shopping-starts',
    if: atShopping,
  }),
  changes<Descent>('d2.kept.key', {
    shopCards: (_: Descent, me: Piece, n: number) => (me.exhausted ? n + 3 : n),
  }),
  answers('campaignStepEnds', isUsedUp, {
    says: 'd2.when.shopping-ends',
    if: (g, me, event) => me.exhausted && atShopping(g, me, event),
  }),
]);

export const evilMinions = keptCard('travel-lor-8', 'mountain', 'Evil Minions', [
  answers('figureStarts', inOrder(gainsPoints(2, thatFigure), isUsedUp), {
    may: true,
    of: 'anybody',
    says: 'd2.when.monster-activated',
    if: (g, _, event) => isMonster(g, (event as Events['figureStarts']).figure),
  }),
]);

export const crystal = keptCard('travel-mob-4', 'crystal', 'Ancient Graveyard', [
  used('duringTurn', inOrder(toEach(discardsOne(thatFigure, { may: true })), leavesCampaign)),
]);

export const keptEvents = [invigorated, wanderingMystic, discardedScroll, goldKey, evilMinions, crystal];
