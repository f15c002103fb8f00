import { defOf } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import { gearOf } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';

/*
 * What a hero can have equipped: two hands, one armor, two other items. Some kinds of item, such as helmets, say that a
 * hero has no more than one of their kind.
 */

const HANDS = 2;
const MOST = { armor: 1, other: 2 } as const;

/** The traits of which a hero can have no more than one item equipped. */
export const ONE_OF_A_KIND: readonly string[] = ['Helmet', 'Belt', 'Boots'];

const itemOf = (g: Descent, card: Piece): WeaponDef | ItemDef => defOf(g, card) as WeaponDef | ItemDef;

const slotOf = (item: WeaponDef | ItemDef): ItemDef['slot'] => (item.kind === 'weapon' ? 'hand' : item.slot);

/** Whether a hero could equip a card beside what is equipped already. */
export function canEquip(g: Descent, hero: number, card: Piece): boolean {
  const item = itemOf(g, card);
  const worn = gearOf(g, hero)
    .filter((one) => one.worn && one !== card)
    .map((one) => itemOf(g, one));
  if (
    item.traits.some(
      (trait) => ONE_OF_A_KIND.includes(trait) && worn.some(({ traits }) => traits.includes(trait)),
    )
  )
    return false;
  const slot = slotOf(item);
  if (slot === null) return true;
  if (slot === 'hand') return handsIn([...worn, item]) <= HANDS;
  return worn.filter((one) => slotOf(one) === slot).length < MOST[slot];
}

const handsIn = (items: readonly (WeaponDef | ItemDef)[]): number =>
  items.reduce((sum, item) => sum + (slotOf(item) === 'hand' ? item.hands : 0), 0);
