import type { Start } from '@questwright/kernel/testing';
import type { Runebound } from '../rules/state.ts';
import { pick, type T } from './look.ts';
import { enemyCasts, foe, heroCasts, position, type Words } from './position.ts';

type Shown = readonly (string | readonly string[])[];

interface Fight {
  /** What the hero's three tokens show; by default 2 physical, a golden magic and a surge. */
  readonly hero?: Shown;
  /** What the five enemy tokens show; by default three damage, a surge and a double, none golden. */
  readonly foe?: Shown;
  readonly enemy?: unknown;
  readonly damage?: number;
  readonly player?: Words;
  readonly more?: Words;
}

export const HERO: Shown = ['physical', 'magic', 'surge'];
export const FOE: Shown = ['enemy', 'enemy', 'enemy', 'surge', 'double'];

/** A combat that has just been cast: Ann against an enemy that Ben controls. */
export function fight({
  hero = HERO,
  foe: shown = FOE,
  enemy,
  damage,
  player = {},
  more = {},
}: Fight = {}): Start<Runebound> {
  const { chance, ...words } = more;
  return position({
    players: [{ casts: heroCasts(...hero), ...player }, {}],
    combat: { enemy: enemy ?? foe({ health: 9 }), casts: enemyCasts(...shown), ...(damage && { damage }) },
    ...words,
    chance: (chance ?? {}) as Record<string, string[]>,
  });
}

/** Both sides pass until the round is over. */
export function passBoth(t: T): T {
  while (t.prompt === 'rb.ask.combat-action') pick(t, 'pass');
  return t;
}
