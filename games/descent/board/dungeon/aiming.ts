import type { ChoiceView, Option, Speaker, View } from '@questwright/kernel';
import type { Arms } from '../../rules/armament.ts';
import { BARE_HANDS } from '../../rules/arms.ts';
import type { AimAt } from '../../rules/attack/aiming.ts';
import { harmOf, oddsOf } from '../../rules/attack/odds.ts';
import type { AimFacts } from '../../rules/facts.ts';
import { defOf, factsOf, figuresOnMap, openOf } from '../sight.ts';

/** What is aimed now: the attack that is being declared, or the one that is pointed at in the list or on its card. */
export function aimIn(view: View, choice: ChoiceView | null, option: Option | null): AimFacts | null {
  const aims = factsOf(view)?.aims ?? [];
  if (choice?.topic === 'target') return aims[0] ?? null;
  const source = /^(?:weapon|free):(\d+)$/.exec(option?.id ?? '')?.[1];
  return aims.find((aim) => String(aim.source) === source) ?? null;
}

/** Whether an attack is being declared: its target is still to be chosen. */
export const isAiming = (view: View): boolean => openOf(view).attacks.at(-1)?.stage === 'declare';

const OF_ACTION = '#';

/** What an attack is made with, by its id in the box. */
export function armsNamed(id: string): Arms | null {
  if (id === '') return BARE_HANDS;
  const [name, action] = id.split(OF_ACTION);
  const def = defOf(name);
  if (def?.kind === 'weapon') return def;
  if (def?.kind !== 'figure') return null;
  return action === undefined ? def.arms : (def.also[action] ?? null);
}

/** What an aim comes to, in words: how far, how much range it takes, what the dice promise; or why it is closed. */
export function aimWords(
  view: View,
  { arms: id }: AimFacts,
  { figure, apart, needs, closed }: AimAt,
  { say }: Speaker,
): string[] {
  if (closed) return [say(['d2.board.aim-closed', { reason: say(closed.reason), rule: closed.rule }])];
  const arms = armsNamed(id);
  const target = figuresOnMap(view).find((one) => one.id === figure);
  const now = factsOf(view)?.figures[figure];
  const range = needs > 0 ? [say(['d2.board.aim-range', { n: needs }])] : [];
  if (!arms || !target || !now) return range;
  const odds = oddsOf(arms, now.defence, apart);
  const { mean, kill } = harmOf(odds, now.health.value - target.damage);
  return [...range, say(['d2.board.aim-odds', { mean: mean.toFixed(1), kill: Math.round(100 * kill) }])];
}
