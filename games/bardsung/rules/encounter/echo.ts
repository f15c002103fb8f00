import { nameOf, note } from '@questwright/adventure';
import { NOTHING, pick, type Rule } from '@questwright/kernel';
import { enemyKind } from '../catalogue.ts';
import { placeEnemies } from '../explore/furnish.ts';
import { openPortals } from '../explore/portals.ts';
import { zoneOn } from '../map/mat.ts';
import { distancesFrom, UNREACHED } from '../map/ways.ts';
import { seatsByInitiative } from '../order/marching-order.ts';
import { enemiesOnMat, heroModel } from '../pieces.ts';
import type { Bardsung } from '../state.ts';
import { theEncounter } from './encounter.ts';

export const WANDERING = 'wandering monster';

/** A quiet token turns loud; a loud one brings a wandering monster and is quiet again. While one is here, nothing happens. */
export function activateEcho(g: Bardsung): Rule {
  if (enemiesOnMat(g).some((enemy) => enemyKind(g, enemy).family === WANDERING)) return NOTHING;
  g.loud = !g.loud;
  note(g, g.loud ? 'bs.log.loud' : 'bs.log.answered', {}, g.loud ? 'BS-WANDER-02' : 'BS-WANDER-03');
  if (!g.loud) bringWanderer(g);
  return NOTHING;
}

function bringWanderer(g: Bardsung): void {
  const { wanderers } = theEncounter(g);
  if (wanderers.length > 0)
    placeEnemies(
      g,
      pick(g, 'wandering monster', wanderers, (def) => nameOf(g, { def })),
      1,
      wayIn(g),
    );
}

/** The unexplored portal fewest zones away from the hero of the highest initiative; else the entrance tile. */
function wayIn(g: Bardsung): number {
  const far = distancesFrom(g, heroModel(g, seatsByInitiative(g)[0]!).at);
  const zones = openPortals(g)
    .map(({ zone }) => zone)
    .filter((zone) => far[zone] !== UNREACHED);
  const least = Math.min(...zones.map((zone) => far[zone]!));
  return zones.find((zone) => far[zone] === least) ?? zoneOn(0, 0);
}
