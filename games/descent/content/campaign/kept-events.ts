import { changes, does, inOrder } from '@questwright/adventure';
import { last, remove } from '@questwright/kernel';
import { toEach } from '../../rules/campaign/event-words.ts';
import { isUsedUp, keptCard, leavesCampaign } from '../../rules/campaign/kept-cards.ts';
import { figureFor } from '../../rules/context.ts';
import type { Context } from '../../rules/definitions.ts';
import { addTo } from '../../rules/dice/modify.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { discardsOne } from '../../rules/effects/conditions.ts';
import { recoversAll } from '../../rules/effects/harm.ts';
import { gainsPoints } from '../../rules/effects/moves.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { thatFigure } from '../../rules/effects/whom.ts';
import type { Defending, Events } from '../../rules/events.ts';
import { attributeOf } from '../../rules/figures/characteristics.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

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
/** Between two quests no figure is on the map, so these ask for none. */
const turnsKey: Answer<'campaignStepStarts'> = {
  when: (_, me, { step }) => step === SHOPPING && !me.exhausted,
  run(_, me) {
    me.exhausted = true;
  },
  optional: true,
  text: 'd2.kept.use-key',
};
const loses: Answer<'campaignStepEnds'> = {
  when: (_, me, { step }) => step === SHOPPING && me.exhausted,
  run: (g, me) => remove(g, me),
  anyOrder: true,
};

export const goldKey = keptCard('travel-lor-4', 'forest', 'Gold Key', [
  { text: 'd2.kept.use-key', on: { campaignStepStarts: turnsKey } },
  changes<Descent>('d2.kept.key', {
    shopCards: (_: Descent, me: Piece, n: number) => (me.exhausted ? n + 3 : n),
  }),
  { text: 'd2.kept.key-gone', on: { campaignStepEnds: loses } },
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
