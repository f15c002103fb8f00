import { note } from '@questwright/adventure';
import type { Descent } from '../../state.ts';
import { timeOf } from '../peril-clock.ts';
import { groupsOnMap } from '../tracker.ts';
import { SCORE } from './numbers.ts';
import { delveOf, stageNow } from './run.ts';

/** What the stage that the heroes leave is worth: more if they were quick, searched it and left no group behind. */
export function scoreStage(g: Descent): void {
  const delve = delveOf(g);
  const early = Math.max(0, timeOf(g) - g.round);
  const points =
    (stageNow(g).boss ? SCORE.boss : SCORE.standard) +
    SCORE.round * early +
    SCORE.token * delve.searched +
    (groupsOnMap(g).length === 0 ? SCORE.cleared : 0);
  add(g, points);
}

/** At the end of a run that is won: what is left of the morale. */
export const scoreMorale = (g: Descent): void => add(g, SCORE.morale * g.legend!.morale);

function add(g: Descent, points: number): void {
  const delve = delveOf(g);
  delve.score += points;
  note(g, 'd2.log.delve.score', { points, n: delve.score }, 'D2-STAGE-21');
}
