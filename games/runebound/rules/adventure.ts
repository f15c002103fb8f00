import { type Hooks, nameOf, note, ownerOf } from '@questwright/adventure';
import { LASTING, nested } from '@questwright/kernel';
import { contextForHero, contextOfCard, heroContext } from './context.ts';
import { discardAdventure } from './decks.ts';
import type { Context, Use } from './definitions.ts';
import { heroName, isIn } from './heroes.ts';
import { NONE, type Piece, type Runebound } from './state.ts';
import { isTurnOf, leaderOf, resolvingOrder } from './whose-turn.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Runebound, Context> = {
  contextOf: (g, card, event, user) =>
    user === undefined ? contextOfCard(g, card as Piece, event) : heroContext(g, user, card as Piece),
  /** Once per turn means the hero's own turn. */
  isPeriodOf: (g, card, period) => period !== 'turn' || isTurnOf(g, heroFor(g, card as Piece)),
  asker: (g, { card }, effect) => {
    if (card.zone === LASTING) return effect ?? null;
    const name = nameOf(g, card);
    return effect ? ['rb.by.effect', { card: name, effect: nested(effect) }] : ['rb.by.card', { card: name }];
  },
  noteAbility: (g, card, listener, isUsed, user) => {
    if (!isUsed) return;
    const rule = (listener as Use).actions > 0 ? 'RB-ACT-08' : 'RB-ABILITY-06';
    note(g, 'rb.log.uses', { hero: user!, card }, rule);
  },
  /** Only adventure cards are discarded by what they say. */
  discard(g, _, card) {
    discardAdventure(g, card as Piece);
    note(g, 'rb.log.discards-card', { card }, 'RB-DECK-02');
  },
  heroes: resolvingOrder,
  isIn,
  youOf: (_, { hero }) => hero,
  contextFor: contextForHero,
  names: { hero: heroName, other: heroName },
};

const heroFor = (g: Runebound, card: Piece): number => {
  const owner = ownerOf(g, card);
  return owner === NONE ? leaderOf(g) : owner;
};
