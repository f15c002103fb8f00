import type { OpenPlaytest } from '@questwright/kernel/testing';
import { fight, type Table } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';

export { attack, damage, fight, hall, room, surges, targets, weapons } from '../attack/kit.ts';
export { hero, heroNamed, monster, type Words } from '../position.ts';
export { figure, has, pick } from '../table.ts';
export type { Table };

/** A hero with skills and with one weapon of the box. */
export const armed = (skills: string[], weapon: string | readonly string[] | null, more: Words = {}) =>
  hero({ skills, weapons: weapon === null ? [] : [weapon].flat(), ...more });

/** A monster that bears much. */
export const foe = (more: Words = {}) => monster({ health: 20, ...more });

/** Uses an ability that takes an action. */
export const act = (t: Table, name: string): Table =>
  t.choose(t.offered.find((id) => id.endsWith(`/${name}`))!);
export const mayAct = (t: Table, name: string): boolean => t.offered.some((id) => id.endsWith(`/${name}`));

/** Uses what a card offers now, by the id of the card. */
export const use = (t: Table, def: string): Table =>
  t.choose(t.offered.find((id) => id.startsWith(`use:${card(t, def).id}/`))!);
export const mayUse = (t: Table, def: string): boolean =>
  t.offered.some((id) => id.startsWith(`use:${card(t, def).id}/`));

/** The cards of the game by their name, wherever they lie. */
export const card = (t: Table, def: string) =>
  Object.values(t.state.zones)
    .flat()
    .find((one) => one.def === def) as unknown as {
    id: number;
    exhausted: boolean;
    used: boolean;
    on: number;
    zone: string;
  };

/** A weapon of the box in hand against one monster. */
export const strike = (
  open: OpenPlaytest,
  weapon: string | readonly string[],
  shown: { readonly [colour: string]: string },
  { map, own = {}, foe: other = {}, ...more }: { map: string; own?: Words; foe?: Words } & Words,
): Table =>
  fight(open, {
    map,
    figures: { H: armed([], weapon, own), M: foe(other), ...((more.figures as Words) ?? {}) },
    shown,
  });

/** Chooses the first weapon that is no bare hand, where there is a choice. */
export function firstWeapon(t: Table): Table {
  const id = t.offered.find((one) => one.startsWith('weapon:') && one !== 'weapon:0');
  return id ? t.choose(id) : t;
}

/** Leaves the equipment as it is, where a new turn asks for it. */
export const skipEquipment = (t: Table): Table => (t.prompt === 'd2.ask.equip' ? t.choose('pass') : t);
