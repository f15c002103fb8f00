import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { arms, type WrittenArms } from './arms.ts';
import type { WeaponDef } from './definitions.ts';
import type { Descent, Piece } from './state.ts';

/** A weapon as it is written. */
export interface WrittenWeapon extends WrittenArms {
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  readonly hands?: number;
  readonly traits?: readonly string[];
  /** The act of a shop item. */
  readonly shop?: number;
  /** What it costs in the shop. */
  readonly price?: number;
  /** The other side of a relic. */
  readonly otherSide?: string;
  /** The back of a card that lies in a deck. */
  readonly back?: string;
  /** What a Search card is worth in gold. */
  readonly gold?: number;
  /** Whether what it says works also outside of attacks with it. */
  readonly always?: boolean;
}

/** A weapon. What it says works only in an attack that is made with it, unless it is an exception. */
export function weapon(
  written: Written,
  { hands = 1, traits = [], always = false, box, shop, price, otherSide, back, gold, ...own }: WrittenWeapon,
  abilities: readonly Ability[] = [],
): WeaponDef {
  const isIdle = (g: Descent, me: Piece): boolean =>
    me.exhausted || !(always ? me.worn : g.attacks.at(-1)?.source === me.id);
  return {
    ...head(written),
    kind: 'weapon',
    hands,
    traits,
    ...(box && { box }),
    ...(shop && { shop }),
    ...(price && { price }),
    ...(otherSide && { otherSide }),
    ...(back && { back }),
    ...(gold && { gold }),
    ...arms(own),
    ...printed(abilities),
    ...(abilities.length > 0 && { silent: isIdle }),
  };
}
