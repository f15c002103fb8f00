import type { Effect } from '@questwright/adventure';
import type { Text } from '@questwright/kernel';
import type { Terrinoth } from '../state.ts';

export { either, forPrice, inOrder, may, unless, when } from '@questwright/adventure';

/** The effect, said in words of the card's own. For cards that need their own code. */
export function special(text: Text, parts: Omit<Effect<Terrinoth>, 'text'>): Effect<Terrinoth> {
  return { text, ...parts };
}
