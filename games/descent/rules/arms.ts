import type { Arms } from './definitions.ts';
import { readSurge, type WrittenSurge } from './surges.ts';
import type { AttackType, Colour } from './things.ts';

/** What an attack is made with, as it is written: surge abilities by their words. */
export interface WrittenArms {
  readonly type: AttackType;
  readonly dice: readonly Colour[];
  readonly surges?: readonly WrittenSurge[];
  readonly reach?: number;
  readonly pierce?: number;
  readonly blast?: boolean;
  readonly targets?: number;
}

export const arms = ({
  type,
  dice,
  surges = [],
  reach = 1,
  pierce = 0,
  blast = false,
  targets = 1,
}: WrittenArms): Arms => ({ type, dice, surges: surges.map(readSurge), reach, pierce, blast, targets });

/** A hero can always attack without a weapon. */
export const BARE_HANDS: Arms = arms({ type: 'melee', dice: ['blue'] });
