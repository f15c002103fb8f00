import { finish } from '@questwright/kernel';
import { endEngagement } from '../aspects/aspects.ts';
import { openPortals } from '../explore/portals.ts';
import { layoutOf } from '../map/layout.ts';
import { AT_EXIT, tileOfZone } from '../map/mat.ts';
import { inBattle } from '../order/marching-order.ts';
import { heroModels } from '../pieces.ts';
import type { Bardsung } from '../state.ts';
import { theEncounter } from './encounter.ts';

/** A defeat without a healing potion fails the encounter for all. */
export function failEncounter(g: Bardsung): never {
  return finish(g, { result: 'failed', winners: [], text: 'bs.outcome.failed' });
}

/** Asked after every step: engagement cards go, and the encounter ends when its goal is reached. */
export function settleEncounter(g: Bardsung): void {
  endEngagement(g);
  if (isCompleted(g))
    finish(g, {
      result: 'completed',
      winners: Array.from({ length: g.seats }, (_, seat) => seat),
      text: 'bs.outcome.completed',
    });
}

function isCompleted(g: Bardsung): boolean {
  switch (theEncounter(g).goal) {
    case 'crawl':
    case 'tunnel':
      return !inBattle(g) && heroModels(g).every(({ at }) => isExitTile(g, tileOfZone(at)));
    case 'fixed':
    case 'boss':
      return !inBattle(g);
    case 'outlast':
      return g.left === 0;
  }
}

/** The tiles at the exit that the heroes must reach; if no way leads on, the tile nearest to it counts. */
export function isExitTile(g: Bardsung, tile: number): boolean {
  const { exit } = theEncounter(g);
  const far = layoutOf(g).toExit.map((exits) => exits[exit]!);
  const nearest = Math.min(...far);
  if (nearest <= AT_EXIT) return far[tile]! <= AT_EXIT;
  return openPortals(g).length === 0 && far[tile] === nearest;
}
