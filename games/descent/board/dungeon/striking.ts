import type { Next } from '@questwright/board-kit';
import type { ChoiceView, Option, View } from '@questwright/kernel';
import { harmOf, oddsOf } from '../../rules/attack/odds.ts';
import { factsOf, type Shown } from '../sight.ts';
import { armsNamed } from './aiming.ts';

/** An attack that is made in one gesture: what it is made with, and what it takes to make it. */
export interface Strike {
  readonly weapon: Option;
  readonly ids: readonly Next[];
}

/** The best attack that the figure that acts can make on another by pressing it; null where there is none. */
export function strikeOn(view: View, choice: ChoiceView | null | undefined, target: Shown): Strike | null {
  const facts = factsOf(view);
  const now = facts?.figures[target.id];
  if (choice?.topic !== 'act' || !facts || !now) return null;
  const isTarget = ({ about }: Option): boolean => about?.card === target.id;
  let [best, most]: [Option | null, number] = [null, -1];
  for (const { source, arms, at } of facts.aims) {
    const weapon = choice.options?.find(({ id }) => id === `weapon:${source}`);
    const aim = at.find(({ figure, closed }) => figure === target.id && !closed);
    const made = armsNamed(arms);
    if (!weapon || !aim || !made) continue;
    const { mean } = harmOf(oddsOf(made, now.defence, aim.apart), now.health.value - target.damage);
    if (mean > most) [best, most] = [weapon, mean];
  }
  return best && { weapon: best, ids: [best.id, isTarget] };
}
