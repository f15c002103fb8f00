import { listening, resolveAbility } from '@questwright/kernel';
import { isMonster } from '../figures/sides.ts';
import { asPlay, playable, unplayed } from '../overlord/hand.ts';
import { pieceOf } from '../pieces.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { playCard } from '../windows/window.ts';
import type { Source } from './sources.ts';

/**
 * "When activating a monster": at any moment of its activation. The overlord is asked in any case what it
 * does, so being offered a card does not tell anybody else that he has it.
 */
export const playing: Source = {
  offer(g, act, figure, offers) {
    if (!mayPlay(g, act, figure)) return;
    for (const card of playable(g, 'activating', { figure })) offers.push(asPlay(g, card));
    for (const card of playable(g, 'yourTurn', { round: g.round })) offers.push(asPlay(g, card));
    for (const ability of listening(g, 'yourTurn', { round: g.round })) offers.push({ word: 'use', ability });
  },
  owns: (offer) =>
    offer.word === 'play' || (offer.word === 'use' && offer.ability.ability.startsWith('yourTurn')),
  *perform(g, _, figure, offer) {
    if (offer.word === 'use') yield* resolveAbility(g, offer.ability, { round: g.round });
    if (offer.word !== 'play') return;
    const card = pieceOf(g, offer.card);
    yield* playCard(g, card, 'activating', { figure });
    yield* playCard(g, card, 'yourTurn', { round: g.round });
  },
  closed(g, act, figure, closed) {
    if (!mayPlay(g, act, figure)) return;
    const open = [...playable(g, 'activating', { figure }), ...playable(g, 'yourTurn', { round: g.round })];
    closed.push(...unplayed(g, open));
  },
};

const mayPlay = (g: Descent, act: Activation, figure: Figure): boolean =>
  g.turn?.side === 'overlord' && act.own && isMonster(g, figure);
