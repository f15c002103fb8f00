import { confirm, type Rule } from '@questwright/kernel';
import { heroSeats } from '../../figures/sides.ts';
import { spacesApart, spacesOf } from '../../ground.ts';
import { heroFigure, tokensOnMap } from '../../pieces.ts';
import { MARK } from '../../quest/marks.ts';
import type { Descent } from '../../state.ts';
import { MAP } from '../../zones.ts';
import { leaveStage } from './leave.ts';
import { delveOf } from './run.ts';
import { PORTAL } from './stage.ts';

/** At the end of a round: with the portal open, and all heroes on it or next to it, any player may say that they leave. */
export function* mayLeaveStage(g: Descent): Rule<boolean> {
  if (!g.legend?.delve || !delveOf(g).open || !areAllThere(g)) return false;
  if (!(yield* confirm(g, { seat: heroSeats(g), topic: 'portal', prompt: 'd2.ask.portal' }))) return false;
  yield* leaveStage(g);
  return true;
}

/** A hero who lies knocked out is where the token lies. */
function areAllThere(g: Descent): boolean {
  const portal = tokensOnMap(g).find(({ def, label }) => def === MARK && label === PORTAL);
  return (
    portal !== undefined &&
    g.players.every((_, hero) => {
      const figure = heroFigure(g, hero);
      const spaces = figure.zone === MAP ? spacesOf(g, figure) : [figure.at];
      return spacesApart(g, spaces, [portal.at]) <= 1;
    })
  );
}
