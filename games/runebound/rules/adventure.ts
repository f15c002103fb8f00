import { type Hooks, note } from '@questwright/adventure';
import { contextOfCard, forHero, heroContext, ownerOf } from './context.ts';
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
  noteAbility: (g, card, listener, isUsed, user) => {
    if (!isUsed) return;
    const rule = (listener as Use).actions > 0 ? 'RB-ACT-08' : 'RB-ABILITY-06';
    note(g, 'rb.log.uses', { hero: user!, card }, rule);
  },
  heroes: resolvingOrder,
  isIn,
  youOf: (_, { hero }) => hero,
  contextFor: forHero,
  names: { hero: heroName, other: heroName },
};

const heroFor = (g: Runebound, card: Piece): number => {
  const owner = ownerOf(g, card);
  return owner === NONE ? leaderOf(g) : owner;
};
