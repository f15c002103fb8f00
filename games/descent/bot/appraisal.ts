import { harmOf, oddsOf } from '../rules/attack/odds.ts';
import { priceOf } from '../rules/campaign/campaign.ts';
import type { WeaponDef } from '../rules/definitions.ts';
import { ONE_OF_A_KIND } from '../rules/items/limits.ts';
import { gearOf } from '../rules/pieces.ts';
import type { Colour, Descent, Piece } from '../rules/state.ts';
import { fitsClass, handsOf, slotOf, type Ware, wareOf } from './wares.ts';

/*
 * What things are worth to a hero, in the gold that one would give for them, and the best that a hero can wear of what is
 * there.
 */

/** The damage that a weapon deals to a common enemy, and what a point of it is worth. */
const ENEMY: { readonly defence: readonly Colour[]; readonly health: number; readonly away: number } = {
  defence: ['gray'],
  health: 8,
  away: 4,
};
const PER_DAMAGE = 75;
/** Most skills want the kind of weapon that the class begins with. */
const UNUSUAL = 0.5;
/** What a weapon gains by its reach. */
const REACH = 20;

/** Armor helps in every round, trinkets seldom. */
const BY_SLOT = { hand: 1, armor: 1.25, other: 0.6 } as const;
/** What has no price: what a class begins with, and relics. */
const STARTING = 30;
const RELIC = 200;

function worthOf(g: Descent, hero: number, card: Piece): number {
  const ware = wareOf(g, card);
  if (ware.kind === 'weapon') return weaponWorth(ware) * (fitsClass(g, hero, ware) ? 1 : UNUSUAL);
  return (priceOf(g, card.def) ?? (ware.starting ? STARTING : RELIC)) * BY_SLOT[ware.slot ?? 'other'];
}

function weaponWorth(arms: WeaponDef): number {
  const { mean } = harmOf(oddsOf(arms, ENEMY.defence, ENEMY.away), ENEMY.health);
  return PER_DAMAGE * mean + (arms.type === 'melee' ? REACH * (arms.reach - 1) : 0);
}

export interface Outfit {
  readonly worn: readonly Piece[];
  readonly worth: number;
}

/** The best that a hero can wear of some cards: one weapon, what the other hand can hold, an armor, two other items. */
export function bestOutfit(g: Descent, hero: number, cards: readonly Piece[]): Outfit {
  const ranked = cards
    .map((card) => ({ card, ware: wareOf(g, card), worth: worthOf(g, hero, card) }))
    .sort((a, b) => b.worth - a.worth);
  const weapons = ranked.filter(({ ware }) => ware.kind === 'weapon');
  const armors = ranked.filter(({ ware }) => slotOf(ware) === 'armor');
  const rest = ranked.filter(({ ware }) => ware.kind === 'item' && slotOf(ware) !== 'armor');
  let best: Outfit = { worn: [], worth: -1 };
  // Nothing is worth fighting with bare hands.
  for (const weapon of weapons.length > 0 ? weapons : [null])
    for (const armor of [...armors, null]) {
      const worn = [weapon, armor].flatMap((one) => one ?? []);
      if (worn.length === 2 && areAtOdds(worn[0]!.ware, worn[1]!.ware)) continue;
      for (const one of rest) if (fitsBeside(worn, one)) worn.push(one);
      const worth = worn.reduce((sum, one) => sum + one.worth, 0);
      if (worth > best.worth) best = { worn: worn.map(({ card }) => card), worth };
    }
  return best;
}

type Ranked = { readonly ware: Ware };

const HANDS = 2;
const OTHERS = 2;

function fitsBeside(worn: readonly Ranked[], { ware }: Ranked): boolean {
  const wares = worn.map((one) => one.ware);
  if (wares.some((one) => areAtOdds(one, ware) || areOfAKind(one, ware))) return false;
  if (slotOf(ware) === 'hand')
    return wares.reduce((sum, one) => sum + handsOf(one), 0) + handsOf(ware) <= HANDS;
  return slotOf(ware) === null || wares.filter((one) => slotOf(one) === 'other').length < OTHERS;
}

const areOfAKind = (one: Ware, other: Ware): boolean =>
  ONE_OF_A_KIND.some((trait) => one.traits.includes(trait) && other.traits.includes(trait));

function areAtOdds(one: Ware, other: Ware): boolean {
  const clash = (a: Ware, b: Ware): boolean =>
    a.kind === 'item' && b.traits.some((trait) => a.forbids?.includes(trait));
  return clash(one, other) || clash(other, one);
}

/** What the things that a hero has are worth to the hero. */
export const outfitOf = (g: Descent, hero: number): Outfit => bestOutfit(g, hero, gearOf(g, hero));

/** How much better off a hero would be with one card more. */
export const gainBy = (g: Descent, hero: number, card: Piece): number =>
  bestOutfit(g, hero, [...gearOf(g, hero), card]).worth - outfitOf(g, hero).worth;

/** How much worse off a hero would be without a card. */
export const lossOf = (g: Descent, hero: number, card: Piece): number =>
  outfitOf(g, hero).worth -
  bestOutfit(
    g,
    hero,
    gearOf(g, hero).filter((one) => one !== card),
  ).worth;
