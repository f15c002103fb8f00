import type { Effect } from '@questwright/adventure';
import { free, item, use } from '../rules/effects/index.ts';
import type { Terrinoth } from '../rules/state.ts';
import { alsoInBox } from './box.ts';

/**
 * Puts items into the box that do one thing each, in their owner's activation and for nothing: for effects
 * that scenario words cannot say.
 */
export function toolsInBox(effects: { readonly [name: string]: Effect<Terrinoth> }): void {
  alsoInBox({
    extras: Object.entries(effects).map(([name, effect]) =>
      item({ name, abilities: [use('activation', free, effect)] }),
    ),
  });
}
