import { OptionsError } from '@questwright/kernel';
import type { DescentLegacy } from '../../campaign/party.ts';
import type { Mode } from '../../options.ts';
import { type Difficulty, type Legend, newLegend, newRoad } from '../state.ts';

/** Where play without an overlord begins; in a campaign with what the match before has left. */
export function legendStart(
  mode: Mode | undefined,
  difficulty: Difficulty,
  heroes: number,
  inherited: DescentLegacy | null,
): Legend {
  const legend = newLegend(difficulty, heroes, mode === 'delve', mode === 'campaign' ? newRoad() : null);
  const before = inherited?.legend;
  if (!before || !legend.road) return legend;
  if (before.difficulty !== difficulty)
    throw new OptionsError('The difficulty of a campaign stays as it is.');
  const { weeks, fame, story, side, met, morale } = before;
  Object.assign(legend.road, { weeks, fame, story: story && { ...story }, side: [...side], met: [...met] });
  legend.morale = morale;
  return legend;
}
