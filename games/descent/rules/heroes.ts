import { type Ability, head, printed, type Written } from '@questwright/adventure';
import type { HeroDef } from './definitions.ts';
import type { Attribute, Colour } from './things.ts';

/** A hero's sheet, as it is written. */
export interface WrittenHero {
  readonly archetype?: string;
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  readonly speed: number;
  readonly health: number;
  readonly stamina: number;
  readonly defence: readonly Colour[];
  readonly attributes: { readonly [attribute in Attribute]?: number };
}

export const hero = (
  written: Written,
  { archetype, box, speed, health, stamina, defence, attributes }: WrittenHero,
  abilities: readonly Ability[] = [],
): HeroDef => ({
  ...head(written),
  kind: 'hero',
  archetype: archetype ?? null,
  ...(box && { box }),
  speed,
  health,
  stamina,
  defence,
  attributes,
  size: 'small',
  ...printed(abilities),
});
