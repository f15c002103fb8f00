import type { Picking } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import type { Context } from './definitions.ts';
import { chooserFor } from './heroes.ts';
import type { Terrinoth } from './state.ts';

/** A choice that an effect makes. Under the grim rule an enemy's keyword takes the way that hurts most. */
export function pick<T>(
  g: Terrinoth,
  c: Context,
  { seat, topic, prompt, by, among, as, harm }: Picking<T>,
): Rule<T> {
  return isGrim(g, c)
    ? chooseOne(g, { seat: g.leader, topic, prompt, by, among: worst(among, harm), as })
    : chooseOne(g, { seat: chooserFor(g, seat), topic, prompt, by, among, as });
}

/** Whether the grim rule decides here: in a keyword of an enemy's activation, not in what answers to something. */
export const isGrim = (g: Terrinoth, c: Context): boolean =>
  g.grim && g.activating >= 0 && c.event === null && defOf(g, c.card).kind === 'enemy';

function worst<T>(among: readonly T[], harm: Picking<T>['harm']): readonly T[] {
  if (!harm) return among;
  const harms = among.map((thing) => harm(thing));
  const most = Math.max(...harms);
  return among.filter((_, i) => harms[i] === most);
}
