import { type Hooks, nameOf, note } from '@questwright/adventure';
import { LASTING, nested } from '@questwright/kernel';
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
