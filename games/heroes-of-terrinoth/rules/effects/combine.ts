import type { Text } from '@questwright/kernel';
import type { GameEffect } from '../definitions.ts';

export { either, forPrice, inOrder, may, unless, when } from '@questwright/adventure';

/** The effect, said in words of the card's own. For cards that need their own code. */
export function special(text: Text, parts: Omit<GameEffect, 'text'>): GameEffect {
  return { text, ...parts };
}
