import type { Def } from '@questwright/kernel';

export interface Good extends Def {
  /** The coins that the first of its kind brings. */
  readonly worth: number;
  /** How many of it there are. */
  readonly copies: number;
}

const good = (id: string, name: string, worth: number, copies: number): Good => ({
  id,
  name,
  worth,
  copies,
  back: 'crate',
});

export const goods: readonly Good[] = [
  good('tea', 'Tea', 2, 5),
  good('salt', 'Salt', 3, 4),
  good('rum', 'Rum', 4, 4),
  good('silk', 'Silk', 5, 3),
  good('pearl', 'Pearl', 8, 1),
];

const byId = new Map(goods.map((one) => [one.id, one]));

export const isGood = (id: unknown): id is string => typeof id === 'string' && byId.has(id);

export function goodOf(id: string): Good {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no good "${id}" in Smugglers.`);
  return found;
}
