import type { Answer, Choice } from '@questwright/kernel';
import type { Bardsung } from '../rules/state.ts';

/** What gold and XP go into, the most urgent first. */
const WISHES = ['buy:potion', 'buy:firewood', 'fit:', 'enhance:', 'raise:', 'learn:', 'buy:charm', 'ready:'];

/** Between encounters: supplies that save lives, then what makes the attacks better. */
export function plan(g: Bardsung, choice: Extract<Choice, { kind: 'one' }>): Answer {
  const ids = choice.among.map((thing) => choice.as.id(thing));
  for (const wish of WISHES) {
    const found = ids.filter((id) => id.startsWith(wish));
    if (found.length > 0) return wish === 'raise:' ? bestOf(g, found) : found[0]!;
  }
  return 'done';
}

/** The characteristic in which the hero is best already. */
function bestOf(g: Bardsung, ids: readonly string[]): string {
  const { mods } = g.heroes[g.step]!;
  const mod = (id: string): number => mods[id.slice('raise:'.length) as keyof typeof mods];
  return [...ids].sort((a, b) => mod(b) - mod(a))[0]!;
}
