import type { Text, View } from '@questwright/kernel';
import { questRules } from '../sight.ts';

const REINFORCES = 'd2.quest.reinforce';

/** What the quest says of monsters of a group that come to those on the map. */
export const reinforcements = (view: View, monster: string): Text[] =>
  questRules(view).flatMap(({ def }) => def.text.filter((text) => speaksOf(text, monster)));

/** Whether somewhere in a text monsters of that name are put on the map. */
function speaksOf(text: unknown, monster: string): boolean {
  if (typeof text !== 'object' || text === null) return false;
  if (Array.isArray(text) && text[0] === REINFORCES)
    return (text[1] as { monster?: string }).monster === monster;
  return Object.values(text).some((part) => speaksOf(part, monster));
}
