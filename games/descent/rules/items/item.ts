import { type Ability, head, printed, type Written } from '@questwright/adventure';
import type { ItemDef } from '../definitions.ts';
import type { Descent, Piece } from '../state.ts';

/** An item as it is written: what it takes up, and its traits. */
export interface WrittenItem {
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  readonly slot?: ItemDef['slot'];
  readonly hands?: number;
  readonly traits?: readonly string[];
  /** The act of a shop item. */
  readonly shop?: number;
  readonly copies?: number;
  /** What it costs in the shop. */
  readonly price?: number;
  /** Traits of which nothing can be equipped beside it. */
  readonly forbids?: readonly string[];
  /** The other side of a relic. */
  readonly otherSide?: string;
}

/** Equipment that is no weapon. It does nothing while it is not equipped. */
export const item = (
  written: Written,
  { slot = null, hands = slot === 'hand' ? 1 : 0, traits = [], ...more }: WrittenItem,
  abilities: readonly Ability[] = [],
): ItemDef => ({
  ...head(written),
  kind: 'item',
  slot,
  hands,
  traits,
  ...more,
  ...printed(abilities, more.forbids ? [['d2.forbids', { kind: more.forbids.join(', ') }]] : []),
  ...(abilities.length > 0 && { silent: (_: Descent, me: Piece) => !me.worn }),
});
