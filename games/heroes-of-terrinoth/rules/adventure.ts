import { type Hooks, nameOf, note } from '@questwright/adventure';
import { nested, remove } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import { pick } from './choosing.ts';
import { contextAt } from './context.ts';
import { discardItem } from './defeat.ts';
import type { Context } from './definitions.ts';
import { chooserFor, heroPiece, isAlive, living } from './heroes.ts';
import type { Piece, Terrinoth } from './state.ts';
import { bearerOf, seatOf } from './zones.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Terrinoth, Context> = {
  contextOf: (g, card, event, user) =>
    user === undefined
      ? contextAt(youOf(g, card as Piece, event as { seat?: number }), card as Piece, event)
      : contextAt(seatOf(card.zone) ?? user, card as Piece),
  chooserFor,
  pick,
  asker: (g, { card }, effect) => {
    if (card.down) return null;
    const name = nameOf(g, card);
    return effect
      ? ['ht.asked-by-for', { card: name, effect: nested(effect) }]
      : ['ht.asked-by', { card: name }];
  },
  noteAbility: (g, card, _, isUsed) =>
    note(g, 'ht.log.ability', { card }, isUsed ? 'HT-ABILITY-16' : 'HT-ABILITY-02'),
  /** A card goes to its discard pile; a condition goes back to the supply. */
  discard(g, { seat }, card) {
    note(g, 'ht.log.discards', { hero: seat, card }, 'HT-EXPLCARD-05');
    if (defOf(g, card).kind === 'condition') remove(g, card);
    else discardItem(g, card as Piece);
  },
  heroes: living,
  isIn: isAlive,
  breaksTies: (g) => g.leader,
  names: { hero: (g, seat) => nameOf(g, heroPiece(g, seat)) },
};

/** The hero that "you" means on a card: its owner, or the hero of the event, or the active hero. */
function youOf(g: Terrinoth, me: Piece, event: { seat?: number }): number {
  const owner = bearerOf(me);
  if (owner >= 0) return owner;
  const seat = event.seat ?? g.active;
  return seat >= 0 && isAlive(g, seat) ? seat : g.leader;
}
