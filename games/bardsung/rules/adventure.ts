import { type Hooks, nameOf } from '@questwright/adventure';
import { nested, zoneOwner } from '@questwright/kernel';
import type { Context } from './context.ts';
import { seatsByInitiative } from './order/marching-order.ts';
import { heroModel } from './pieces.ts';
import type { Bardsung, Piece } from './state.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Bardsung, Context> = {
  contextOf(g, card, event, user) {
    const seat = user ?? zoneOwner(g, card.zone) ?? activeSeat(g);
    return { seat, card: card as Piece, attacker: heroModel(g, seat), target: null, event };
  },
  asker: (g, { card }, effect) =>
    effect
      ? ['bs.asked-by-for', { card: nameOf(g, card), effect: nested(effect) }]
      : ['bs.asked-by', { card: nameOf(g, card) }],
  heroes: (g) => seatsByInitiative(g),
  names: { hero: (g, seat) => nameOf(g, heroModel(g, seat)) },
};

/** The hero whose turn it is, or the one of the highest initiative. */
export const activeSeat = (g: Bardsung): number => g.turn?.seat ?? seatsByInitiative(g)[0] ?? 0;
