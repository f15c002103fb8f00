import type { GameEffect } from '../rules/definitions.ts';
import { free, item, use } from '../rules/effects/index.ts';
import { alsoInBox } from './box.ts';

/**
 * Puts items into the box that do one thing each, in their owner's activation and for nothing: for effects
 * that scenario words cannot say.
 */
export function toolsInBox(effects: { readonly [name: string]: GameEffect }): void {
  alsoInBox({
    extras: Object.entries(effects).map(([name, effect]) =>
      item({ name, abilities: [use('activation', free, effect)] }),
    ),
  });
}
