import { cardsIn } from '@questwright/kernel';
import type { OpenPlaytest } from '@questwright/kernel/testing';
import { pointsIn } from '../../rules/move/pool.ts';
import { room, type Table } from '../attack/kit.ts';
import { dice, hero, type PositionWords, position, type Words } from '../position.ts';

export { figure, room } from '../attack/kit.ts';
export { offers } from '../table.ts';
export type { Table };

interface Scene extends Partial<PositionWords> {
  readonly shown?: { readonly [colour: string]: string };
}

/** Two heroes in a corner of a room, H and A, and three monsters far from them: two Zombies, Y and Z, and a Goblin Archer. */
export const CAMP = room('HA......', '........', '.....YZG');
export const zombie = (more: Words = {}): Words => ({ monster: 'Zombie', rank: 'minion', ...more });
export const archer = (more: Words = {}): Words => ({ monster: 'Goblin Archer', rank: 'minion', ...more });
export const camp = (more: Words = {}): Words => ({
  H: hero(),
  A: hero(),
  Y: zombie(),
  Z: zombie({ rank: 'master' }),
  G: archer(),
  ...more,
});

/** A position; nothing happens in it yet unless `turn` says so. */
export const scene = (open: OpenPlaytest, { shown = {}, chance = {}, ...words }: Scene = {}): Table =>
  open(position({ map: CAMP, figures: camp(), ...words, chance: { ...dice(shown), ...chance } }));

/** The seats of whom any may answer now. */
export const askedSeats = (t: Table): readonly number[] => t.match.choice?.seats ?? [t.asked];

/** A hero takes a turn and does nothing in it. */
export const idleTurn = (t: Table, letter: string): Table => {
  if (t.offered.includes(`activate:${letter}`)) t.choose(`activate:${letter}`);
  return t.choose('end');
};

/** The overlord plays none of his cards now. */
export function passOn(t: Table): Table {
  while (t.asked === 0 && t.offered.includes('pass')) t.choose('pass');
  return t;
}

/** Monsters are activated one after the other and do nothing. */
export function idleMonsters(t: Table, ...letters: readonly string[]): Table {
  for (const letter of letters) {
    passOn(t).choose(`activate:${letter}`);
    passOn(t).choose('end');
  }
  return passOn(t);
}

export const zone = (t: Table, name: string): string[] => cardsIn(t.state, name).map(({ def }) => def);

/** The movement points of whoever acts. */
export const points = (t: Table): number => (t.state.acting[0] ? pointsIn(t.state.acting[0]) : 0);
export const actionsLeft = (t: Table): number => t.state.acting[0]?.actions ?? 0;
