import type { Ability } from '@questwright/adventure';
import { idFor } from '@questwright/adventure';
import {
  armourCard,
  attackCard,
  heroCard,
  passiveCard,
  skillCard,
  type WrittenAttack,
  weaponCard,
} from '../../rules/cards/heroes.ts';
import type { AbilityDef, BardEffect, EquipmentDef, HeroDef } from '../../rules/definitions.ts';
import type { DamageDie } from '../../rules/things.ts';

/** What using an ability costs. */
interface Cost {
  readonly fate?: boolean;
  readonly free?: boolean;
}

type Profile = Omit<Parameters<typeof heroCard>[0], 'name' | 'original' | 'path'>;

export const hero = (name: string, path: string, profile: Profile): HeroDef =>
  heroCard({ name, path, original: true, ...profile });

const basic = (name: string, path: string) => ({
  name,
  path,
  original: true,
  enhanced: `${idFor(name)}-2`,
});
const better = (name: string, path: string) => ({ name, path, original: true, id: `${idFor(name)}-2` });

/** Both sides of an attack, the enhanced one second. */
export const attack = (
  name: string,
  path: string,
  side: WrittenAttack & Cost,
  enhanced: WrittenAttack & Cost,
): AbilityDef[] => [
  attackCard({ ...basic(name, path), ...costOf(side) }, side),
  attackCard({ ...better(name, path), ...costOf(enhanced) }, enhanced),
];

/** Both sides of a skill, each with what it costs. */
export const skill = (
  name: string,
  path: string,
  [effect, cost]: readonly [BardEffect, Cost?],
  [more, moreCost]: readonly [BardEffect, Cost?],
): AbilityDef[] => [
  skillCard({ ...basic(name, path), ...cost }, effect),
  skillCard({ ...better(name, path), ...moreCost }, more),
];

/** Both sides of an ability that works by itself. */
export const passive = (
  name: string,
  path: string,
  abilities: readonly Ability[],
  enhanced: readonly Ability[],
): AbilityDef[] => [passiveCard(basic(name, path), abilities), passiveCard(better(name, path), enhanced)];

const costOf = ({ fate = false, free = false }: Cost): Cost => ({ fate, free });

export const weapon = (name: string, die: DamageDie, abilities: readonly Ability[] = []): EquipmentDef =>
  weaponCard({ name, original: true, slots: 1, abilities }, die);
export const armour = (name: string, abilities: readonly Ability[] = []): EquipmentDef =>
  armourCard({ name, original: true, slots: 1, abilities });

/** Equipment of the second level. */
export const betterWeapon = (
  name: string,
  die: DamageDie,
  slots: number,
  abilities: readonly Ability[],
): EquipmentDef => weaponCard({ name, original: true, level: 2, slots, abilities }, die);
export const betterArmour = (name: string, slots: number, abilities: readonly Ability[]): EquipmentDef =>
  armourCard({ name, original: true, level: 2, slots, abilities });
