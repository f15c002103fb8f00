import { defOf, descentBoxes } from '../rules/catalogue.ts';
import type { ItemDef, WeaponDef } from '../rules/definitions.ts';
import { skillsOf } from '../rules/pieces.ts';
import type { Descent, Piece } from '../rules/state.ts';

/** What heroes buy, wear and wield. */
export type Ware = WeaponDef | ItemDef;

export const wareOf = (g: Descent, card: Piece): Ware => defOf(g, card) as Ware;

export const slotOf = (ware: Ware): ItemDef['slot'] => (ware.kind === 'weapon' ? 'hand' : ware.slot);

export const handsOf = (ware: Ware): number => (slotOf(ware) === 'hand' ? ware.hands : 0);

/** The weapon that a hero's class begins with. */
function firstWeapon(g: Descent, hero: number): WeaponDef | undefined {
  const { classes, weapons } = descentBoxes.of(g).content;
  const known = skillsOf(g, hero).map(({ def }) => def);
  const own = classes.find(({ skills }) => skills.some((skill) => known.includes(skill)));
  return weapons.find(({ id }) => own?.equipment.includes(id));
}

/** What kind of weapon a hero's class begins with. */
export const weaponTypeOf = (g: Descent, hero: number): WeaponDef['type'] | undefined =>
  firstWeapon(g, hero)?.type;

/** Many skills work with this kind of weapon alone. */
const MAGIC = 'Magic';

/** Whether a hero's class fights with such a weapon; everybody can use other things. */
export function fitsClass(g: Descent, hero: number, ware: Ware): boolean {
  const first = ware.kind === 'weapon' ? firstWeapon(g, hero) : undefined;
  if (ware.kind !== 'weapon' || !first) return true;
  return ware.type === first.type && (!first.traits.includes(MAGIC) || ware.traits.includes(MAGIC));
}
