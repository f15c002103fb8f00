import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Recovery } from '../events.ts';
import type { Descent, Figure } from '../state.ts';
import type { Source } from '../things.ts';
import { window } from '../windows/window.ts';
import { AWAY } from '../zones.ts';
import { isHidden } from './off-map.ts';
import { returnToMap } from './return.ts';

/** What a figure recovers: damage, fatigue or both in one go. */
export interface Healing {
  readonly damage?: number;
  readonly fatigue?: number;
}

const NOTHING_RECOVERED: Healing = { damage: 0, fatigue: 0 };

/**
 * A figure recovers. What it recovers may be enlarged or reduced first; never more goes than there is. A knocked out hero
 * recovers fatigue only together with damage, and then the figure takes the place of the token. Gives what was recovered.
 */
export function* recover(
  g: Descent,
  figure: Figure,
  { damage = 0, fatigue = 0 }: Healing,
  source: Source,
): Rule<Healing> {
  const event: Recovery = { figure, damage, fatigue, source };
  yield* window(g, 'wouldRecover', event);
  const isOut = figure.zone === AWAY;
  if (isHidden(figure)) return NOTHING_RECOVERED;
  const healed = Math.max(0, Math.min(event.damage, figure.damage));
  const rested = isOut && healed === 0 ? 0 : Math.max(0, Math.min(event.fatigue, figure.fatigue));
  if (healed === 0 && rested === 0) return NOTHING_RECOVERED;
  const space = figure.at;
  figure.damage -= healed;
  figure.fatigue -= rested;
  note(g, 'd2.log.recovers', { figure, damage: healed, fatigue: rested }, 'D2-FAT-14');
  const recovered = { figure, damage: healed, fatigue: rested, source, space };
  yield* window(g, 'recovered', recovered);
  if (isOut) {
    yield* returnToMap(g, figure);
    yield* window(g, 'returned', { figure });
  }
  return recovered;
}
