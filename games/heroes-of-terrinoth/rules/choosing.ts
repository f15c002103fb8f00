import { type As, chooseOne, type Rule, type Text } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import type { Context } from './definitions.ts';
import { chooserFor } from './heroes.ts';
import type { Terrinoth } from './state.ts';

interface Picking<T> {
  readonly seat: number;
  readonly prompt: Text;
  readonly among: readonly T[];
  readonly as: As<T>;
  /** How much this way hurts the heroes, for the grim rule. */
  harm(thing: T): number;
}

/** A choice that an effect makes. Under the grim rule an enemy's keyword takes the way that hurts most. */
export function* pickFor<T>(
  g: Terrinoth,
  c: Context,
  { seat, prompt, among, as, harm }: Picking<T>,
): Rule<T> {
  if (isGrim(g, c)) return yield* chooseOne(g, { seat: g.leader, prompt, among: worst(among, harm), as });
  return yield* chooseOne(g, { seat: chooserFor(g, seat), prompt, among, as });
}

/** Whether the grim rule decides here: in a keyword of an enemy's activation, not in what answers to something. */
export const isGrim = (g: Terrinoth, c: Context): boolean =>
  g.grim && g.activating >= 0 && c.event === null && defOf(g, c.card).kind === 'enemy';

function worst<T>(among: readonly T[], harm: (thing: T) => number): T[] {
  const harms = among.map(harm);
  const most = Math.max(...harms);
  return among.filter((_, i) => harms[i] === most);
}
