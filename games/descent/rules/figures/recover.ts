import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Recovery, Source } from '../events.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';

/** What a figure recovers: damage, fatigue or both in one go. */
export interface Healing {
  readonly damage?: number;
  readonly fatigue?: number;
}

/** A figure recovers. What it recovers may be enlarged or reduced first; never more goes than there is. */
export function* recover(
  g: Descent,
  figure: Figure,
  { damage = 0, fatigue = 0 }: Healing,
  source: Source,
): Rule {
  const event: Recovery = { figure, damage, fatigue, source };
  yield* window(g, 'wouldRecover', event);
  const healed = Math.min(event.damage, figure.damage);
  const rested = Math.min(event.fatigue, figure.fatigue);
  if (healed <= 0 && rested <= 0) return;
  figure.damage -= healed;
  figure.fatigue -= rested;
  note(g, 'd2.log.recovers', { figure, damage: healed, fatigue: rested }, 'D2-FAT-14');
  yield* window(g, 'recovered', { figure, damage: healed, fatigue: rested, source, space: figure.at });
}
