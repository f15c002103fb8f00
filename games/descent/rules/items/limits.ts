import { defOf } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import { gearOf, heroFigure } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { traitsOf } from '../traits.ts';

/*
 * What a hero can have equipped: two hands, one armor, two other items. Some kinds of item, such as helmets, say that a
 * hero has no more than one of their kind.
 */

const HANDS = 2;
const MOST = { armor: 1, other: 2 } as const;
const LIMIT = { armor: 'D2-EQUIP-04', other: 'D2-EQUIP-05' } as const;
export type Limit = 'D2-EQUIP-03' | 'D2-EQUIP-07' | 'D2-ITEM-15' | (typeof LIMIT)[keyof typeof LIMIT];

/** The traits of which a hero can have no more than one item equipped. */
export const ONE_OF_A_KIND: readonly string[] = ['Helmet', 'Belt', 'Boots'];

const itemOf = (g: Descent, card: Piece): WeaponDef | ItemDef => defOf(g, card) as WeaponDef | ItemDef;

const slotOf = (item: WeaponDef | ItemDef): ItemDef['slot'] => (item.kind === 'weapon' ? 'hand' : item.slot);

/** The rule that keeps a hero from equipping a card beside what is equipped already; null when nothing does. */
export function limitAgainst(g: Descent, hero: number, card: Piece): Limit | null {
  const item = itemOf(g, card);
  const worn = gearOf(g, hero)
    .filter((one) => one.worn && one !== card)
    .map((one) => itemOf(g, one));
  const isTwice = (trait: string): boolean =>
    ONE_OF_A_KIND.includes(trait) && worn.some(({ traits }) => traits.includes(trait));
  if (item.traits.some(isTwice)) return 'D2-EQUIP-07';
  if (areAtOdds(g, hero, card)) return 'D2-ITEM-15';
  const slot = slotOf(item);
  if (slot === null) return null;
  if (slot === 'hand') return handsIn([...worn, item]) > HANDS ? 'D2-EQUIP-03' : null;
  const isFull = worn.filter((one) => slotOf(one) === slot).length >= MOST[slot];
  return isFull ? LIMIT[slot] : null;
}

/**
 * Whether one of two items forbids the kind of the other, either way round. A weapon is what it will be once
 * it is equipped.
 */
function areAtOdds(g: Descent, hero: number, card: Piece): boolean {
  const figure = heroFigure(g, hero);
  const kindsOf = (one: Piece): readonly string[] => {
    const { kind, traits } = itemOf(g, one);
    return kind === 'weapon' ? traitsOf(g, figure, one.def) : traits;
  };
  const forbids = (one: Piece, other: Piece): boolean => {
    const { forbids: forbidden = [] } = itemOf(g, one) as Partial<ItemDef>;
    return forbidden.length > 0 && kindsOf(other).some((trait) => forbidden.includes(trait));
  };
  return gearOf(g, hero).some(
    (one) => one.worn && one !== card && (forbids(one, card) || forbids(card, one)),
  );
}

export const canEquip = (g: Descent, hero: number, card: Piece): boolean =>
  limitAgainst(g, hero, card) === null;

const handsIn = (items: readonly (WeaponDef | ItemDef)[]): number =>
  items.reduce((sum, item) => sum + (slotOf(item) === 'hand' ? item.hands : 0), 0);
