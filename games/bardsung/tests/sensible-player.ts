import { type Answer, type Choice, type Match, type Random, randomAnswer } from '@questwright/kernel';
import { theEncounter } from '../rules/encounter/encounter.ts';
import { isExitTile } from '../rules/encounter/outcome.ts';
import { openPortals } from '../rules/explore/portals.ts';
import { zoneLabel } from '../rules/map/as-zone.ts';
import { layoutOf } from '../rules/map/layout.ts';
import { EXITS, MAT, tileOfZone } from '../rules/map/mat.ts';
import { distancesFrom, UNREACHED } from '../rules/map/ways.ts';
import { enemiesOnMat, heroModel, heroModels, woundsOf } from '../rules/pieces.ts';
import type { Bardsung } from '../rules/state.ts';

/** Where the hero should go: to an enemy, to the tile at the exit, or to the portal nearest to the exit. */
function goalsOf(g: Bardsung): readonly number[] {
  const enemies = enemiesOnMat(g);
  if (enemies.length > 0) return enemies.map(({ at }) => at);
  const { zones } = layoutOf(g);
  const atExit = zones.filter((at) => isExitTile(g, tileOfZone(at)));
  if (atExit.length > 0) return atExit;
  const portal = nextPortal(g);
  return portal ? [portal.zone] : [];
}

function nextPortal(g: Bardsung) {
  const [col, row] = EXITS[theEncounter(g).exit]!;
  const reach = distancesFrom(g, heroModel(g, 0).at);
  const far = (square: number): number =>
    Math.abs((square % MAT.width) - col) + Math.abs(Math.floor(square / MAT.width) - row);
  return openPortals(g)
    .filter(({ zone }) => reach[zone] !== UNREACHED)
    .sort((a, b) => far(a.beyond) - far(b.beyond))[0];
}

/** The best move: the zone from which the nearest goal is nearest, if that is nearer than now. */
function moveTowards(g: Bardsung, seat: number, ids: readonly string[]): string | undefined {
  const fars = [...new Set(goalsOf(g))].map((goal) => distancesFrom(g, goal));
  const near = (at: number): number => Math.min(...fars.map((far) => far[at]!));
  const ways = layoutOf(g)
    .zones.map((at) => ({ id: `move:${zoneLabel(at)}`, near: near(at) }))
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => a.near - b.near);
  return ways[0] && ways[0].near < near(heroModel(g, seat).at) ? ways[0].id : undefined;
}

/** Fights what is there, rests when hurt, and goes for the exit; all else is left to chance. */
export function sensibleAnswer({ state: g }: Match<Bardsung>, choice: Choice, random: Random): Answer {
  if (choice.kind !== 'one') return randomAnswer(choice, random);
  const ids = choice.among.map((thing) => choice.as.id(thing));
  if (ids.includes('yes')) return 'yes';
  if (choice.topic !== 'turn') return randomAnswer(choice, random);
  const { seat } = g.turn!;
  const hurt = Math.max(...heroModels(g).map((hero) => woundsOf(g, hero.seat).length));
  if (ids.includes('rest') && hurt >= 3) return 'rest';
  const handy = ids.filter((id) => /^(recover|chest|consumable)/.test(id));
  if (handy.length > 0) return handy[random.below(handy.length)]!;
  const inBattle = enemiesOnMat(g).length > 0;
  const deeds = ids.filter((id) => id.startsWith('ability'));
  if (inBattle && deeds.length > 0) return deeds[0]!;
  const portal = inBattle ? undefined : nextPortal(g);
  const isAtExit = layoutOf(g).zones.some((at) => isExitTile(g, tileOfZone(at)));
  if (portal && !isAtExit && ids.includes(`explore:${portal.portal}`)) return `explore:${portal.portal}`;
  return moveTowards(g, seat, ids) ?? 'end';
}
